import Foundation

/// Strings that can't be read.
public struct StringTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or the folder in which there is none.
  public let path: String
  /// What is wrong with it.
  public let reason: String

  /// A file that can't be read for a reason.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "the strings of \(path) can't be read: \(reason)" }
}

extension StringTableError {
  /// `error`, which was met in the file at `url`.
  init(_ error: any Error, in url: URL) {
    let reason =
      switch error {
      case let error as StringTableError: error.reason
      case let error as StringsFileError: "line \(error.line) is not \"key\" = \"text\";"
      case let error as DecodingError: LoadError(error)?.description ?? "\(error)"
      default: (error as NSError).localizedDescription
      }
    self.init(path: url.path, reason: reason)
  }
}
