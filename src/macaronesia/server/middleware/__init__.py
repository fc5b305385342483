"""The door: what every request passes before the routes, and what is told about it afterwards."""
