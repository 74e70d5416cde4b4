/// Why nothing is known of what stands in a file that specs name.
public enum ReferenceProblem: Error, Sendable, Hashable {
  /// The system's own words, and the path of the file that may have been meant.
  case unreadable(String, meant: String? = nil)
  case tooLarge(bytes: Int, limit: Int)
  /// The line, from 1, in which what should be text stops being UTF-8.
  case notText(line: Int)
  /// The name of what should be strings is that of another kind of file.
  case otherKind

  /// - Parameter file: What the file is called in the message.
  package func message(about file: String) -> String {
    switch self {
    case .unreadable(let reason, _): "\(file) cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit):
      "\(file) has \(bytes) bytes; more than \(limit) are not read"
    case .notText(let line): "\(file) is not UTF-8 text in line \(line)"
    case .otherKind: "\(file) is no file of strings"
    }
  }
}
