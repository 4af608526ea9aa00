/// What is known about a line that may be a heading: its style, its place, its neighbors and its
/// words. None depends on a language or a template; the section titles of a language are three of
/// them.
///
/// The weights are in `HeadingModel+table.swift` in this order; `make train-resumes` writes them.
package enum HeadingFeature: Int, CaseIterable, Sendable {
  case always
  // The size, compared with that of most text.
  case smaller, sameSize, larger, muchLarger, unknownSize
  case bold, boldUnlikeBody, italic, capitals, ruleBelow, level, title, spacedLetters
  case contrast0, contrast1, contrast2, contrast3, contrast4
  // Its length.
  case words1, words2, words3, words4, words5, longText
  // The space around it.
  case apartAbove, apartBelow, apartBoth, closeBoth
  // The line after it and the line before it.
  case nextNone, nextBullet, nextSameStyle, nextBold, nextDated, nextSmaller, nextProse, nextCells
  case previousNone, previousBullet, previousProse, previousSameStyle, previousTitle
  // Its signs.
  case endsColon, comma, parenthesis, conjunction, number, lowerCase, titleCase
  // Its place.
  case atEdge, indented, centered, topOfResume, topOfColumn, inCell, inFirstCell, marginLabel
  // Lines of the same style in the resume.
  case styleOnce, styleFew, styleSome, styleMany, styleCommon, styleApart, styleShort
  case styleTitles1, styleTitles2, styleTitles3, styleMostlyTitles, styleRarelyTitles
  case mostTitlesStyle, nearMostTitlesStyle, noTitlesAtAll
  // Its words.
  case wholeTitle, partTitle, noTitle
  case wholeTitleWithContrast, wholeTitleApart, wholeTitleOfStyle, wholeTitleOfOtherStyle
  case wholeTitlePlain, partTitleOfStyle, partTitleWithContrast, noTitleOfStyle, noTitleOfOtherStyle
  case noTitleWithContrast, noTitleOfContrastingStyle
  case namesEntry, namesEntryOfStyle
}
