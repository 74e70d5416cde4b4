/// Why a file was not written. What was there before is there still.
public enum FileError: Error, Hashable, Sendable {
  /// What should be written has no form in the file; the text says why.
  case encoding(String)
  /// What is there already can't be read, so that it can't be changed either.
  case unreadable(LoadError)
  /// Nothing can be written into the folder.
  case readOnly(path: String)
  /// There is no room left.
  case outOfSpace
  /// The system refused for another reason, such as a folder in the place of the file.
  case refused(path: String, reason: String)
}

extension FileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encoding(let reason): reason
    case .unreadable(let error): error.description
    case .readOnly(let path): "\(path) can only be read"
    case .outOfSpace: "there is no room left"
    case .refused(let path, let reason): "\(path) was not written: \(reason)"
    }
  }
}
