"""The command ``macaronesia``: a file a command, each found and imported when it is called."""

import os
import sys
from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from macaronesia.cli import (
    admin,
    analyse,
    arena,
    bench,
    bot,
    moves,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from macaronesia.cli.options import palms_spelt_out, spoken
from macaronesia.errors import BadOption, Refusal


class Commands(TyperGroup):
    """All commands; a flag whose value may be left out is spelt out before they read it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words that are left for the command."""
        return super().parse_args(ctx, palms_spelt_out(args))


app = typer.Typer(
    name="macaronesia",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Santiago and Islas Canarias: play, simulate, replay and check games.

    Alone: serve on this machine, and open the browser.

    Example: macaronesia play santiago --players 3
    """
    if version:
        typer.echo(metadata.version("macaronesia"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve_here()


for command in (play, serve, simulate, arena, replay, moves, verify, analyse, bench, rules, bot):
    app.command()(getattr(command, command.__name__.rpartition(".")[2]))
app.add_typer(admin.admin)


def main() -> None:
    """Run a command: 0 when it did its work, 2 on wrong use, 1 on a failure; errors are one sentence."""
    try:
        code = app(standalone_mode=False)
    except typer.Exit as done:
        code = done.exit_code
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has left (as `head` does); Python must not complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Refusal as refusal:
        fail(refusal.sentence(spoken()), 2 if isinstance(refusal, BadOption) else 1)
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}", 1)
    except Exception as error:
        if not hasattr(error, "format_message"):  # not one of Typer's own: a bug, and its traceback helps
            raise
        fail(error.format_message(), 2)
    sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str, code: int) -> None:
    """Say what is wrong on standard error and leave."""
    sys.stderr.write(f"macaronesia: {sentence}\n")
    sys.exit(code)
