/// The numbers that decide between columns and rows. Distances are in ems of the body text.
///
/// They were set on the two-column resumes and the resumes with dates in the margin among the
/// labeled ones (`make bench-documents` counts the switches between columns).
///
/// The tests named here are those of `PageLayoutTests` with pages on which a number decides.
extension GutterSplit {
  /// The share that counts as most groups. Tests: `PageLayoutTests/datesBesideTheirBodyAreRows`,
  /// `headingsAboveDatedRowsAreNotAColumn`.
  static let most = 0.75
  /// Up to this many changes of side, each side was written as a whole: left, right and a third
  /// time for text below. Test: `entriesOfASidebarAreAColumn`.
  static let changesOfWholeSides = 2
  /// One stray change is tolerated for each of this many lines of the shorter side.
  /// Test: `columnsAreReadOneAfterTheOther`.
  static let linesPerStrayChange = 4
  /// A table of up to three rows that was written by column is still a table.
  /// Test: `rowsWrittenByColumnAreStillRows`.
  static let shortTable = (lines: 3, rows: 4)
  /// Sides that share more than this part of their rows are a table, or columns on one grid.
  /// Test: `columnsOfRunningTextOnOneGrid`.
  static let alignedRows: Float = 0.7
  /// The same for rows that were written one by one, each on one baseline. Test:
  /// `LabelColumnTests/rowsWrittenAcross`.
  static let rowsWrittenAcross: Float = 0.6
  /// The same for small groups, which share rows by chance more often. Test:
  /// `datesBesideTheirBodyAreRows`.
  static let closelyAlignedRows: Float = 0.85
  /// Columns written line by line have at least this many lines; fewer are an address beside
  /// another. Test: `columnsWrittenLineByLineAreStillColumns`.
  static let fewestColumnLines = 4
  /// Baselines this close are one baseline: rounding moves them by hundredths of an em, leading by
  /// tenths. Test: `entriesOfASidebarAreAColumn`.
  static let sameBaseline: Float = 0.08
  /// White space of more than half a line ends a group. Test: `datesBesideTheirBodyAreRows`.
  static let groupGap: Float = 0.55
  /// Lines this much further apart than the closest ones begin another cell. Test:
  /// `tallDateCellsWithoutSpaceBetweenThem`.
  static let widerCellStep: Float = 1.2
  /// A right cell may begin this much above its left cell, if its type is larger.
  static let higherRightCell: Float = 0.3

  /// A narrow left side that dates what is on the right.
  enum DateColumn {
    /// A sidebar may contain two dates by chance. Test: `datesBesideTheirBodyAreRows`.
    static let fewestGroups = 3
    /// Two dates are enough if each was written before its text, which is three changes of side.
    /// Test: `LabelColumnTests/datesBesideShortTexts`.
    static let fewestGroupsAcross = 2
    static let changesAcross = 3
    /// A date with a place and an employer has up to three rows; in tight leading, three entries
    /// are one group.
    static let tallestGroup = 9
    /// The average number of lines in a group. Test: `entriesOfASidebarAreAColumn`.
    static let linesPerGroup = 3
    /// The same if each date was written before its text: the employer and the place below it may wrap.
    static let linesPerGroupAcross = 4
    /// The widest date column, as a share of both sides. Year ranges with months take up to 0.3 of
    /// the page, while sidebars with numbers in them begin at 0.25.
    static let widestWithYears: Float = 0.32
    static let widestWithNumbers: Float = 0.22
    /// The same if each date is one line on the baseline of what it dates, as it never is by chance:
    /// the text beside it may be a few words. Test: `LabelColumnTests/datesBesideShortTexts`.
    static let widestOnBaselines: Float = 0.5
    /// Tops this close begin together; the right side may be set in larger type.
    static let sameTop: Float = 0.35
  }

  /// A narrow left side of labels for what is on the right. Test:
  /// `LabelColumnTests/labelsBesideTheirTextAreRows`.
  enum LabelColumn {
    /// Two labels may be written before their texts by chance.
    static let fewestGroups = 3
    static let tallestGroup = 3
    /// From the label to its text and back to the next label.
    static let changesPerGroup = 2
    /// The lines of labels, as a share of the lines beside them.
    static let mostLines = 0.7
    /// The widest label column, as a share of both sides.
    static let widest: Float = 0.32
    /// The same if each label begins on the baseline of the text beside it. Test:
    /// `LabelColumnTests/labelsBesideShortTexts`.
    static let widestOnBaselines: Float = 0.5
  }

  /// A table with ruled lines between its rows. Test: `LabelColumnTests/ruledLinesSeparateRows`.
  enum RuledTable {
    /// Two rows may be a header with a line below it, above two columns.
    static let fewestRows = 3
    /// The average number of lines of a row is at most this: sections between ruled lines have more.
    static let linesPerRow = 4
    /// A form: at least this many ruled lines, between this share of its lines. Test:
    /// `FlushRightTests/gapsInTheCellsOfForms`.
    static let fewestRules = 6
    static let ruledShare = 0.6
  }

  /// Cards in a grid. Test: `CardTests`.
  enum Cards {
    /// Two rows of two cards.
    static let fewestRows = 2
    static let fewestChanges = 3
    /// The width of the text on the narrower side over that on the wider one.
    static let evenness: Float = 0.6
  }

  /// Two lists beside each other. Tests: `twoListsWrittenOneAfterTheOtherAreColumns`,
  /// `rowsWrittenByColumnAreStillRows`.
  enum ListPair {
    static let fewestRows = 3
    /// The largest step between rows over the smallest.
    static let evenness: Float = 1.25
    /// The text on the left is wider than this share of the text on the right.
    static let leftWidth: Float = 0.6
  }

  /// A side that is running text. Tests: `columnsOfRunningTextOnOneGrid`,
  /// `tablesWrittenAcrossAreRows`.
  enum RunningText {
    static let fewestLines = 6
    /// Fewer lines without a gap are a cell.
    static let fewestLinesTogether = 4
    /// Narrower columns hold lists.
    static let narrowestColumn: Float = 12
    /// A line is full if it takes more than this share of the widest line.
    static let fullLine: Float = 0.75
    /// The share of full lines, and of lines without a gap, that running text has at least.
    static let share = 0.6
  }

  /// A side of small groups: labels, dates, places. Test: `tablesWrittenAcrossAreRows`.
  enum SmallGroups {
    static let fewest = 2
    static let mostLines = 3
    /// On average, groups have fewer than two and a half lines.
    static let linesPerTwoGroups = 5
  }

  /// A name or title above the columns.
  enum Title {
    /// The space below it.
    static let gap: Float = 0.8
    /// Its size.
    static let size: Float = 1.3
    static let mostLines = 3
    /// Text that begins above this share of its height is beside it. Test:
    /// `FlushRightTests/titlesOfColumnsBesideEachOther`.
    static let overlap: Float = 0.6
    /// Titles of two sections beside each other: how much their sizes may differ, and how much larger
    /// they are than the text below. Test: `LabelColumnTests/twoSectionsBesideEachOther`.
    static let sameSize: Float = 1.02
    static let larger: Float = 1.08
  }
}
