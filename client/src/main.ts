import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ready } from "./lib/i18n.svelte";

const target = document.getElementById("app");
if (target) ready().then(() => mount(App, { target }));
