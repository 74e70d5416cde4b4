import Foundation

/// Takes what a developer should know and a reader shouldn't suffer from, such as a model without an
/// adapter. Nothing crashes for it.
@MainActor
public final class ProblemReporter {
  /// What is done with a problem; writes it to standard error unless replaced.
  public var handler: @MainActor (String) -> Void

  /// A reporter that hands problems to `handler`.
  nonisolated public init(
    handler: @escaping @MainActor (String) -> Void = ProblemReporter.writeToStandardError
  ) {
    self.handler = handler
  }

  /// Reports that `problem` was met.
  public func report(_ problem: String) {
    handler(problem)
  }

  /// Writes `problem` as a line to standard error.
  public static func writeToStandardError(_ problem: String) {
    FileHandle.standardError.write(Data("ScreenKit: \(problem)\n".utf8))
  }
}
