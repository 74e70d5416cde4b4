import SourceText
import SpecModel

/// What addresses and paths are made of, and what in them means nothing to servers.
extension String {
  /// The name, password, host and port of an address.
  private var authority: Substring? {
    firstRange(of: "://").map {
      self[$0.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    }
  }

  var hasUser: Bool { authority?.contains("@") == true }

  /// Whether what stands behind the host is a port, if anything does.
  var hasPossiblePort: Bool {
    let host = authority?.split(separator: "@").last
    guard let authority = host, authority.last != "]", let colon = authority.lastIndex(of: ":")
    else {
      return true
    }
    let port = authority[authority.index(after: colon)...]
    return UInt16(port) != nil
  }

  /// What keeps a piece of a path from being sent as it is meant.
  var slipInPath: (message: String, help: String)? {
    if contains(" //") {
      return ("what stands behind the path is sent with it", "a comment begins with `#`")
    }
    var before = Substring()
    for part in split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast() {
      if part.isEmpty, !before.hasSuffix(":") {
        return ("the path of a call has an empty part", "take one of the two `/` out")
      }
      before = part
    }
    guard split(separator: "/").contains(where: { $0 == ".." || $0 == "." }) else { return nil }
    return (
      "the path of a call goes up",
      "write it as the server has it: it is appended to the API's base"
    )
  }

  /// Whether a piece of a path has a sign that hardly any has, or a part that is empty or begins with a point: all that
  /// is looked into for what is wrong.
  var hasOddPart: Bool {
    contains(anyOf: Self.oddSigns) || hasOddStart
  }

  private static let oddSigns = ASCIISet("{}():%<?#$ ")

  private var hasOddStart: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
          return true
        }
        previous = byte
      }
      return false
    } ?? true
  }

  /// The part of a path that has a blank in it.
  var partWithBlank: String? {
    guard contains(ascii: " ") else { return nil }
    return split(separator: "/").first { $0.contains(" ") }.map(String.init)
  }

  var hasBrace: Bool { contains(ascii: "{") }

  /// The name of the first part of a path that other programs take for a parameter: `id` of `/posts/:id`.
  var nameAfterColon: (name: String, rest: Substring)? {
    guard contains(ascii: ":") else { return nil }
    let part = split(separator: "/").first {
      $0.hasPrefix(":") && $0.dropFirst().first?.isLetter == true
    }
    return part.map { part in
      let name = part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (String(name), part[name.endIndex...])
    }
  }
}

/// What comes behind the path of an address, if it has one.
enum PartBehindPath {
  /// With the name of its first value.
  case query(String)
  case fragment

  var noun: String {
    switch self {
    case .query: "query"
    case .fragment: "fragment"
    }
  }

  /// - Parameter names: The values that the call's query has already.
  func cure(beside names: [String] = []) -> String {
    switch self {
    case .query(let name) where names.contains(name):
      "leave out what begins with the `?`: `\(name)` stands under `query:` already"
    case .query(let name): "its values have a key of their own: `query: { \(name): … }`"
    case .fragment: "a fragment is not sent to servers: leave it out"
    }
  }
}

extension String {
  var partBehindPath: PartBehindPath? {
    // Nearly no path has one, and bytes are looked at faster than characters.
    guard contains(ascii: "?") || contains(ascii: "#") else { return nil }
    guard let sign = firstIndex(where: { $0 == "?" || $0 == "#" }) else { return nil }
    guard self[sign] == "?" else { return .fragment }
    let name = self[index(after: sign)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return .query(name.isEmpty ? "name" : String(name))
  }

  /// The name of the first part of a path that stands in angles: `id` of `/posts/<id>`.
  var nameInAngles: String? {
    guard contains(ascii: "<") else { return nil }
    let part = split(separator: "/").first { $0.hasPrefix("<") && $0.hasSuffix(">") }
    return part.map { String($0.dropFirst().dropLast()) }
  }
}

extension Expression {
  /// The text with a sign in the place of each value.
  var withPlaceholders: String {
    switch kind {
    case .text(let text): return text
    case .template(let segments):
      var all = ""
      for segment in segments {
        if case .literal(let text) = segment { all += text } else { all += "$" }
      }
      return all
    default: return "$"
    }
  }

  /// What stands in a path as other languages put values into texts, by a sign before its braces or by two of these, and
  /// what is meant.
  var foreignBraces: (written: String, meant: String)? {
    guard case .template(let segments) = kind else {
      guard case .text(let text) = kind else { return nil }
      return Self.foreignBraces(in: text)
    }
    for (position, segment) in segments.enumerated() {
      guard case .literal(let text) = segment else { continue }
      if let piece = Self.foreignBraces(in: text) { return piece }
      guard text.last == "$" || text.last == "#", position + 1 < segments.count,
        case .value(let value) = segments[position + 1], case .path(let path) = value.kind
      else { continue }
      let meant = "{\(path.text)}"
      return ("\(text.suffix(1))\(meant)", meant)
    }
    return nil
  }

  private static func foreignBraces(in text: String) -> (written: String, meant: String)? {
    let match = text.firstMatch(
      of: /([$#]\{\s*|\{\{\s*)([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}?/)
    guard let match else { return nil }
    let names = match.2.split(separator: ".")
    let isPath = names.count > 1 && Scope(rawValue: String(names[0])) != nil
    let path = isPath ? String(match.2) : "parameters.\(names.last ?? "id")"
    return (String(match.0), "{$\(path)}")
  }

  /// The first braces without a `$`, with what stands in them.
  var writtenInBraces: String? {
    guard let text = literals.first(where: \.hasBrace), let start = text.firstIndex(of: "{"),
      let end = text[start...].firstIndex(of: "}")
    else { return nil }
    return String(text[start...end])
  }

  /// The last name in the first braces without a `$`.
  var nameInBraces: String? {
    guard let written = writtenInBraces else { return nil }
    let name = written.dropFirst().dropLast().split(separator: ".").last ?? ""
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? String(name) : nil
  }

  /// Whether it can be a text; what cannot is of the wrong type, and no wrong address.
  var isText: Bool {
    switch kind {
    case .text, .string, .template, .path: true
    default: false
    }
  }

  /// What of a text is written in the spec; a value at its start counts as a piece of its own.
  var literals: [String] {
    switch kind {
    case .text(let text): return [text]
    case .template(let segments):
      let literals = segments.compactMap { segment -> String? in
        if case .literal(let text) = segment { text } else { nil }
      }
      if case .literal? = segments.first { return literals }
      return literals.isEmpty ? [] : ["\u{1}"] + literals
    case .conditional: return alternatives.flatMap(\.literals)
    default: return []
    }
  }
}
