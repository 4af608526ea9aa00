import Flow
import Matching
import Records
import Requirements

/// Ranks one list of postings for any number of resumes.
final class Ranking {
  private let postings: [ListedPosting]
  private let index: PostingIndex
  private let titles: TitleNormalizer
  private let selection: MatchSelection
  private let details: MatchDetails
  private let isBest: Bool
  private let present: YearMonth?
  private let stamp: RunStamp?
  /// The requirements of postings that have been needed so far.
  private var requirements: [Int: [Requirement]] = [:]
  private var best: [Int: Best] = [:]

  private struct Best {
    let match: Match
    let resume: ParsedResume
    let position: Int
  }

  init(
    postings: [ListedPosting], titles: TitleNormalizer, selection: MatchSelection,
    details: MatchDetails, isBest: Bool, present: Timestamp, stamp: RunStamp?
  ) {
    let exclusions = ExclusionList(selection.not)
    let kept = exclusions.isEmpty ? postings : postings.filter { !exclusions.excludes($0.posting) }
    self.postings = kept
    self.titles = titles
    index = PostingIndex(kept.lazy.map(\.posting), titles: titles)
    self.selection = selection
    self.details = details
    self.isBest = isBest
    let fields = present.calendarFields
    self.present = YearMonth(year: fields.year, month: fields.month)
    self.stamp = stamp
  }

  /// Returns the matches of a resume, best first; none with `--best`, which keeps them.
  func matches(of record: Record, position: Int) throws(Failure) -> [Record] {
    let resume = try ParsedResume(record, present: present, titles: titles)
    let explainer = Explained(resume.profile)
    var records: [Record] = []
    for match in index.rank(
      resume.profile, limit: .max, extent: selection.all ? .all : .fitting)
    {
      guard isBest || records.count < selection.top ?? .max else { break }
      guard isWanted(match, explainer) else { continue }
      if isBest {
        keep(Best(match: match, resume: resume, position: position))
      } else {
        records.append(line(match, resume, explainer, position))
      }
    }
    return records
  }

  /// Returns each job once, with the resume that it fits best, best first.
  func bestMatches() -> [Record] {
    best.values.sorted {
      ($0.match.score, $1.match.posting) > ($1.match.score, $0.match.posting)
    }.prefix(selection.top ?? .max).map {
      line($0.match, $0.resume, Explained($0.resume.profile), $0.position)
    }
  }

  private func keep(_ candidate: Best) {
    if let known = best[candidate.match.posting], known.match.score >= candidate.match.score {
      return
    }
    best[candidate.match.posting] = candidate
  }

  // MARK: Selection

  private func isWanted(_ match: Match, _ explainer: Explained) -> Bool {
    if let category = selection.category, match.category != category { return false }
    if let least = selection.minScore, percent(match.score) < least { return false }
    guard let must = selection.must?.all else { return true }
    if must.contains(.remote), !match.isRemote { return false }
    let kinds = Set(must.compactMap(\.kind))
    guard !kinds.isEmpty else { return true }
    let decisive = requirements(of: match.posting).filter {
      kinds.contains($0.kind) && $0.importance == .required
    }
    return explainer.explainer.statuses(decisive).allSatisfy { $0.status == .met }
  }

  private func requirements(of posting: Int) -> [Requirement] {
    if let known = requirements[posting] { return known }
    let found = RequirementFinder.requirements(of: postings[posting].posting.text)
    requirements[posting] = found
    return found
  }

  // MARK: Lines

  /// The terms of a score, in the same unit.
  private func why(_ terms: ScoreTerms) -> JSON {
    [
      "text": .number(percent(terms.text)), "skills": .number(percent(terms.skills)),
      "title": .number(percent(terms.title)), "place": .number(percent(terms.place)),
      "seniority": .number(percent(terms.seniority)),
      "recency": .number(percent(terms.recency)),
    ]
  }

  /// A score from 0 to 100 with two decimals.
  private func percent(_ score: Double) -> Double { (score * 10_000).rounded() / 100 }

  private func line(
    _ match: Match, _ resume: ParsedResume, _ explainer: Explained, _ position: Int
  ) -> Record {
    let listed = postings[match.posting]
    var members: [JSONObject.Member] = [
      .init(name: "score", value: .number(percent(match.score))),
      .init(name: "category", value: match.category.map { .string($0.rawValue) } ?? .null),
      .init(name: "scope", value: match.scope.map { .string($0.rawValue) } ?? .null),
      .init(name: "is_remote", value: .bool(match.isRemote)),
    ]
    members += resume.origin
    if details.why { members.append(.init(name: "why", value: why(match.terms))) }
    if details.explain {
      let asked = requirements(of: match.posting)
      members += explainer.explainer.explain(listed.posting.text, asked).members
    }
    let record = listed.record.setting(members)
    return stamp?.applied(to: record, position: position, requestID: nil) ?? record
  }
}

/// The explainer of a resume, made when it is first needed.
final class Explained {
  private let profile: ResumeProfile
  private(set) lazy var explainer = profile.explainer

  init(_ profile: ResumeProfile) { self.profile = profile }
}
