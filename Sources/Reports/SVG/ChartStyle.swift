/// The style of charts, as classes that follow the reader's choice of light or dark mode.
enum ChartStyle {
  /// The series of a chart have these classes in turn. Their colors also differ in lightness, for
  /// readers who cannot tell the hues apart.
  static let series = ["c1", "c2", "c3"]

  static let sheet: StaticString = """
    .chart text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1b2430; }
    .chart .soft { fill: #5a6675; }
    .chart .strong { font-weight: 600; }
    .chart .head { font-size: 16px; font-weight: 600; }
    .chart .big { font-size: 21px; font-weight: 600; }
    .chart .end { text-anchor: end; }
    .chart .middle { text-anchor: middle; }
    .chart .grid { stroke: #dfe4ea; stroke-width: 1; }
    .chart .base { stroke: #97a3b0; stroke-width: 1; }
    .chart .track { fill: #edf0f4; }
    .chart .c1 { fill: #1d5fc4; }
    .chart .c2 { fill: #e8a13a; }
    .chart .c3 { fill: #2a9d8f; }
    .chart .ground { fill: #ffffff; }
    @media screen and (prefers-color-scheme: dark) {
    .chart text { fill: #e8ecf1; }
    .chart .soft { fill: #a3aebb; }
    .chart .grid { stroke: #323b47; }
    .chart .base { stroke: #6c7886; }
    .chart .track { fill: #2a323d; }
    .chart .c1 { fill: #6ea3f7; }
    .chart .c2 { fill: #f0b65c; }
    .chart .c3 { fill: #56c4b6; }
    .chart .ground { fill: #171c23; }
    }
    """
}
