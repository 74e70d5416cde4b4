import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Actions of rows that send a value which the row has by their condition.
extension SpecWalker {
  /// Reports an action that sends what a field of its row is already, where another one changes that field by the same
  /// request: one of the two was most likely copied.
  ///
  /// By itself a value may well be sent as it is, such as the kind of what is to be taken away, and so it may beside one
  /// that changes.
  mutating func checkSentValues(among actions: [ActionDeclaration]) {
    guard actions.count > 1 else { return }
    let sent = actions.flatMap { $0.effect.sentForFields.prefix(Self.mostSent) }
    var changes: [[String]: SentForField] = [:]
    for change in sent where change.asked != change.value && changes[change.key] == nil {
      changes[change.key] = change
    }
    for idle in sent where idle.asked == idle.value && idle.isAlone {
      guard let other = changes[idle.key] else { continue }
      // The others may well follow from it.
      return report(idle, beside: other)
    }
  }

  private mutating func report(_ idle: SentForField, beside other: SentForField) {
    let isConditionWrong = other.asked == idle.asked
    let place = isConditionWrong ? idle.question : idle.argument.value.span
    let name = idle.argument.name.text
    let meant: String? =
      isConditionWrong ? other.value : other.value == idle.value ? other.asked : nil
    findings.report(
      .redundantCondition,
      "`\(name)` is sent as `\(idle.value)`, which `$item.\(name)` is already by the condition",
      at: location(place),
      related: [
        .init(location(other.argument.value.span), "another one changes it by this request")
      ],
      help: [
        meant.map {
          isConditionWrong ? "ask for `\($0)`, or send another value" : "did you mean `\($0)`?"
        }
          ?? "send another value, or ask for another one"
      ])
  }

  /// Hardly an action sends more.
  private static var mostSent: Int { 8 }
}

/// A value that is sent under the name of a field of the row, for which the condition asks, too.
private struct SentForField {
  let request: String
  let argument: Argument
  let value: String
  /// What the condition asks for.
  let asked: String
  let question: ByteSpan
  /// Whether the request changes nothing else of the row.
  let isAlone: Bool

  /// What those have in common that are sent for the same field by the same request.
  var key: [String] { [request, argument.name.text] }
}

extension Effect {
  /// What a request is sent for the fields that the condition asks for.
  fileprivate var sentForFields: [SentForField] {
    guard case .request(let request) = action, let condition else { return [] }
    func staysAsItIs(_ other: Argument) -> Bool {
      if case .path(let path) = other.value.kind { return path.scope == .item }
      guard let word = other.value.word else { return false }
      let name = other.name.text
      return condition.firstOperand(of: .and, where: { $0.asked(of: name) == word }) != nil
    }
    return arguments.compactMap { argument in
      guard let value = argument.value.word else { return nil }
      var found: (asked: String, span: ByteSpan)?
      _ = condition.firstOperand(of: .and) { operand in
        found = operand.asked(of: argument.name.text).map { ($0, operand.span) }
        return found != nil
      }
      return found.map {
        SentForField(
          request: request.text, argument: argument, value: value, asked: $0.asked,
          question: $0.span,
          isAlone: arguments.allSatisfy {
            $0.name.text == argument.name.text || staysAsItIs($0)
          })
      }
    }
  }
}

extension Expression {
  /// A case or a Bool that is written out.
  fileprivate var word: String? {
    switch kind {
    case .text(let word), .caseName(let word): word
    case .boolean(let value): String(value)
    default: nil
    }
  }

  /// The value that a field of the row has where this holds.
  fileprivate func asked(of field: String) -> String? {
    switch kind {
    case .path(let path): path.isField(field) ? "true" : nil
    case .not(let operand):
      if case .path(let path) = operand.kind, path.isField(field) { "false" } else { nil }
    case .binary(.equal, let left, let right):
      if case .path(let path) = left.kind, path.isField(field) { right.word } else { nil }
    default: nil
    }
  }
}

extension ValuePath {
  /// Whether it is a field of the row.
  fileprivate func isField(_ name: String) -> Bool {
    scope == .item && components.count == 1 && components.first?.text == name
  }
}
