"""Measures interlingua and other tools over a synthetic catalogue and prints the tables in Markdown.

Whole processes are measured, start-up included: wall time, processor time of all threads and the peak of resident
memory. Each figure is the median of several runs, taken in turns so that a busy moment does not hit one tool alone.
The other tools come from PyPI and are installed into .build/benchmark-venv.
"""

import argparse
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
PEERS = ["translate-toolkit", "moz.l10n"]


def prepare_tool(options):
    if options.tool:
        return Path(options.tool).resolve()
    subprocess.run(["swift", "build", "-c", "release", "--product", "interlingua"], cwd=ROOT, check=True)
    return ROOT / ".build" / "release" / "interlingua"


def prepare_peers():
    python = VENV / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
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


def catalogue(keys, languages):
    """The folder of a catalogue and its size; made once."""
    folder = WORK / f"android-{keys}-{languages}"
    if not folder.exists():
        generate.generate(folder, keys, languages)
    return folder, sum(path.stat().st_size for path in folder.rglob("*.xml"))


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


def table(jobs, runs, size, entries):
    """Measures jobs (name, command, processors) and prints a table; the ratios refer to the first job."""
    results = {name: [] for name, _, _ in jobs}
    for _ in range(runs):
        for name, command, processors in jobs:
            results[name].append(measure(command, processors))
    print("| job | wall s | processor s | peak MiB | entries/s | MB/s | wall, ratio | processor, ratio |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: |")
    first = None
    for name, _, _ in jobs:
        wall, processor, memory = (statistics.median(column) for column in zip(*results[name]))
        first = first or (wall, processor)
        print(
            f"| {name} | {wall:.2f} | {processor:.2f} | {memory:.0f} | {entries / wall:,.0f} | "
            f"{size / wall / 1e6:.1f} | {wall / first[0]:.2f} | {processor / first[1]:.2f} |",
            flush=True,
        )
    print()
    return {name: statistics.median(wall for wall, _, _ in rows) for name, rows in results.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", help="the interlingua to measure; without it the release build of this package")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--languages", type=int, default=20)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true", help="leave the other tools out")
    parser.add_argument("--no-growth", action="store_true", help="leave 1,000 and 100,000 keys out")
    parser.add_argument(
        "--read",
        default="{tool} inspect {android} --base-language en",
        help="a command that only reads {android} with {tool}; it is measured on one processor",
    )
    options = parser.parse_args()

    WORK.mkdir(parents=True, exist_ok=True)
    tool = prepare_tool(options)
    sax = prepare_sax()
    android, size = catalogue(options.keys, options.languages)
    apple = WORK / f"apple-{options.keys}-{options.languages}"
    out = WORK / "out"
    entries = options.keys * options.languages
    # The Apple files are what the tool makes of the Android files.
    shutil.rmtree(apple, ignore_errors=True)
    measure([tool, "convert", android, "--base-language", "en", "--to", "apple", "--output", apple], 2)
    apple_size = sum(path.stat().st_size for path in apple.rglob("*") if path.is_file())

    def convert(source, target):
        # An output folder of its own, emptied before: a file that would not change is not written.
        folder = out / f"{Path(source).name}-{target}"
        return [
            "sh",
            "-c",
            'rm -rf "$1"; shift; exec "$@"',
            "sh",
            folder,
            tool,
            "convert",
            source,
            "--base-language",
            "en",
            "--to",
            target,
            "--output",
            folder,
        ]

    print(f"{options.keys:,} keys in {options.languages} languages; Android {size / 1e6:.1f} MB, "
          f"Apple {apple_size / 1e6:.1f} MB; median of {options.runs} runs on two processors\n")
    jobs = [
        ("interlingua, Android to Apple", convert(android, "apple"), 2),
        ("interlingua, Apple to Android", convert(apple, "android"), 2),
        ("interlingua, Android to Android", convert(android, "android"), 2),
    ]
    if not options.no_peers:
        python, versions = prepare_peers()
        for peer in PEERS:
            command = [python, ROOT / "Benchmarks" / "peers.py", peer, android, out / peer]
            jobs.append((f"{peer} {versions[peer]}, Android to Android", command, 2))
    table(jobs, options.runs, size, entries)

    print("Reading Android on one processor, against a bare parse of the same files\n")
    files = sorted(android.glob("values*/strings.xml"))
    read = [part.format(tool=tool, android=android) for part in options.read.split()]
    table(
        [("libxml2, SAX without callbacks", [sax, *files], 1), ("interlingua, reading into a catalogue", read, 1)],
        options.runs,
        size,
        entries,
    )

    if not options.no_growth:
        print("Growth, Android to Apple\n")
        for keys in (1_000, 10_000, 100_000):
            folder, bytes_ = catalogue(keys, options.languages)
            print(f"{keys:,} keys\n")
            table([("interlingua", convert(folder, "apple"), 2)], options.runs, bytes_, keys * options.languages)


if __name__ == "__main__":
    main()
