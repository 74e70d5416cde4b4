import ScreenCore

/// What was reported.
@MainActor
final class RecordingProblems {
  private(set) var problems: [String] = []

  var reporter: ProblemReporter {
    ProblemReporter { [weak self] in self?.problems.append($0) }
  }
}
