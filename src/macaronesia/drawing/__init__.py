"""What the pictures of both games share: the pen, the lettering, the colours, the seats and the sea."""
