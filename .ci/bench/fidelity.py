"""Compares words, columns and links with those that other programs find. Each function yields
(name, value, goal, met)."""
import collections
import re
import unicodedata

import columns
import peers


def tokens(text):
    text = unicodedata.normalize("NFKC", text).replace("\u00ad", "")
    return [word for word in text.split() if re.search(r"\w", word)]


def pairs(words):
    return {first + second for first, second in zip(words, words[1:])}


def words(files, records):
    """Recovered: the share of the words that two peers agree on. Glued: two of their words joined in ours."""
    names = peers.installed()
    if len(names) < 2:
        return
    whole = found = glued = split = 0
    for file in files:
        mine = tokens(records[file]["text"])
        theirs = [tokens(peers.text(name, file)) for name in names]
        counts = [collections.Counter(words) for words in theirs]
        agreed = collections.Counter()
        for index, first in enumerate(counts):
            for second in counts[index + 1:]:
                agreed |= first & second
        own = collections.Counter(mine)
        whole += sum(agreed.values())
        missing = agreed - own
        found += sum((agreed & own).values())
        extra = own - agreed
        two = set().union(*map(pairs, theirs))
        one = set().union(*map(set, theirs))
        glued += sum(count for word, count in extra.items() if word in two and word not in one)
        joined = pairs(mine)
        split += sum(count for word, count in missing.items() if word in joined)
    share = found / max(whole, 1)
    yield "words recovered, of those that two peers agree on", round(share, 4), 0.995, share >= 0.995
    yield "words glued", glued, 0, glued == 0
    yield "words split", split, 0, split == 0


def switches(files, records):
    """Changes between columns along the text of first pages with two columns."""
    names = [name for name in ("pdftotext", "mutool") if name in peers.installed()]
    if "pdftotext" not in names:
        return
    totals, good, documents, fewest = collections.Counter(), collections.Counter(), 0, 0
    for file in files:
        width, places = peers.words(file)
        found = columns.columns(width, places)
        if not found:
            continue
        documents += 1
        least = 2 * len(found) - 1
        fewest += least
        count = collections.Counter(place[4] for place in places)
        side = {word[4]: (run, number) for run, both in enumerate(found)
                for number, words in enumerate(both) for word in words
                if count[word[4]] == 1 and len(word[4]) > 2}
        texts = {"ours": records[file]["text"]} | {
            name: peers.text(name, file) for name in [*names, "pdftotext -raw"]}
        for name, text in texts.items():
            order = [side[word] for word in text.split("\f")[0].split() if word in side]
            changes = sum(a != b for a, b in zip(order, order[1:]))
            totals[name] += changes
            good[name] += changes <= least + 3
    if not documents:
        return
    yield "two-column documents, and the fewest switches there can be", f"{documents}, {fewest}", None, True
    best = min(count for name, count in totals.items() if name != "ours")
    for name, count in totals.items():
        yield f"column switches, {name}", f"{count}, {good[name]} documents good", None, True
    limit = max(fewest, int(0.77 * best))
    yield "column switches", totals["ours"], limit, totals["ours"] <= limit


def address(uri):
    """The link without blanks and without what poppler adds to bare host names."""
    return "".join(uri.split()).removeprefix("http://").rstrip("/")


def links(files, records):
    if "pdftotext" not in peers.installed():
        return
    whole = found = 0
    for file in files:
        own = {address(link["uri"]) for link in records[file]["links"]}
        theirs = {address(uri) for uri in peers.annotations(file)}
        whole += len(theirs)
        found += len(theirs & own)
    yield "links of annotations", f"{found} of {whole}", whole, found == whole
