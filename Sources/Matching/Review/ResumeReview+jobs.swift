internal import Records

extension ResumeReview {
  /// The points of one kind about single jobs, the latest first: more say nothing new.
  private static let pointsPerKind = 3

  mutating func checkJobs(
    _ resume: JSON, _ text: ReviewedText, _ headings: Set<String>, _ results: inout ReviewResults
  ) {
    let work = resume["work"]?.arrayValue ?? []
    let jobs = work.indices.map { ReviewedJob(work, $0, in: text, headings: headings) }
    let known = jobs.compactMap(\.self)
    check(.dates, known, .undatedJob, &results, \.isDated) {
      "Your job “\($0)” has no dates."
    }
    check(.descriptions, known, .emptyJob, &results, \.isDescribed) {
      "You do not say what you did in your job “\($0)”."
    }
    check(.figures, known, .noFigures, &results, \.hasFigures) {
      "You name no figures in what you did in your job “\($0)”; say how much, how many or how often."
    }
    guard work.count > 1, known.count == work.count, let gaps = CareerGap.gaps(in: resume) else {
      return
    }
    results.set(.gaps, gaps.isEmpty)
    for gap in gaps.prefix(Self.pointsPerKind) {
      points.append(
        .init(
          .gap,
          "You give no dated entry between \(gap.last.text) and \(gap.next.text); say what you did.",
          span: jobs[gap.job]?.span))
    }
  }

  private mutating func check(
    _ check: ReviewCheck, _ jobs: [ReviewedJob], _ kind: ReviewPoint.Kind,
    _ results: inout ReviewResults, _ passes: (ReviewedJob) -> Bool?, sentence: (String) -> String
  ) {
    let judged = jobs.compactMap { job in passes(job).map { (job, passes: $0) } }
    guard !judged.isEmpty else { return }
    let failed = judged.filter { !$0.passes }.map(\.0)
    results.set(check, 1 - Double(failed.count) / Double(judged.count))
    for job in failed.prefix(Self.pointsPerKind) {
      points.append(.init(kind, sentence(job.name), span: job.span))
    }
  }
}

extension YearMonth {
  /// `YYYY-MM`, or `YYYY` without a month.
  fileprivate var text: String {
    guard let month else { return "\(year)" }
    return "\(year)-\(month < 10 ? "0" : "")\(month)"
  }
}
