extension RequirementJudge {
  func judge(_ test: YearsTest, _ requirement: Requirement) -> JudgedRequirement {
    let byDates = judgeDates(test, requirement)
    if byDates.status == .met, statesFewer(test) {
      return JudgedRequirement(requirement, .notFound)
    }
    return byDates.status == .notFound
      ? judgeStated(test, requirement) ?? byDates : byDates
  }

  /// Judges years by the dates of the positions that are about their subject.
  private func judgeDates(_ test: YearsTest, _ requirement: Requirement) -> JudgedRequirement {
    let dated = resume.jobs.filter(\.isWork).compactMap {
      $0.within(test.window, before: resume.now)
    }
    guard !dated.isEmpty else { return JudgedRequirement(requirement, .notFound) }
    if test.subject.isEmpty, !test.role.isEmpty, !isOverall(requirement) {
      return judgeRole(test, dated, requirement)
    }
    let standing =
      test.subject.isEmpty
      ? dated
      : dated.flatMap { job in
        guard let subject = test.subjects.first(where: { stands($0, test, in: job) }) else {
          return [Job]()
        }
        return narrowed(job, to: subject, test)
      }
    let months = Self.months(standing)
    if months >= test.months {
      let narrow = standing.filter { job in
        test.subjects.contains { subject in
          (subject.isEmpty || stands(subject, test, in: job))
            && subject.limits.allSatisfy { stands($0, in: job) }
        } && !isOfHelper(job, test.role) && test.settings.allSatisfy { stands($0, in: job) }
      }
      let sure = Self.months(narrow)
      return sure >= test.months
        ? result(requirement, .met, narrow, sure) : JudgedRequirement(requirement, .notFound)
    }
    guard !standing.isEmpty, !test.isOpen else {
      // Fewer years of any work than are asked for of one subject.
      return JudgedRequirement(requirement, .notFound)
    }
    // Other positions may also be about the subject without saying so, unless their titles are
    // of another kind.
    let others = dated.filter { job in !standing.contains(job) }
    let possible = others.filter { job in
      !test.subject.skills.isEmpty && standing.contains { isRelated($0, job) }
    }
    guard Self.months(standing + possible) < test.months else {
      return JudgedRequirement(requirement, .notFound)
    }
    // A position whose description happens to have the words does not say that others are not about
    // the subject.
    let isPlain = test.subject.words.isEmpty || standing.allSatisfy { isTitled($0, test.subject) }
    let isOfOtherKind = others.allSatisfy { other in
      !other.title.isEmpty && !standing.contains { sharesKind($0, other) }
        && !namesPart(of: test, other)
    }
    guard isPlain && isOfOtherKind || Self.months(dated) < test.months else {
      return JudgedRequirement(requirement, .notFound)
    }
    return tooFew(test, requirement, standing, months)
  }

  /// Whether years of any work count: `6 to 9 years overall`.
  private func isOverall(_ requirement: Requirement) -> Bool {
    WordReader.words(requirement.text).contains { ["overall", "insgesamt"].contains($0.text) }
  }

  /// Whether a title has one of the words of the subject: `Growth Marketing Manager` for digital marketing.
  private func namesPart(of test: YearsTest, _ job: Job) -> Bool {
    let title = Roots.ofTitle(words[job.title])
    return test.subjects.contains { subject in
      subject.words.contains { word in title.contains { Roots.areSame($0, Roots.of(word)) } }
    }
  }

  /// Years without a subject, or `in a similar role`, are years of the work of the posting: only
  /// positions of its kind count. Too few years of any work are too few of this.
  private func judgeRole(_ test: YearsTest, _ dated: [Job], _ requirement: Requirement)
    -> JudgedRequirement
  {
    let similar = dated.filter {
      isSimilar($0, to: test.role) && !isOfHelper($0, test.role) && !isPartTime($0)
    }
    let months = Self.months(similar)
    if months >= test.months {
      let sure = similar.filter { job in test.settings.allSatisfy { stands($0, in: job) } }
      return Self.months(sure) >= test.months
        ? result(requirement, .met, sure, Self.months(sure))
        : JudgedRequirement(requirement, .notFound)
    }
    let all = Self.months(dated)
    return all < test.months
      ? tooFew(test, requirement, dated, all) : JudgedRequirement(requirement, .notFound)
  }

  /// Whether two positions may be of the same kind: their titles share a noun, or both have a general one, as
  /// `Software Engineer` and `Backend Developer` do. Those who manage are of another kind than those who do.
  private func sharesKind(_ one: Job, _ other: Job) -> Bool {
    func kinds(_ job: Job) -> Set<String> {
      Set(words[job.title].filter(TitleWords.contains).map(\.singular))
    }
    func areGeneral(_ kinds: Set<String>, areManagers: Bool) -> Bool {
      kinds.contains {
        TitleWords.general.contains($0) && TitleWords.managing.contains($0) == areManagers
      }
    }
    let (own, others) = (kinds(one), kinds(other))
    return others.isEmpty || !own.isDisjoint(with: others)
      || [true, false].contains {
        areGeneral(own, areManagers: $0) && areGeneral(others, areManagers: $0)
      }
  }

  /// Whether the resume states more years in words: `12 years of experience in retail`.
  private func statesMore(than months: Int) -> Bool {
    words.indices.dropLast().contains { index in
      guard Numbers.unit(words[index + 1]) == 12, let value = Numbers.value(words[index]),
        value * 12 > months, value < Self.career
      else { return false }
      return (index + 2..<min(words.count, index + 2 + Self.statement)).contains {
        Self.experience.contains(words[$0].text) || words[$0].text.hasSuffix("ing")
      }
    }
  }

  /// How many words after the years tell of what they are.
  private static let statement = 4
  /// More years than anybody works.
  static let career = 60
  private static let experience: Set<String> = [
    "experience", "of", "in", "as", "erfahrung", "berufserfahrung", "experiencia", "dans", "en",
  ]

  /// Too few months, unless the parser read dates that are not understood here.
  private func tooFew(
    _ test: YearsTest, _ requirement: Requirement, _ jobs: [Job], _ months: Int
  ) -> JudgedRequirement {
    // What the parser took for work may be what is read as education here.
    let all = Self.months(resume.dates.map(\.months))
    let parsed = (resume.parsed.years ?? 0) * 12
    guard parsed < test.months || parsed <= all + Self.rounding, !statesMore(than: test.months - 1)
    else {
      return JudgedRequirement(requirement, .notFound)
    }
    let judged = result(requirement, .notMet, jobs, months)
    // `2016 – 2019` may be nearly four years.
    return judged.hasDatesWithoutMonths && months + Self.rounding >= test.months
      ? JudgedRequirement(requirement, .notFound) : judged
  }

  /// Months by which two readings of the same dates may differ: those of a year without a month.
  private static let rounding = 18

  /// Whether the title of a position names a kind of work that a posting's title also names.
  private func isSimilar(_ job: Job, to role: [Word]) -> Bool {
    let role = Roots.ofTitle(role[...])
    let wanted = Set(role).union(Roots.implied(by: role))
    // Which words of a header are the title is not always clear.
    let named = job.title.isEmpty ? job.header : job.title
    let title = Roots.ofTitle(words[named]) { !Self.ranks.contains($0.text) }
    let own = Set(title).union(Roots.implied(by: title))
    // A software engineer does other work than a water engineer.
    let special = wanted.filter { root in !Self.generalRoots.contains { Roots.areSame($0, root) } }
    return own.contains { root in
      (special.isEmpty ? wanted : special).contains { Roots.areSame($0, root) }
    }
  }

  private static let generalRoots = Set(
    TitleWords.general.flatMap { Roots.ofTitle(WordReader.words($0)[...]) })

  /// Whether a position is that of somebody who helps or learns, and the posting looks for another: years as a
  /// dental assistant are none as a hygienist.
  private func isOfHelper(_ job: Job, _ role: [Word]) -> Bool {
    guard let head = job.title.last(where: { TitleWords.contains(words[$0]) }) else { return false }
    let isHelper =
      Self.helpers.contains(words[head].singular)
      || job.title.contains { Self.learners.contains(words[$0].singular) }
    return isHelper && !role.isEmpty
      && !role.contains {
        Self.helpers.contains($0.singular) || Self.learners.contains($0.singular)
          || Self.ofFirstYears.contains($0.text)
      }
  }

  private static let helpers: Set<String> = [
    "assistant", "aide", "helper", "receptionist", "attendant", "helfer", "aushilfe",
  ]
  private static let learners: Set<String> = [
    "apprentice", "trainee", "intern", "internship", "student", "auszubildender", "auszubildende",
    "azubi", "praktikant", "praktikantin", "stagiaire", "apprenti", "apprentie", "becario",
    "becaria", "aprendiz", "praktikum", "stage", "werkstudent", "werkstudentin",
  ]
  /// Words of titles for which years of learning count.
  private static let ofFirstYears: Set<String> = ["junior", "entry", "graduate", "clerk"]

  /// Words of titles that name a rank or nothing, not a kind of work.
  private static let ranks: Set<String> = [
    "senior", "junior", "lead", "head", "chief", "assistant", "associate", "deputy", "director",
    "manager", "officer", "specialist", "coordinator", "technician", "operator", "of", "and", "the",
    "in", "for", "a", "trainee", "intern", "staff", "principal", "i", "ii", "iii", "m", "w", "d",
    "h", "f", "de", "der", "die", "le", "la", "en", "und", "et", "y", "supervisor", "worker",
    "class", "analyst", "consultant", "team", "leader",
  ]

  private func result(
    _ requirement: Requirement, _ status: JudgedRequirement.Status, _ jobs: [Job], _ months: Int
  ) -> JudgedRequirement {
    let spans = jobs.compactMap { resume.text.span($0.dates.words) }
    return JudgedRequirement(requirement, status, spans, months: months, place: .work)
  }

  /// Returns the months that positions cover, overlaps counted once.
  static func months(_ jobs: [Job]) -> Int { months(jobs.map(\.dates.months)) }

  private static func months(_ ranges: [Range<Int>]) -> Int {
    var months = 0
    var end = Int.min
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      months += max(0, range.upperBound - max(end, range.lowerBound))
      end = max(end, range.upperBound)
    }
    return months
  }

  /// Whether a position is about a subject: its header or its description says so.
  private func stands(_ subject: YearsTest.Subject, _ test: YearsTest, in job: Job) -> Bool {
    if !subject.skills.isEmpty {
      let reader = MentionReader(resume)
      return subject.skills.contains { skill in
        let name = WordReader.words(SkillLexicon.shared.names[skill])
        let mentions =
          reader.mentions(of: skill, in: skills)
          + (name.count > 1 ? reader.mentions(of: name) : [])
        return mentions.contains {
          $0.polarity == .has && job.block.contains($0.words.lowerBound)
            || job.title.contains($0.words.lowerBound)
        }
      }
    }
    let title = Roots.ofTitle(words[job.title])
    // A driver who reports accidents has no years of reporting: where the title does not name the
    // subject, the position has to be of the kind that the posting offers.
    let isSimilar = test.role.isEmpty || isSimilar(job, to: test.role)
    if isSwapped(subject, in: job) || isOfDeputy(job, subject) { return false }
    if subject.words.allSatisfy({ Self.led.contains($0.singular) }) { return isOfLeader(job) }
    let polarity = PolarityReader(resume: resume)
    let untitled = subject.words.filter { word in
      !(title + Roots.implied(by: title)).contains { Roots.areSame($0, Roots.of(word)) }
    }
    // `Pipe welding`: the words that the title does not have stand in one line, or in the header.
    let lines = untitled.count > 1 ? resume.lines.filter { job.block.overlaps($0) } : [job.block]
    return lines.contains { line in
      untitled.allSatisfy { word in
        let root = Roots.of(word)
        return isSimilar
          && (Array(line.clamped(to: job.block)) + job.header).contains { index in
            if isInRotation(index, job) { return false }
            // In the name of an employer only the word itself counts: a clinic is not clinical.
            let isSame =
              job.header.contains(index)
              ? words[index].singular == word.singular
              : words[index].shape != .number && Roots.areSame(Roots.of(words[index]), root)
            return isSame && polarity.read(index..<index + 1).polarity == .has
          }
      }
    }
  }

  /// Whether a position has two words only in the other order: `home care` is not work in a care home.
  private func isSwapped(_ subject: YearsTest.Subject, in job: Job) -> Bool {
    guard subject.words.count == 2 else { return false }
    let roots = subject.words.map { Roots.of($0) }
    func has(_ first: String, _ second: String) -> Bool {
      job.block.dropLast().contains { index in
        words[index + 1].gap.isEmpty && Roots.areSame(Roots.of(words[index]), first)
          && Roots.areSame(Roots.of(words[index + 1]), second)
      }
    }
    return has(roots[1], roots[0]) && !has(roots[0], roots[1])
  }

  /// Whether a position names a word and does not deny it.
  private func stands(_ word: Word, in job: Job) -> Bool {
    let root = Roots.of(word)
    let title = Roots.ofTitle(words[job.title])
    if (title + Roots.implied(by: title)).contains(where: { Roots.areSame($0, root) }) {
      return true
    }
    let polarity = PolarityReader(resume: resume)
    return job.block.contains { index in
      words[index].shape != .number && Roots.areSame(Roots.of(words[index]), root)
        && polarity.read(index..<index + 1).polarity == .has
    }
  }

  /// The part of a position in which the subject stands, if the lines that name it have dates of their own:
  /// `Oil and gas: 2010 - 2013` in a position since 2009.
  private func narrowed(_ job: Job, to subject: YearsTest.Subject, _ test: YearsTest) -> [Job] {
    let title = Roots.ofTitle(words[job.title])
    let header = job.header.map { Roots.of(words[$0]) } + Array(Roots.implied(by: title))
    let roots = subject.words.map { Roots.of($0) }.filter { root in
      !header.contains { Roots.areSame($0, root) }
    }
    let body = job.header.upperBound..<max(job.header.upperBound, job.block.upperBound)
    let named = skills.filter { mention in
      subject.skills.contains { SkillLexicon.shared.narrower[$0].contains(mention.skill) }
    }
    guard !roots.isEmpty || !named.contains(where: { job.header.contains($0.words.lowerBound) })
    else { return [job] }
    let lines = resume.lines.filter { line in
      body.contains(line.lowerBound)
        && (named.contains { line.contains($0.words.lowerBound) }
          || line.contains { index in
            roots.contains { Roots.areSame(Roots.of(words[index]), $0) }
          })
    }
    guard !lines.isEmpty else { return [job] }
    var parts: [Job] = []
    for line in lines {
      let dates = resume.dates.filter { line.contains($0.words.lowerBound) }
      // `Cover in theatre in 2024 (6 weeks)`: some of the time only.
      if dates.isEmpty, !line.contains(where: isTime) { return [job] }
      parts += dates.map {
        Job(title: job.title, header: job.header, block: job.block, dates: $0, isWork: job.isWork)
      }
    }
    return parts.compactMap { $0.within(test.window, before: resume.now) }
  }

  /// Whether a word is a year or the unit of a duration: `2024`, `6 weeks`.
  private func isTime(_ index: Int) -> Bool {
    if DateRange.year(words[index]) != nil { return true }
    return index > 0 && Numbers.value(words[index - 1]) != nil
      && (Numbers.unit(words[index]) != nil || Self.shortTimes.contains(words[index].singular))
  }

  private static let shortTimes: Set<String> = [
    "week", "day", "woche", "wochen", "tag", "tage", "semaine", "jour", "semana", "dia",
  ]

  /// Whether the title of a position names the subject.
  private func isTitled(_ job: Job, _ subject: YearsTest.Subject) -> Bool {
    let title = Roots.ofTitle(words[job.title])
    let all = title + Array(Roots.implied(by: title))
    return subject.words.allSatisfy { word in
      all.contains { Roots.areSame($0, Roots.of(word)) }
    }
  }

  /// Whether two positions share the kind of work: `Software Engineer` and `Test Engineer`.
  private func isRelated(_ one: Job, _ other: Job) -> Bool {
    let first = Set(Roots.ofTitle(words[one.title]))
    let second = Set(Roots.ofTitle(words[other.title]))
    if first.isEmpty || second.isEmpty { return true }
    let implied = first.union(Roots.implied(by: Array(first)))
    return !implied.isDisjoint(with: second.union(Roots.implied(by: Array(second))))
  }
}

extension Job {
  /// The position in the last months of a window; nil if it ended before.
  func within(_ window: Int?, before now: Int) -> Job? {
    guard let window else { return self }
    let months = dates.months.clamped(to: now + 1 - window..<Int.max)
    guard !months.isEmpty else { return nil }
    return Job(
      title: title, header: header, block: block,
      dates: DateRange(words: dates.words, months: months, isOngoing: dates.isOngoing),
      isWork: isWork)
  }
}
