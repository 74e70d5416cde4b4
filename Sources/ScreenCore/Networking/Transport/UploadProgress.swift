import Foundation

/// How far a request's body has been sent.
public struct UploadProgress: Hashable, Sendable {
  public let sentBytes: Int64
  public let totalBytes: Int64

  /// `sentBytes` of `totalBytes` have been sent.
  public init(sentBytes: Int64, totalBytes: Int64) {
    self.sentBytes = sentBytes
    self.totalBytes = totalBytes
  }

  /// From 0 to 1.
  public var fraction: Double {
    totalBytes > 0 ? min(max(Double(sentBytes) / Double(totalBytes), 0), 1) : 0
  }

  /// Who is told of what the requests of a task have sent.
  @TaskLocal static var report: (@Sendable (UploadProgress) -> Void)?

  /// Does `operation`, and tells `report` on the main actor how far the bodies of the requests in it have been
  /// sent.
  ///
  /// ```swift
  /// try await UploadProgress.observing({ bar.progress = Float($0.fraction) }) {
  ///   try await api.send(UploadPhoto(photo: photo))
  /// }
  /// ```
  ///
  /// - Parameter isolation: Where `operation` runs.
  public static func observing<Result>(
    _ report: @escaping @MainActor @Sendable (UploadProgress) -> Void,
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    let outer = Self.report
    return try await $report.withValue(
      { progress in
        outer?(progress)
        Task { @MainActor in report(progress) }
      }, operation: operation)
  }
}
