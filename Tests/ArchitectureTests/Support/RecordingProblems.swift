/// What was reported.
@MainActor
final class RecordingProblems {
  var problems: [String] = []
}
