/// A view that can say that something is under way and keep fingers off meanwhile.
///
/// Calls nest: the indicator goes when each start has had its stop.
@MainActor
public protocol ActivityIndicatorViewable: AnyObject {
  /// Shows the indicator, and takes no touches from now on.
  func startActivityIndicator()

  /// Ends one start; a stop without a start changes nothing.
  func stopActivityIndicator()
}

extension ActivityIndicatorViewable {
  /// Shows the indicator while `work` runs. The view is not held meanwhile.
  public func showingActivity<Result>(
    _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    startActivityIndicator()
    defer { stopActivityIndicator() }
    return try await work()
  }
}
