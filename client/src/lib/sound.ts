/** Short tones, made here; silent unless the visitor wants them. */

import { settings } from "./settings.svelte";

/** Frequencies in hertz, one after another. */
const TUNES = {
  turn: [523.25, 783.99],
  move: [392],
  end: [523.25, 659.25, 783.99, 1046.5],
} as const;

const NOTE = 0.14;
let context: AudioContext | null = null;

export function sound(what: keyof typeof TUNES): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  // Before the visitor's first click a browser keeps it asleep: then there is nothing to hear.
  if (context.state === "suspended") context.resume().catch(() => {});
  TUNES[what].forEach((pitch, place) => {
    if (!context) return;
    const start = context.currentTime + place * NOTE;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(what === "move" ? 0.05 : 0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE * 1.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE * 1.7);
  });
}
