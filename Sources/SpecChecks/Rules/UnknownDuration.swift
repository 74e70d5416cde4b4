import Diagnostics

extension SpecRule {
  static let unknownDuration = unknownToken(
    name: "unknown-duration", "duration",
    cell: """
      cell: { image: { from: $item.photo, label: post.photo, fade: ‹quik→quick› } }
      """,
    reportedBy: [.names])
}
