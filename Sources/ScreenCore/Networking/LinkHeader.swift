/// The `Link` header of an answer: addresses, and what they are to what was asked for (RFC 8288).
struct LinkHeader {
  private var targets: [String: String] = [:]

  /// Reads the header's value; what isn't written as a link is left out.
  init(_ value: String) {
    for link in Self.split(value, at: ",") {
      let parts = Self.split(link, at: ";").map { $0.trimmed }
      guard let target = parts.first, target.hasPrefix("<"), target.hasSuffix(">") else { continue }
      for relation in parts.dropFirst().flatMap(Self.relations) where targets[relation] == nil {
        targets[relation] = String(target.dropFirst().dropLast())
      }
    }
  }

  /// The address with a relation, such as `next`.
  subscript(relation: String) -> String? { targets[relation] }

  private static func relations(_ parameter: Substring) -> [String] {
    let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmed }
    guard parts.count == 2, parts[0].lowercased() == "rel" else { return [] }
    let value = parts[1].hasPrefix("\"") ? parts[1].dropFirst().dropLast() : parts[1]
    return value.split(separator: " ").map { $0.lowercased() }
  }

  /// The parts between separators that stand neither in quotes nor in an address.
  private static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var isQuoted = false
    var isAddress = false
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "<" where !isQuoted: isAddress = true
      case ">" where !isQuoted: isAddress = false
      case separator where !isQuoted && !isAddress:
        parts.append(Substring(text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [Substring(text[start...])]
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
