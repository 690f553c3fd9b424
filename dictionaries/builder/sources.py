# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the packages that the word lists are made from, and says which one is missing."""

import subprocess
import tarfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path


class SourceMissingError(Exception):
    """A package is not there; the message says how to get it."""


@dataclass(frozen=True, slots=True)
class Source:
    """A package that words or frequencies come from.

    Attributes:
        name: Its name in its own registry.
        registry: `Debian`, `PyPI` or `npm`.
        licence: SPDX expression of what is used of it.
        credit: Who is to be named.
        upstream: Version of the material inside, as its makers count it.
    """

    name: str
    registry: str
    licence: str
    credit: str
    upstream: str = ""


SCOWL = Source(
    "scowl", "Debian", "LicenseRef-SCOWL", "Kevin Atkinson and the authors named in SCOWL's notice"
)
HUNSPELL_IT = Source(
    "hunspell-it",
    "Debian",
    "GPL-3.0-only",
    "Gianluca Turconi, Davide Prina, Andrea Pescetti, Marina Latini (LibreItalia)",
    "5.1.0",
)
WITALIAN = Source("witalian", "Debian", "GPL-3.0-or-later", "Davide G. M. Salvetti")
HUNSPELL_RO = Source(
    "hunspell-ro", "Debian", "GPL-2.0-or-later OR LGPL-2.1-or-later OR MPL-1.1",
    "the Rospell team (Lucian Constantin and others)", "3.3.8",
)  # fmt: skip
ASPELL_RO = Source(
    "aspell-ro", "Debian", "GPL-2.0-or-later OR LGPL-2.1-or-later OR MPL-1.1",
    "the Rospell team", "3.3.9",
)  # fmt: skip
DICTIONARY_RO = Source(
    "dictionary-ro", "npm", "GPL-2.0-or-later OR LGPL-2.1-or-later OR MPL-1.1",
    "the Rospell team; packaged by Titus Wormer", "3.3.10",
)  # fmt: skip
HUNSPELL_PL = Source(
    "hunspell-pl", "Debian", "GPL-2.0-only OR LGPL-2.1-only OR MPL-1.1 OR Apache-2.0 OR CC-BY-4.0",
    "Marek Futrega and the contributors of SJP.PL",
)  # fmt: skip
WPOLISH = Source(
    "wpolish", "Debian", "Apache-2.0 OR CC-BY-4.0", "the contributors of SJP.PL", "20220301"
)
WORDFREQ = Source(
    "wordfreq", "PyPI", "CC-BY-SA-4.0", "Robyn Speer and the sources named in wordfreq's notice"
)

NPM_PINNED = {"dictionary-ro": "3.0.0"}


def version(source: Source) -> str:
    """The version of the package on this machine.

    Raises:
        SourceMissingError: It is not installed.
    """
    if source.registry == "PyPI":
        try:
            return metadata.version(source.name)
        except metadata.PackageNotFoundError as error:
            raise SourceMissingError(f"pip install {source.name}") from error
    if source.registry == "npm":
        return NPM_PINNED[source.name]
    query = ["dpkg-query", "-W", "-f=${Version}", source.name]
    found = subprocess.run(query, capture_output=True, text=True, check=False)
    if found.returncode or not found.stdout:
        raise SourceMissingError(f"apt-get install {source.name}")
    return found.stdout


def system_file(source: Source, path: str) -> Path:
    """A file that a Debian package puts on this machine.

    Raises:
        SourceMissingError: It is not there.
    """
    file = Path(path)
    if not file.exists():
        raise SourceMissingError(f"apt-get install {source.name} (no {path})")
    return file


def npm_files(source: Source, cache: Path) -> Path:
    """The unpacked files of an npm package, fetched once into `cache`.

    Raises:
        SourceMissingError: npm is not installed or cannot fetch it.
    """
    pinned = NPM_PINNED[source.name]
    folder = cache / f"{source.name}-{pinned}"
    if not folder.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        fetch = ["npm", "pack", "--silent", f"{source.name}@{pinned}"]
        try:
            subprocess.run(fetch, cwd=cache, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SourceMissingError(f"npm pack {source.name}@{pinned}") from error
        with tarfile.open(cache / f"{source.name}-{pinned}.tgz") as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"
