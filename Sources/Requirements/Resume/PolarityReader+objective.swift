/// Tells what somebody looks for from what somebody has.
extension PolarityReader {
  /// Whether a sentence of a summary only says which position somebody wants: `Maintenance position in line station`. One
  /// such as `Nurse with ten years of experience seeking a role` also says what somebody has.
  func isObjective(_ mention: Range<Int>, _ sentence: Range<Int>) -> Bool {
    guard resume.sections[mention.lowerBound] == .summary else { return false }
    let all = words[sentence]
    return all.contains { Self.positions.contains($0.text) }
      && !all.contains { Self.held.contains($0.text) }
  }

  private static let positions = Set(
    words: "position role post job opportunity stelle poste emploi puesto empleo trabajo")
  /// Words of a sentence that also says what somebody has.
  private static let held = Set(
    words:
      """
      experience experienced years worked background current currently my with have bring skilled proficient expert strong
      certified licensed qualified trained used using built led am ive know hold erfahrung jahre experiencia anos ans
      """)
}
