import SpecModel
import SpecSemantics

/// Values and texts as a spec writes them, in one line.
package enum SpecNotation {
  static func text(_ text: TypedText) -> String {
    switch text {
    case .key(let key, let arguments):
      arguments.isEmpty ? key : "\(key)(\(arguments.map(value).joined(separator: ", ")))"
    case .value(let value, _), .money(let value, _), .verbatim(let value): self.value(value)
    }
  }

  static func text(ifAny text: TypedText?) -> String? { text.map { self.text($0) } }

  package static func value(_ value: TypedExpression) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let text), .identifier(let text), .url(let text), .symbol(let text),
      .asset(let text), .color(let text):
      text
    case .moment(let moment): moment.rawValue
    case .enumCase(_, let name): name
    case .text(_, let text): self.text(text)
    case .path(let scope, let steps):
      steps.written.reduce("$\(scope.rawValue)") { "\($0).\($1.name)" }
    case .not(let value): "not \(operand(value))"
    case .binary(let sign, let left, let right):
      "\(operand(left)) \(sign.rawValue) \(operand(right))"
    case .template(let segments): segments.map(segment).joined()
    case .list(let items): "[\(items.map(self.value).joined(separator: ", "))]"
    case .model(_, let fields): object(fields)
    case .unionCase(_, let name, let value): "\(name) \(self.value(value))"
    case .conditional(let condition, let value, let otherwise):
      "{ when: \(self.value(condition)), then: \(self.value(value)), else: \(self.value(otherwise)) }"
    }
  }

  private static func object(_ fields: [(name: String, value: TypedExpression)]) -> String {
    let members = fields.map { "\($0.name): \(value($0.value))" }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
  }

  private static func operand(_ value: TypedExpression) -> String {
    if case .binary = value.kind { "(\(self.value(value)))" } else { self.value(value) }
  }

  private static func segment(_ segment: TypedTemplateSegment) -> String {
    switch segment {
    case .literal(let text): text
    case .value(let value): "{\(self.value(value))}"
    }
  }
}
