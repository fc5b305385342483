"""A group of commands that says which there are when one is asked for that there is not."""

from typing import Any

from typer.core import TyperGroup

from macaronesia.cli.options import switches_spelt_out
from macaronesia.errors import BadOption, shown

#: ``-h`` is ``--help``, in every command.
HELP = {"help_option_names": ["-h", "--help"]}


class Commands(TyperGroup):
    """As Typer's own, with an error of ours for an unknown command.

    A flag whose value may be left out is spelt out before the commands read it.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words that are left for the command."""
        return super().parse_args(ctx, switches_spelt_out(args))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if not ctx.resilient_parsing and args[0] not in self.commands:
            known = ", ".join(self.list_commands(ctx))
            raise BadOption("no-command", command=shown(args[0]), commands=known, group=ctx.command_path)
        return super().resolve_command(ctx, args)
