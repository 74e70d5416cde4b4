import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let optionalInequality: SpecRule = .init(
    name: "optional-inequality", severity: .warning,
    summary: "A condition that asks for something lets through what is missing.",
    rationale:
      "`!= \"\"` and `!= 0` hold also for a value that is missing, which is neither: what the condition guards is there "
      + "without it.",
    examples: """
      model: Post
      fields: { id: ID, title: String, note: String? }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.note, when: ‹$item.note != ""→$item.note != nil and $item.note != ""› } }
      """,
    reportedBy: [.inequalities])
}

extension SpecWalker {
  /// Reports a comparison with nothing that holds for what is missing.
  mutating func checkInequality(of condition: TypedExpression, at span: ByteSpan) {
    switch condition.kind {
    case .binary(.and, let left, let right):
      checkInequality(of: left, at: span)
      checkInequality(of: right, at: span)
    case .binary(.notEqual, let value, let other):
      guard value.type.isOptional, case .path = value.kind, let nothing = other.nothing else {
        return
      }
      let path = value.pathText ?? "…"
      findings.report(
        .optionalInequality, "this holds also while `\(path)` is missing", at: location(span),
        help: ["ask for both: `\(path) != nil and \(path) != \(nothing)`"])
    default: break
    }
  }
}

extension TypedExpression {
  /// How an empty text or no number is written, if it is one.
  fileprivate var nothing: String? {
    switch kind {
    case .string(""): "\"\""
    case .integer(0), .number(0): "0"
    default: nil
    }
  }
}
