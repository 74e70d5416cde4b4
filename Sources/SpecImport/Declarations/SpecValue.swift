import Diagnostics
import SourceText

/// A value of a spec that is to be written.
indirect enum SpecValue {
  case text(String)
  /// A number or truth value, which stands without quotes.
  case literal(String)
  case entries([Entry])
  case list([SpecValue])

  /// A key and its value.
  struct Entry {
    let key: String
    let value: SpecValue
  }

  static func mapping(_ entries: [(key: String, value: SpecValue)]) -> SpecValue {
    .entries(entries.map { Entry(key: $0.key, value: $0.value) })
  }

  /// The lines of a mapping with an entry a line.
  static func lines(_ entries: [(key: String, value: SpecValue)]) -> String {
    lines(entries.map { Entry(key: $0.key, value: $0.value) }, indent: "")
  }

  private static func lines(_ entries: [Entry], indent: String) -> String {
    entries.map { entry in
      "\(indent)\(entry.key.yamlScalar):" + entry.value.behindKey(indent: indent)
    }.joined()
  }

  private func behindKey(indent: String) -> String {
    switch self {
    case .text(let text): return " \(text.yamlScalar)\n"
    case .literal(let text): return " \(text)\n"
    case .entries(let entries) where entries.isEmpty: return " {}\n"
    case .entries(let entries):
      return "\n" + Self.lines(entries, indent: indent + "  ")
    case .list: return " \(inline)\n"
    }
  }

  private var inline: String {
    switch self {
    case .text(let text): text.yamlScalar
    case .literal(let text): text
    case .entries(let entries):
      "{ " + entries.map { "\($0.key.yamlScalar): \($0.value.inline)" }.joined(separator: ", ")
        + " }"
    case .list(let elements): "[" + elements.map(\.inline).joined(separator: ", ") + "]"
    }
  }
}

extension String {
  /// The text as YAML has it: in double quotes unless every reader takes it for a text as it is.
  var yamlScalar: String { isPlainInYAML ? self : jsonString }

  private static let words: Set<String> = [
    "null", "true", "false", "yes", "no", "on", "off", "y", "n", "nil",
  ]

  private var isPlainInYAML: Bool {
    guard let first = utf8.first, first.isLetter || "/$_".utf8.contains(first), utf8.last != 0x20
    else { return false }
    guard !Self.words.contains(lowercased()) else { return false }
    return utf8.allSatisfy { $0.isLetterOrDigit || "/$_-.{}?:".utf8.contains($0) }
      && utf8.last != UInt8(ascii: ":") && !contains("..")
  }
}
