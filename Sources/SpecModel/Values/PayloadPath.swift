import SourceText

/// Where in the payload of its model a field stands: under a key, or within the objects that lead to one.
public struct PayloadPath: Sendable, Hashable {
  /// The keys that lead there, the outermost first; at least one.
  public let keys: [String]
  public let span: ByteSpan

  init(keys: [String], span: ByteSpan) {
    self.keys = keys
    self.span = span
  }

  /// As a spec writes it.
  public var written: String { Self.written(keys) }

  /// Keys as a spec writes them: dotted, and each by itself where one has dots of its own.
  public static func written(_ keys: [String]) -> String {
    guard keys.contains(where: { $0.contains(".") }) else { return keys.joined(separator: ".") }
    return "[\(keys.joined(separator: ", "))]"
  }
}
