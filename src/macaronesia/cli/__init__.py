"""The command ``macaronesia``: a file a command, each found and imported when it is called."""

import os
import sys
from typing import Annotated

import typer

from macaronesia import __version__
from macaronesia.cli import (
    admin,
    analyse,
    arena,
    bench,
    bot,
    bots,
    moves,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from macaronesia.cli.options import HELP, Commands, WrongUse, spoken
from macaronesia.cli.own_file import file_commands
from macaronesia.errors import BadOption, Refusal
from macaronesia.games import definitions, game_names

ABOUT = f"""{" and ".join(game.title for game in definitions())}: play, simulate, replay and check games.

Alone: serve on this machine, and open the browser.

Example: macaronesia play {game_names()[0]} --players 3
"""

app = typer.Typer(
    name="macaronesia",
    cls=Commands,
    context_settings=HELP,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True, help=ABOUT)
def alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """The command without a command."""
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve_here()


for command in (play, serve, simulate, arena, replay, moves, verify, analyse, bench, rules, bots, bot):
    app.command()(getattr(command, command.__name__.rpartition(".")[2]))
for name, of_file in file_commands():
    app.command(name)(of_file)
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
    except WrongUse as wrong:
        fail(wrong.reason.sentence(spoken()), 2)
    except Refusal as refusal:
        fail(refusal.sentence(spoken()), 2 if isinstance(refusal, BadOption) else 1)
    except OSError as error:
        fail(f"{error.filename or 'file'}: {error.strerror or error}", 1)
    except Exception as error:
        if not hasattr(error, "format_message"):  # not one of Typer's own: a bug, and its traceback helps
            raise
        context = getattr(error, "ctx", None)
        hint = f" ({context.command_path} --help)" if context is not None else ""
        fail(error.format_message() + hint, 2)
    sys.exit(code if isinstance(code, int) else 0)


def fail(sentence: str, code: int) -> None:
    """Say what is wrong on standard error and leave."""
    sys.stderr.write(f"macaronesia: {sentence}\n")
    sys.exit(code)
