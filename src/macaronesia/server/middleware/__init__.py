"""What every request passes before the routes: limits, checks, the access log and metrics."""
