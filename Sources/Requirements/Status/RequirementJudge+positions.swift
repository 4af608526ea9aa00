/// Tells what kind of position somebody held: beside another one, as a deputy, in a rotation.
extension RequirementJudge {
  /// Whether a position without a title of its own was held beside something else: `Counter and bookkeeping, part time`.
  func isPartTime(_ job: Job) -> Bool {
    !job.title.contains { TitleWords.contains(words[$0]) }
      && Self.partTime.occurs(in: words, job.header)
  }

  private static let partTime = WordSet(
    "part time; teilzeit; nebenjob; temps partiel; tiempo parcial")

  /// Whether a position is that of somebody who leads: by its title, or by what was done: `led a team of four`.
  func isOfLeader(_ job: Job) -> Bool {
    job.title.contains {
      TitleWords.managing.contains(words[$0].singular)
        || ["lead", "leader", "head", "chef", "jefe", "jefa", "leiter", "leiterin"].contains(
          words[$0].singular)
    }
      || job.block.contains { index in
        DescriptionReader.leading.contains(words[index].stem)
          && (index + 1..<min(words.count, index + Self.teamReach)).contains {
            DescriptionReader.isTeam(words[$0])
          }
      }
  }

  private static let teamReach = 6
  static let led: Set<String> = ["team", "people", "staff", "equipo", "equipe"]

  /// Whether a position is only that of an assistant, and the years are those of a manager: `Assistant Site Manager`.
  func isOfDeputy(_ job: Job, _ subject: YearsTest.Subject) -> Bool {
    func isDeputy(_ word: Word) -> Bool {
      ["assistant", "deputy", "stellvertretender"].contains(word.text)
    }
    return subject.words.contains { TitleWords.managing.contains($0.singular) }
      && job.title.contains { isDeputy(words[$0]) } && !subject.words.contains(where: isDeputy)
  }

  /// Whether a word stands in a line on a rotation, which gave a part of the time to each of several areas: `Rotated
  /// through labour ward and triage`.
  func isInRotation(_ index: Int, _ job: Job) -> Bool {
    !job.header.contains(index)
      && resume.line(at: index).contains { Self.rotations.contains(words[$0].singular) }
  }

  private static let rotations: Set<String> = [
    "rotated", "rotating", "rotation", "rotational", "placement", "rotationen",
  ]
}
