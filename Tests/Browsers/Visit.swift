/// What a script has seen, with what the browser has noted of all pages that it came to.
@dynamicMemberLookup
public struct Visit<Seen: Decodable & Sendable>: Decodable, Sendable {
  /// What went wrong in the pages.
  public let problems: [String]
  /// The addresses that were asked for something.
  public let requests: [String]
  private let seen: Seen

  private enum Key: CodingKey { case problems, requests }

  public init(from decoder: any Decoder) throws {
    let notes = try decoder.container(keyedBy: Key.self)
    problems = try notes.decode([String].self, forKey: .problems)
    requests = try notes.decode([String].self, forKey: .requests)
    seen = try Seen(from: decoder)
  }

  public subscript<Value>(dynamicMember path: KeyPath<Seen, Value>) -> Value {
    seen[keyPath: path]
  }
}
