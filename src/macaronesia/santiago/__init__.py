"""Santiago, by Claudia Hely and Roman Pelek: rules, moves, views and drawings."""
