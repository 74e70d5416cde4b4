/// A comparison as predicates of Core Data and conditions of SQL are written: `isDone == NO`.
struct WrittenComparison {
  private let field: String
  private let operation: String
  private let value: String

  /// What the operators of other languages are called in filters, the longer ones first.
  private static let operators = [
    ("==", "equal"), ("!=", "notEqual"), ("<>", "notEqual"), ("<=", "atMost"), (">=", "atLeast"),
    ("=", "equal"), ("<", "less"), (">", "greater"), (" BEGINSWITH ", "beginsWith"),
    (" CONTAINS ", "contains"), (" IN ", "in"),
  ]

  /// Words of other languages for values.
  private static let words = ["yes": "true", "no": "false", "nil": "null"]

  init?(_ text: String) {
    guard !text.contains("&&"), !text.contains("||"),
      let found = Self.operators.lazy.compactMap({ sign, name in
        (text.firstRange(of: sign) ?? text.firstRange(of: sign.lowercased())).map { ($0, name) }
      }).first
    else { return nil }
    field = String(text[..<found.0.lowerBound].trimming { $0.isWhitespace })
    operation = found.1
    let written = text[found.0.upperBound...].trimming { $0.isWhitespace }
    guard !field.isEmpty, !written.isEmpty, !written.contains(" "),
      field.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    let plain = written.trimming { $0 == "'" || $0 == "\"" }
    value = Self.words[plain.lowercased()] ?? String(plain)
  }

  /// The same as an entry of `where:`.
  var filter: String {
    operation == "equal"
      ? "{ field: \(field), value: \(value) }"
      : "{ field: \(field), op: \(operation), value: \(value) }"
  }
}
