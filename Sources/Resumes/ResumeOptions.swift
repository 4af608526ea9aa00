/// Which fields of a resume are written, and what is written about them.
package struct ResumeOptions: Sendable {
  /// Fields with a lower confidence are left out.
  package var minimumConfidence = 0.0
  /// Whether the source of each field is written to `meta.x-provenance`.
  package var hasProvenance = true
  /// Whether each field is explained by the line it comes from.
  package var isExplained = false

  package init() {}
}
