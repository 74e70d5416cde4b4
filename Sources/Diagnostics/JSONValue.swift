/// A JSON value whose objects keep the order of their keys.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that has a fraction; it is finite.
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// An object of those members that have a value.
  public static func present(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The value as compact JSON, in one line.
  public var text: String {
    var output = JSONText()
    output.write(self, depth: nil)
    return output.text
  }

  /// The value for people and programs alike: with line breaks, and with keys in alphabetical order so that the
  /// same value is always the same text.
  public var document: String {
    var output = JSONText()
    output.write(self, depth: 0)
    return output.text + "\n"
  }
}

extension String {
  /// As a string of JSON (RFC 8259), which is one of YAML, too: what people cannot see is escaped.
  package var jsonString: String {
    var output = JSONText()
    output.write(self)
    return output.text
  }
}
