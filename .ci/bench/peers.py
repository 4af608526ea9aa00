"""The programs to compare with: how they are run, and what text they give."""
import functools
import html
import importlib.util
import re
import shutil
import subprocess
import sys

PDFIUM = """
import pypdfium2, sys
for file in sys.argv[1:]:
    for page in pypdfium2.PdfDocument(file):
        sys.stdout.write(page.get_textpage().get_text_bounded())
        sys.stdout.write("\\f")
"""

PYTHON_DOCX = """
import docx, sys
for file in sys.argv[1:]:
    document = docx.Document(file)
    lines = [paragraph.text for paragraph in document.paragraphs]
    lines += [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    sys.stdout.write("\\n".join(lines))
"""


@functools.cache
def installed():
    names = [name for name in ("pdftotext", "mutool") if shutil.which(name)]
    return names + (["pypdfium2"] if importlib.util.find_spec("pypdfium2") else [])


def batches(files, folder):
    """Commands that read all files, by name."""
    commands = {}
    if "pdftotext" in installed():
        loop = 'for file; do pdftotext "$file" -; done'
        commands["pdftotext, a process each"] = ["sh", "-c", loop, "sh", *files]
        # One document of all pages: poppler's own speed, without its start-up.
        whole = f"{folder}/all.pdf"
        if subprocess.run(["pdfunite", *files, whole], capture_output=True).returncode == 0:
            commands["poppler in one process"] = ["pdftotext", whole, "-"]
    if "mutool" in installed():
        loop = 'for file; do mutool draw -q -F txt "$file"; done'
        commands["mutool, a process each"] = ["sh", "-c", loop, "sh", *files]
    if "pypdfium2" in installed():
        commands["pypdfium2 in one process"] = [sys.executable, "-c", PDFIUM, *files]
    return commands


def word_commands(files, copies):
    """Commands that read Word documents, by name, and how many each reads: the files once, or several
    times in one process."""
    commands = {}
    python = with_docx()
    if python:
        command = [python, "-c", PYTHON_DOCX, *files * copies]
        commands["python-docx in one process"] = (command, len(files) * copies)
    if shutil.which("pandoc"):
        loop = 'for file; do pandoc -f docx -t plain "$file"; done'
        commands["pandoc, a process each"] = (["sh", "-c", loop, "sh", *files], len(files))
    return commands


def with_docx():
    """A Python that has python-docx: this one, or that of the system, for which Debian packages it."""
    for python in (sys.executable, "/usr/bin/python3"):
        if shutil.which(python) and not subprocess.run(
                [python, "-c", "import docx"], capture_output=True).returncode:
            return python
    return None


def text(name, file):
    command = {
        "pdftotext": ["pdftotext", file, "-"],
        "pdftotext -raw": ["pdftotext", "-raw", file, "-"],
        "mutool": ["mutool", "draw", "-q", "-F", "txt", file],
        "pypdfium2": [sys.executable, "-c", PDFIUM, file],
    }[name]
    return subprocess.run(command, capture_output=True, text=True, errors="replace").stdout


def words(file):
    """Width of the first page and its words as (left, top, right, bottom, text), by pdftotext."""
    page = subprocess.run(["pdftotext", "-bbox", "-l", "1", file, "-"], capture_output=True,
                          text=True, errors="replace").stdout
    width = float(re.search(r'page width="([\d.]+)"', page).group(1))
    found = re.findall(r'xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">'
                       r"(.*?)</word>", page)
    return width, [(*map(float, place), html.unescape(text)) for *place, text in found]


def annotations(file):
    """Addresses of link annotations, by poppler."""
    listing = subprocess.run(["pdfinfo", "-url", file], capture_output=True, text=True,
                             errors="replace").stdout
    return {line.split(None, 2)[2] for line in listing.splitlines()[1:]
            if len(line.split(None, 2)) == 3 and line.split()[1] == "Annotation"}
