"""Measures interlingua and other tools over a synthetic catalogue and prints the tables in Markdown.

Whole processes are measured, start-up included: wall time, processor time of all threads and the peak of resident
memory. Each figure is the median of several runs, taken in turns so that a busy moment does not hit one tool alone.
The other tools come from PyPI and are installed into .build/benchmark-venv.
"""

import argparse
import collections
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import generate

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "benchmark"
VENV = ROOT / ".build" / "benchmark-venv"
# The formats that each of the other tools reads and writes.
PEERS = {"translate-toolkit": ["android", "apple", "i18next"], "moz.l10n": ["android"]}


def prepare_tool(options):
    if options.tool:
        return Path(options.tool).resolve()
    subprocess.run(["swift", "build", "-c", "release", "--product", "interlingua"], cwd=ROOT, check=True)
    return ROOT / ".build" / "release" / "interlingua"


def prepare_peers(options):
    python = options.peers / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(options.peers)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "lxml", *PEERS], check=True)
    listing = subprocess.run(
        [str(python), "-m", "pip", "list", "--format", "freeze"], check=True, capture_output=True, text=True
    ).stdout
    versions = dict(line.split("==") for line in listing.splitlines() if "==" in line)
    return python, {peer: versions[peer] for peer in PEERS}


def prepare_sax():
    program = WORK / "sax"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "libxml-2.0"], check=True, capture_output=True, text=True
    ).stdout.split()
    compiler = shutil.which("cc") or shutil.which("clang")
    subprocess.run([compiler, "-O2", str(ROOT / "Benchmarks" / "sax.c"), "-o", str(program), *flags], check=True)
    return program


def prepare_json():
    subprocess.run(["swift", "build", "-c", "release", "--product", "measure-json"], cwd=ROOT, check=True)
    return ROOT / ".build" / "release" / "measure-json"


def catalogue(keys, languages, truncated=0):
    """The folder of a catalogue and its size; made once."""
    folder = WORK / (f"android-{keys}-{languages}" + (f"-{truncated}" if truncated else ""))
    if not folder.exists():
        generate.generate(folder, keys, languages, truncated=truncated)
    return folder, folder_size(folder)


def measure(command, processors):
    """Runs one process on the first processors of the machine: its wall time and processor time in seconds, and its
    peak memory in MiB."""
    with open(WORK / "output.log", "w") as log:
        before = time.perf_counter()
        process = subprocess.Popen(
            [str(part) for part in command], stdout=log, stderr=log, preexec_fn=lambda: pin(processors)
        )
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - before
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: exit status {process.returncode}, see {WORK / 'output.log'}")
    unit = 1 if sys.platform == "darwin" else 1024
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 2**20


def pin(processors):
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:processors]))


def table(jobs, runs, columns):
    """Measures jobs in turns and prints a table; the ratios refer to the first job.

    A job is its name, its command, a number of processors, and the entries and bytes that it goes through. Returns the
    medians of wall time, processor time and memory by the job's name.
    """
    results = {name: [] for name, *_ in jobs}
    for _ in range(runs):
        for name, command, processors, _, _ in jobs:
            results[name].append(measure(command, processors))
    print("| job | " + " | ".join(heading for heading, _ in columns) + " |")
    print("| --- |" + " --: |" * len(columns))
    medians = {}
    for name, _, _, entries, size in jobs:
        wall, processor, memory = (statistics.median(column) for column in zip(*results[name]))
        medians[name] = (wall, processor, memory)
        first = next(iter(medians.values()))
        figures = Figures(wall, processor, memory, entries, size, wall / first[0], processor / first[1])
        print(f"| {name} | " + " | ".join(show(figures) for _, show in columns) + " |", flush=True)
    print()
    return medians


Figures = collections.namedtuple("Figures", "wall processor memory entries size wall_ratio processor_ratio")

BASIC = [
    ("wall s", lambda figures: f"{figures.wall:.2f}"),
    ("processor s", lambda figures: f"{figures.processor:.2f}"),
    ("peak MiB", lambda figures: f"{figures.memory:.0f}"),
]
RATES = [
    ("entries/s", lambda figures: f"{figures.entries / figures.wall:,.0f}"),
    ("MB/s", lambda figures: f"{figures.size / figures.wall / 1e6:.1f}"),
    ("wall, ratio", lambda figures: f"{figures.wall_ratio:.2f}"),
    ("processor, ratio", lambda figures: f"{figures.processor_ratio:.2f}"),
]
GROWTH = [
    ("processor µs an entry", lambda figures: f"{figures.processor / figures.entries * 1e6:.1f}"),
    ("peak KiB an entry", lambda figures: f"{figures.memory / figures.entries * 1024:.2f}"),
]


def folder_size(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


class Tool:
    """The commands of the tool that is measured."""

    def __init__(self, path):
        self.path = path
        help = subprocess.run([str(path), "convert", "--help"], capture_output=True, text=True).stdout
        # Conversions that are verified do more than the other tools; they are measured beside the bare ones.
        self.verifies = "--no-verify" in help
        help = subprocess.run([str(path), "inspect", "--help"], capture_output=True, text=True).stdout
        self.reading = ["inspect", "--quiet"] if "--quiet" in help else ["inspect"]

    def convert(self, source, target, output=None, verifies=False):
        # An output folder of its own, emptied before: a file that would not change is not written.
        folder = output or WORK / "out" / f"{Path(source).name}-{target}"
        options = ["--base-language", "en", "--to", target, "--output", folder]
        if self.verifies and not verifies:
            options.append("--no-verify")
        emptying = 'rm -rf "$1"; shift; exec "$@"'
        return ["sh", "-c", emptying, "sh", folder, self.path, "convert", source, *options]

    def read(self, source):
        return [self.path, *self.reading, source, "--base-language", "en"]


def converted_catalogue(tool, android, target):
    """The files of another format that the tool makes of Android files, made once, and their size."""
    folder = WORK / android.name.replace("android", target)
    if not folder.exists():
        measure(tool.convert(android, target, folder), 2)
    return folder, folder_size(folder)


def compare_conversions(tool, options):
    android, android_size = catalogue(options.keys, options.languages)
    apple, apple_size = converted_catalogue(tool, android, "apple")
    i18next, i18next_size = converted_catalogue(tool, android, "i18next")
    xcstrings, xcstrings_size = converted_catalogue(tool, android, "xcstrings")
    sources = {"android": (android, android_size), "apple": (apple, apple_size), "i18next": (i18next, i18next_size)}
    entries = options.keys * options.languages
    print(f"{options.keys:,} keys in {options.languages} languages; Android {android_size / 1e6:.1f} MB, Apple "
          f"{apple_size / 1e6:.1f} MB, i18next {i18next_size / 1e6:.1f} MB, String Catalog {xcstrings_size / 1e6:.1f} MB; "
          f"median of {options.runs} runs on two processors\n")
    jobs = []
    for source, target, size in [
        (android, "apple", android_size), (apple, "android", apple_size), (i18next, "android", i18next_size),
        (android, "i18next", android_size), (android, "android", android_size),
        (apple, "xcstrings", apple_size), (xcstrings, "android", xcstrings_size),
    ]:
        name = f"interlingua, {source.name.split('-')[0]} to {target}"
        jobs.append((name, tool.convert(source, target), 2, entries, size))
        if tool.verifies:
            jobs.append((f"{name}, verified", tool.convert(source, target, verifies=True), 2, entries, size))
    if not options.no_peers:
        python, versions = prepare_peers(options)
        peers = ROOT / "Benchmarks" / "peers.py"
        for peer, formats in PEERS.items():
            for name in formats:
                source, size = sources[name]
                command = [python, peers, peer, name, source, WORK / "out" / f"{peer}-{name}"]
                target = "android" if name == "i18next" else name
                jobs.append((f"{peer} {versions[peer]}, {name} to {target}", command, 2, entries, size))
    table(jobs, options.runs, BASIC + RATES)


def compare_reading(tool, options):
    android, android_size = catalogue(options.keys, options.languages)
    apple, apple_size = converted_catalogue(tool, android, "apple")
    i18next, i18next_size = converted_catalogue(tool, android, "i18next")
    xcstrings, xcstrings_size = converted_catalogue(tool, android, "xcstrings")
    entries = options.keys * options.languages
    print("Reading on one processor, against a bare parse of the Android files and of the String Catalog\n")
    sax = [prepare_sax(), *sorted(android.glob("values*/strings.xml"))]
    foundation = [prepare_json(), "foundation", *sorted(xcstrings.rglob("*.xcstrings"))]
    jobs = [
        ("libxml2, SAX without callbacks", sax, 1, entries, android_size),
        ("interlingua, reading Android", tool.read(android), 1, entries, android_size),
        ("interlingua, reading Apple", tool.read(apple), 1, entries, apple_size),
        ("interlingua, reading i18next", tool.read(i18next), 1, entries, i18next_size),
        ("JSONSerialization of the String Catalog", foundation, 1, entries, xcstrings_size),
        ("interlingua, reading the String Catalog", tool.read(xcstrings), 1, entries, xcstrings_size),
    ]
    table(jobs, options.runs, BASIC + RATES)


def compare_verification(tool, options):
    """Verified conversions beside those of the version before: with hardly a difference, and with one in more than half of
    all messages."""
    print("Verified conversion of Android to i18next\n")
    tools = [("interlingua", tool)]
    if options.before:
        tools.insert(0, ("interlingua before", Tool(options.before.resolve())))
    jobs = []
    for truncated in (0, options.keys * 6 // 10):
        android, size = catalogue(options.keys, options.languages, truncated)
        entries = options.keys * options.languages
        for name, own in tools:
            name += f", {truncated:,} keys with a format that the target lacks" if truncated else ""
            jobs.append((name, own.convert(android, "i18next", verifies=True), 2, entries, size))
    table(jobs, options.runs, BASIC + RATES)


def compare_growth(tool, options):
    print("Growth\n")
    jobs = []
    for keys in (1_000, 10_000, 100_000):
        android, android_size = catalogue(keys, options.languages)
        apple, apple_size = converted_catalogue(tool, android, "apple")
        entries = keys * options.languages
        jobs.append((f"{keys:,} keys, Android to Apple", tool.convert(android, "apple"), 2, entries, android_size))
        jobs.append((f"{keys:,} keys, Apple to Android", tool.convert(apple, "android"), 2, entries, apple_size))
    table(jobs, 1 if options.runs < 3 else 3, BASIC + GROWTH)


def compare_json(options):
    """JSON on one processor: the package's reader against Foundation's, in the same process, and its memory and growth."""
    program = prepare_json()
    print("Reading JSON on one processor\n")
    print("| file, MB | interlingua s | JSONSerialization s | ratio | s/MB | peak MiB | of the file |")
    print("| --: |" + " --: |" * 6)
    for megabytes in (5, 10, 20, 40):
        file = WORK / f"catalogue-{megabytes}.json"
        if not file.exists():
            subprocess.run([str(program), "generate", str(file), str(megabytes)], check=True)
        size = file.stat().st_size
        answer = subprocess.run(
            [str(program), "compare", str(file), str(max(3, options.runs))],
            check=True,
            capture_output=True,
            text=True,
            preexec_fn=lambda: pin(1),
        ).stdout
        own, foundation = map(float, answer.split())
        memory = measure([program, "interlingua", file], 1)[2]
        share = memory * 2**20 / size
        print(
            f"| {size / 1e6:.0f} | {own:.3f} | {foundation:.3f} | {foundation / own:.1f} | {own / size * 1e6:.4f} "
            f"| {memory:.0f} | {share:.1f} |",
            flush=True,
        )
    print()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="the interlingua to measure; without it the release build of this package")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--languages", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--peers", type=Path, default=VENV, help="a virtual environment with the other tools")
    parser.add_argument("--before", type=Path, help="the interlingua of an earlier version, to measure beside this one")
    parser.add_argument("--no-peers", action="store_true", help="leave the other tools out")
    parser.add_argument("--no-growth", action="store_true", help="leave 1,000 and 100,000 keys out")
    parser.add_argument("--json", action="store_true", help="measure nothing but the reading of JSON")
    options = parser.parse_args()

    WORK.mkdir(parents=True, exist_ok=True)
    if options.json:
        compare_json(options)
        return
    tool = Tool(prepare_tool(options))
    compare_conversions(tool, options)
    compare_reading(tool, options)
    compare_verification(tool, options)
    if not options.no_growth:
        compare_growth(tool, options)
    compare_json(options)


if __name__ == "__main__":
    main()
