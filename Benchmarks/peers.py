"""Reads Android string resources and writes them again with another tool: peers.py TOOL INPUT OUTPUT.

Both tools run in one process over all languages, as `interlingua convert` does.
"""

import sys
from pathlib import Path


def translate_toolkit(source, target):
    from translate.storage.aresource import AndroidResourceFile

    store = AndroidResourceFile.parsefile(str(source))
    # The content of a unit is decoded when it is asked for.
    texts = [unit.target for unit in store.units]
    with open(target, "wb") as file:
        store.serialize(file)
    return len(texts)


def moz_l10n(source, target):
    from moz.l10n.resource import parse_resource, serialize_resource

    resource = parse_resource(str(source))
    with open(target, "w", encoding="utf-8") as file:
        for piece in serialize_resource(resource):
            file.write(piece)
    return len(resource.sections)


if __name__ == "__main__":
    tool, source, target = sys.argv[1:]
    convert = {"translate-toolkit": translate_toolkit, "moz.l10n": moz_l10n}[tool]
    for path in sorted(Path(source).glob("values*/strings.xml")):
        output = Path(target) / path.relative_to(source)
        output.parent.mkdir(parents=True, exist_ok=True)
        convert(path, output)
