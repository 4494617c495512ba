"""Reads string resources and writes them again with another tool: peers.py TOOL FORMAT INPUT OUTPUT.

The tools run in one process over all languages, as `interlingua convert` does. Of Apple's files they know .strings only;
.stringsdict files are left out. `i18next` is read and written as Android's resources: each text under its key as it
stands, with no change of placeholders or names.
"""

import sys
from pathlib import Path


def translate_toolkit_android(source, target):
    from translate.storage.aresource import AndroidResourceFile

    store = AndroidResourceFile.parsefile(str(source))
    # The content of a unit is decoded when it is asked for.
    texts = [unit.target for unit in store.units]
    with open(target, "wb") as file:
        store.serialize(file)
    return len(texts)


def translate_toolkit_apple(source, target):
    from translate.storage.properties import stringsutf8file

    store = stringsutf8file.parsefile(str(source))
    texts = [unit.target for unit in store.units]
    with open(target, "wb") as file:
        store.serialize(file)
    return len(texts)


def translate_toolkit_i18next(source, target):
    from translate.storage.aresource import AndroidResourceFile, AndroidResourceUnit
    from translate.storage.jsonl10n import I18NextV4File

    with open(source, "rb") as file:
        texts = I18NextV4File.parsestring(file.read()).units
    store = AndroidResourceFile()
    store.settargetlanguage(source.parent.name)
    for text in texts:
        unit = AndroidResourceUnit(text.getid().lstrip("."))
        store.addunit(unit)
        unit.target = text.target
    with open(target, "wb") as file:
        store.serialize(file)
    return len(texts)


def moz_l10n_android(source, target):
    from moz.l10n.resource import parse_resource, serialize_resource

    resource = parse_resource(str(source))
    with open(target, "w", encoding="utf-8") as file:
        for piece in serialize_resource(resource):
            file.write(piece)
    return len(resource.sections)


PATTERNS = {"android": "values*/strings.xml", "apple": "*.lproj/*.strings", "i18next": "**/*.json"}
TOOLS = {
    ("translate-toolkit", "i18next"): translate_toolkit_i18next,
    ("translate-toolkit", "android"): translate_toolkit_android,
    ("translate-toolkit", "apple"): translate_toolkit_apple,
    ("moz.l10n", "android"): moz_l10n_android,
}

if __name__ == "__main__":
    tool, format, source, target = sys.argv[1:]
    for path in sorted(Path(source).glob(PATTERNS[format])):
        output = Path(target) / path.relative_to(source).with_suffix(".xml" if format == "i18next" else path.suffix)
        output.parent.mkdir(parents=True, exist_ok=True)
        TOOLS[tool, format](path, output)
