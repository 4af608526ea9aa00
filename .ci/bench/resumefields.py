"""Compares the fields of a record of jm-parse-resume with the fields of the same resume as a person
reads them. Each field is counted as (right, found, known)."""
import collections
import itertools
import re
import unicodedata

FIELDS = ("name", "email", "phone", "links", "headings", "work.company", "work.title", "work.dates",
          "work.count", "edu.institution", "edu.degree", "edu.count", "skills")


def folded(text):
    return " ".join(unicodedata.normalize("NFKC", text or "").casefold().split())


def address(link):
    return re.sub(r"^(https?://)?(www\.)?", "", folded(link)).rstrip("/")


def digits(phone):
    return "".join(character for character in phone or "" if character.isdigit())


def likeness(first, second):
    """The F1 of the words, 1 for equal texts."""
    if not first or not second:
        return 0.0
    if folded(first) == folded(second):
        return 1.0
    one, two = (set(re.findall(r"[\w+#.&]+", folded(text))) for text in (first, second))
    return 2 * len(one & two) / ((len(one) + len(two)) or 1)


def matched(known, found, least, like):
    """One-to-one pairs of at least this likeness, the likeliest and nearest first."""
    candidates = []
    for (place, one), (other, two) in itertools.product(enumerate(known), enumerate(found)):
        value = like(one, two)
        if value >= least:
            candidates.append((value, -abs(place - other), place, other))
    pairs = {}
    for _, _, place, other in sorted(candidates, reverse=True):
        if place not in pairs and other not in pairs.values():
            pairs[place] = other
    return pairs


def longest_common_subsequence(first, second):
    lengths = [0] * (len(second) + 1)
    for item in first:
        diagonal = 0
        for place, other in enumerate(second, 1):
            diagonal, lengths[place] = lengths[place], (
                diagonal + 1 if item == other else max(lengths[place], lengths[place - 1]))
    return lengths[-1]


def of_record(record):
    """The fields of a record in the shape of the truth."""
    resume = record.get("resume") or {}
    basics = resume.get("basics") or {}
    links = [basics.get("url")] + [item.get("url") for item in basics.get("profiles") or []]
    skills = []
    for skill in resume.get("skills") or []:
        skills += skill.get("keywords") or [skill.get("name")]
    return {
        "name": basics.get("name"), "email": basics.get("email"), "phone": basics.get("phone"),
        "links": [link for link in links if link],
        "headings": [item["heading"] for item in record.get("sections") or [] if item["heading"]],
        "work": [{
            "company": item.get("name"), "title": item.get("position"), "start": item.get("startDate"),
            "end": item.get("endDate") or ("present" if item.get("startDate") else None),
        } for item in resume.get("work") or []],
        "education": [{
            "institution": item.get("institution"),
            "degree": " ".join(filter(None, (item.get("studyType"), item.get("area")))),
        } for item in resume.get("education") or []],
        "skills": [skill for skill in skills if skill],
    }


def counts(truth, record, any_order=False):
    """field → (right, found, known), for the fields whose truth is known."""
    found, result = of_record(record), {}
    for field, same in (("name", same_text), ("email", same_text), ("phone", same_number)):
        if truth.get(field):
            right = same(truth[field], found[field])
            result[field] = (int(right), int(bool(found[field])), 1)
    for field, norm in (("links", address), ("skills", folded)):
        if truth.get(field):
            one, two = ({norm(item) for item in items[field]} for items in (truth, found))
            result[field] = (len(one & two), len(two), len(one))
    if truth.get("headings"):
        one, two = ([folded(item) for item in items["headings"]] for items in (truth, found))
        if any_order:
            right = sum((collections.Counter(one) & collections.Counter(two)).values())
        else:
            right = longest_common_subsequence(one, two)
        result["headings"] = (right, len(two), len(one))
    for part, short, members in (("work", "work", ("company", "title")),
                                 ("education", "edu", ("institution", "degree"))):
        if truth.get(part) is not None and truth.get(part + "_count"):
            for member in members:
                result[f"{short}.{member}"] = column(truth[part], found[part], member)
            result[f"{short}.count"] = (int(len(truth[part]) == len(found[part])), 1, 1)
    if "work.count" in result:
        result["work.dates"] = dates(truth["work"], found["work"])
    return result


def same_text(known, found):
    return folded(known) == folded(found)


def same_number(known, found):
    one, two = digits(known), digits(found)
    return len(two) >= 7 and (one.endswith(two) or two.endswith(one))


def same_date(known, found):
    found = found or ""
    return found[:7] == known or len(known) == 4 and known.isdigit() and found[:4] == known


def column(known, found, member):
    """Values that are found where the truth is unknown count neither way."""
    one, two = ([item[member] for item in items if item.get(member)] for items in (known, found))
    right = len(matched(one, two, 0.8, likeness))
    return right, max(right, len(two) - (len(known) - len(one))), len(one)


def dates(known, found):
    """The start and end of the positions whose company or title was found."""
    members = ("company", "title")
    pairs = matched(known, found, 0.6, lambda one, two: max(
        likeness(one.get(first), two.get(second)) for first in members for second in members))
    ends = [(place, end) for place in range(len(known)) for end in ("start", "end") if known[place].get(end)]
    right = sum(place in pairs and same_date(known[place][end], found[pairs[place]].get(end))
                for place, end in ends)
    given = sum(bool(item.get(end)) for item in found for end in ("start", "end"))
    return right, max(right, given), len(ends)


def misses(truth, record, any_order=False):
    """Lines that show what differs, for those who look for a cause."""
    found = of_record(record)
    for field, (right, given, known) in counts(truth, record, any_order).items():
        if right == known and given <= known:
            continue
        part, _, member = field.partition(".")
        part = {"edu": "education"}.get(part, part)
        if member == "count":
            yield f"{field}: {len(truth[part])} ≠ {len(found[part])}"
        elif member == "dates":
            for items, sign in ((truth, "-"), (found, "+")):
                spans = [f"{item.get('start')}–{item.get('end')}" for item in items[part]]
                yield f"{field} {right}/{known}: {sign} {'; '.join(spans)}"
        else:
            one, two = (values(items, part, member) for items in (truth, found))
            common = collections.Counter(map(folded, one)) & collections.Counter(map(folded, two))
            missing, extra = (left_over(items, common) for items in (one, two))
            yield f"{field} {right}/{known}: - {' | '.join(missing)} + {' | '.join(extra)}"


def values(items, part, member):
    value = items.get(part)
    if member:
        return [item.get(member) or "" for item in value]
    return value if isinstance(value, list) else [value or ""]


def left_over(items, common):
    rest, common = [], common.copy()
    for item in items:
        if common[folded(item)] > 0:
            common[folded(item)] -= 1
        else:
            rest.append(item)
    return rest


def judged(truth, record):
    """(JSON Pointer, whether it is right) of the fields that can be compared on their own."""
    resume = record.get("resume") or {}
    basics = resume.get("basics") or {}
    for member, same in (("name", same_text), ("email", same_text), ("phone", same_number)):
        if basics.get(member) and truth.get(member):
            yield f"/basics/{member}", same(truth[member], basics[member])
    for part, members in (("work", (("name", "company"), ("position", "title"))),
                          ("education", (("institution", "institution"),))):
        items = resume.get(part) or []
        if truth.get(part) is None or not truth.get(part + "_count"):
            continue
        for member, known in members:
            places = [place for place, item in enumerate(items) if item.get(member)]
            expected = [item[known] for item in truth[part] if item.get(known)]
            if len(expected) < len(truth[part]):
                continue
            pairs = matched(expected, [items[place][member] for place in places], 0.8, likeness)
            for index, place in enumerate(places):
                yield f"/{part}/{place}/{member}", index in pairs.values()
    if truth.get("skills"):
        known = {folded(item) for item in truth["skills"]}
        for place, skill in enumerate(resume.get("skills") or []):
            for index, keyword in enumerate(skill.get("keywords") or []):
                yield f"/skills/{place}/keywords/{index}", folded(keyword) in known
