import Diagnostics

extension SpecRule {
  static let unknownDuration = unknownToken(
    name: "unknown-duration", "duration",
    cell: """
      cell: { image: { from: https://example.com/a.png, label: post.photo, fade: ‹quik→quick› } }
      """,
    reportedBy: [.names])
}
