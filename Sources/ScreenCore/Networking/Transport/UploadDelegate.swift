import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hears from a `URLSession` how far a body has been sent.
final class UploadDelegate: NSObject, URLSessionTaskDelegate {
  private let report: @Sendable (UploadProgress) -> Void

  init(_ report: @escaping @Sendable (UploadProgress) -> Void) {
    self.report = report
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    report(UploadProgress(sentBytes: totalBytesSent, totalBytes: totalBytesExpectedToSend))
  }
}
