"""Finds pages with two columns and assigns their words to the columns.

A column is running text at both sides of a white strip that nothing crosses. Rows are not columns:
where the shorter side stands on the baselines of the other in small groups, as dates do beside what
they date and values beside their keys, reading across is right. Judged by the places of the words
alone, so it is the same for every program.
"""
NARROWEST = 8
"""A strip narrower than this, in points, is a space between words."""
FEWEST_LINES = 8
SAME_BASELINE = 1
SAME_ROW = 3
STEP = 2


def rows(words):
    """Groups words (left, top, right, bottom, text) into rows by their bottoms."""
    found = []
    for word in sorted(words, key=lambda word: word[3]):
        if found and word[3] - found[-1][0][3] < SAME_ROW:
            found[-1].append(word)
        else:
            found.append([word])
    return found


def lines(words):
    """Rows with a word of three letters or more, which leaves out bullets, icons and numbers."""
    return [row for row in rows(words) if any(len(word[4]) > 2 for word in row)]


def stands_on(few, many):
    """The share of the lines whose baseline is also that of a line on the other side."""
    bottoms = [word[3] for line in many for word in line]
    shared = [line for line in few
              if any(abs(word[3] - bottom) < SAME_BASELINE for word in line for bottom in bottoms)]
    return len(shared) / len(few)


def runs_on(side):
    """The share of the lines in closely spaced groups of four or more."""
    groups, last = [], None
    for line in side:
        top, bottom = min(word[1] for word in line), max(word[3] for word in line)
        if last is not None and top - last < 0.6 * (bottom - top):
            groups[-1] += 1
        else:
            groups.append(1)
        last = bottom
    return sum(count for count in groups if count >= 4) / len(side)


def runs(page, x):
    """Runs of consecutive rows without text at x, each row as (left words, right words)."""
    found = [[]]
    for row in page:
        left = [word for word in row if word[2] <= x + STEP]
        right = [word for word in row if word[0] >= x - STEP and word[2] > x + STEP]
        crossed = len(left) + len(right) < len(row)
        narrow = left and right and (
            min(word[0] for word in right) - max(word[2] for word in left) < NARROWEST)
        if crossed or narrow:
            found.append([])
        else:
            found[-1].append((left, right))
    return found


def sides(run):
    """The words of both columns, or None if the run does not have two columns."""
    both = [[word for pair in run for word in pair[side]] for side in (0, 1)]
    few, many = sorted(map(lines, both), key=len)
    if len(few) < FEWEST_LINES or stands_on(few, many) > 0.6 and runs_on(few) < 0.5:
        return None
    return both


def columns(width, words):
    """(left words, right words) of each run at the strip that separates most lines; empty if there is none."""
    page = rows(words)
    best, found = 0, []
    for x in range(int(width * 0.15), int(width * 0.85), STEP):
        here = [both for both in map(sides, runs(page, x)) if both]
        count = sum(len(lines(side)) for both in here for side in both)
        if count > best:
            best, found = count, here
    return found
