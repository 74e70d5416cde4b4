import Foundation

/// Why something could not be loaded.
public enum LoadError: Error, Hashable, Sendable {
  /// No answer came; the text says why.
  case connection(String)
  /// The server answered with an error status, and may have said what is wrong and when to ask again.
  case status(Int, Refusal = Refusal())
  /// The answer isn't what was expected, at the place that `path` names, such as
  /// `rows[3].author.name`.
  case decoding(path: String, reason: String)
  /// The address can't be formed.
  case address(String)
  /// Something else failed.
  case other(String)

  /// `error` as one of these; nil for a cancellation, which isn't a failure.
  public init?(_ error: any Error) {
    switch error {
    case is CancellationError:
      return nil
    case let error as LoadError:
      self = error
    case let error as DecodingError:
      self = Self.decoding(error)
    case FileError.unreadable(let reason):
      self = reason
    case let unknown as UnknownUnionCase:
      self = .decoding(
        path: "", reason: "\"\(unknown.tag)\" is not a case of \(unknown.union)")
    default:
      let described = error as NSError
      if described.domain == NSURLErrorDomain {
        if described.code == NSURLErrorCancelled { return nil }
        self = .connection(described.localizedDescription)
      } else {
        self = .other(String(describing: error))
      }
    }
  }

  /// The status that the server answered with, where it was one of an error.
  public var status: Int? {
    switch self {
    case .status(let status, _): status
    case .connection, .decoding, .address, .other: nil
    }
  }

  /// Whether somebody has to mend something for the load to succeed: the specs, the app or its server. That is
  /// nothing that a reader can do anything about, so that developers hear of it.
  public var isMistake: Bool {
    switch self {
    case .decoding, .address, .other: true
    case .connection, .status: false
    }
  }

  private static func decoding(_ error: DecodingError) -> LoadError {
    switch error {
    case .keyNotFound(let key, let context):
      .decoding(path: path(context.codingPath + [key]), reason: "is missing")
    case .valueNotFound(let type, let context):
      .decoding(path: path(context.codingPath), reason: "is null, not \(noun(type))")
    case .typeMismatch(let type, let context):
      .decoding(path: path(context.codingPath), reason: "is not \(noun(type))")
    case .dataCorrupted(let context):
      .decoding(path: path(context.codingPath), reason: context.debugDescription)
    @unknown default:
      .decoding(path: "", reason: String(describing: error))
    }
  }

  /// What a payload has in the place of a type.
  private static func noun(_ type: Any.Type) -> String {
    let name = "\(type)"
    if name.hasPrefix("Dictionary<") { return "an object" }
    if name.hasPrefix("Array<") { return "a list" }
    return "a \(name)"
  }

  /// The place in an answer that `keys` lead to.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

extension LoadError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .connection(let reason): "no answer: \(reason)"
    case .status(let code, let refusal):
      "the server answered with status \(code)" + (refusal.reason.map { ": \($0)" } ?? "")
    case .decoding(let path, let reason): path.isEmpty ? reason : "\(path) \(reason)"
    case .address(let address): "\(address) is not an address"
    case .other(let reason): reason
    }
  }
}
