/// What has come of a run.
struct PreviewOutcome {
  /// Where something is not as it has to be, a line each.
  var findings: [String] = []
  /// What is said about the run.
  let words: String
}
