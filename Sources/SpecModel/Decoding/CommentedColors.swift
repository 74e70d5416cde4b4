import Diagnostics
import SourceText
import SpecSyntax

/// A colour as it is written in a theme, where one of the theme is named: `color: #888888`, of which YAML makes a comment.
enum CommentedColors {
  /// Lets findings about such comments say that colours are named there: quotes alone would not be all.
  static func explaining(_ diagnostics: [Diagnostic], in bytes: [UInt8]) -> [Diagnostic] {
    let syntax = SyntaxProblem.Rule.yamlSyntax.rawValue
    guard diagnostics.contains(where: { $0.rule == syntax && color(at: $0, in: bytes) != nil })
    else { return diagnostics }
    let keys = keysOfNames()
    return diagnostics.map { finding in
      guard finding.rule == syntax, let text = color(at: finding, in: bytes),
        keys.contains(key(before: Int(finding.primary.span.start), in: bytes))
      else { return finding }
      return Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        at: finding.primary, related: finding.related,
        help: [NameKind.color.help(insteadOf: text)])
    }
  }

  /// The keys whose values name a colour of the theme, wherever they stand.
  private static func keysOfNames() -> Set<String> {
    let entries = GrammarIndex().allKeys
    let written = entries.filter { $0.shape.takes(.notation(.color)) }.map(\.name)
    return Set(entries.filter { $0.shape.takes(.name(.color)) }.map(\.name)).subtracting(written)
  }

  /// The colour in hexadecimal digits that a finding is about.
  private static func color(at finding: Diagnostic, in bytes: [UInt8]) -> String? {
    let range = finding.primary.span.range
    guard range.upperBound <= bytes.count, let first = bytes[range].first,
      first == UInt8(ascii: "#")
    else { return nil }
    let digits = bytes[range].dropFirst()
    guard [3, 4, 6, 8].contains(digits.count),
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The key of which a value would be the value at a place.
  private static func key(before place: Int, in bytes: [UInt8]) -> String {
    let before = bytes[..<place].reversed().drop { $0 == UInt8(ascii: " ") }
    guard before.first == UInt8(ascii: ":") else { return "" }
    return String(decoding: before.dropFirst().prefix(while: isNameByte).reversed(), as: UTF8.self)
  }
}

extension Shape {
  /// Whether a value of this shape can be a single one of another shape.
  fileprivate func takes(_ single: Shape) -> Bool {
    switch self {
    case single: true
    case .either(let shapes): shapes.contains { $0.takes(single) }
    default: false
    }
  }
}
