"""A worker: a process that gets a line and answers with a line. It is started on demand.

Any failure of an exchange ends the process, and the next exchange starts a new one, so that a late answer is never
taken for that of the next exchange."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final


class NoAnswer(Exception):
    """The process gave no answer."""


class Late(NoAnswer):
    """The process took too long."""


class Ended(NoAnswer):
    """The process ended, could not be started, or its answer was too long."""


class Worker:
    """`seconds` limits the time of an exchange and `largest` the bytes of an answer. If the process ends during an
    exchange, the exchange is repeated in a new one, so that a process that has just died causes no failure."""

    def __init__(self, command: tuple[str, ...], seconds: float, largest: int, tries: int = 2) -> None:
        self._command, self._seconds, self._largest, self._tries = command, seconds, largest, tries
        self._process: Process | None = None
        self._turn: Final = asyncio.Lock()
        self.starts = 0  # how many processes were started

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self.alive else None

    async def exchange(self, line: bytes) -> bytes:
        """Return the answer to a line, without its line end. Raises NoAnswer."""
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._answer(line)
            except TimeoutError:
                raise Late(f"no answer in {self._seconds} seconds") from None

    async def _answer(self, line: bytes) -> bytes:
        for _ in range(self._tries - 1):
            with suppress(Ended):
                return await self._try(line)
        return await self._try(line)

    async def _try(self, line: bytes) -> bytes:
        try:
            return await self._said(await self._living(), line)
        except (OSError, EOFError, ValueError, RuntimeError) as problem:
            await self.stop()
            raise Ended(f"the process ended ({type(problem).__name__})") from None
        except BaseException:  # the exchange is late or was cancelled
            await self.stop()
            raise

    async def _living(self) -> Process:
        if not self.alive:
            await self.stop()
        if self._process is None:
            self.starts += 1
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=self._largest
            )
        return self._process

    async def _said(self, process: Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return answer[:-1]

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # drain its standard output, or the pipe would block
