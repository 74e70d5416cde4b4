import Foundation
import ScreenKit
import SpecModel
import SpecSemantics

/// Typed values as what they are at a place.
@MainActor
struct Evaluation {
  private let roots: Roots?
  private let schema: ValueSchema

  init(_ roots: Roots) {
    self.roots = roots
    schema = roots.app.schema
  }

  /// Evaluates constants, for which nothing has to be there.
  init(constantsOf schema: ValueSchema) {
    roots = nil
    self.schema = schema
  }

  func value(_ typed: TypedExpression) -> DynamicValue {
    switch typed.kind {
    case .null: .missing
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .number(number, as: typed.type)
    case .number(let number):
      typed.type.unwrapped == .builtin(.decimal)
        ? .decimal(Decimal(exactly: "\(number)") ?? 0) : .number(number)
    case .string(let text): .string(text)
    case .identifier(let text): .identifier(Identifier(text))
    case .url(let address): URL(string: address).map { .url($0) } ?? .missing
    case .moment(let moment): roots.map { .date(moment.date(on: $0.app.runtime.clock)) } ?? .missing
    case .enumCase(let enumeration, let name):
      schema.choice(name, of: enumeration).map { .choice($0) } ?? .missing
    case .text(_, let text): .text(self.text(text))
    case .symbol(let name): .image(.symbol(name))
    case .asset(let name): .image(.asset(name))
    case .color(let name): roots.map { .color($0.app.tokens.color(name)) } ?? .missing
    case .path(let root, let steps): path(root, steps)
    case .not(let operand): .boolean(!holds(operand))
    case .binary(let operation, let left, let right):
      .boolean(compare(operation, left, right))
    case .template(let segments): .string(string(segments))
    case .list(let elements): .list(elements.map(value))
    case .model(let name, let fields): .model(model(name, fields))
    case .unionCase(_, let caseName, let inner): member(caseName, value(inner))
    case .conditional(let condition, let inside, let outside):
      value(holds(condition) ? inside : outside)
    }
  }

  func string(_ typed: TypedExpression) -> String { value(typed).interpolated }

  /// Whether a condition holds; one that isn't there does.
  func holds(_ condition: ConditionPlan?) -> Bool { condition.map { holds($0.typed) } ?? true }

  func holds(_ typed: TypedExpression) -> Bool { value(typed).isTrue }

  // MARK: - Paths

  private func path(_ root: Scope, _ steps: [PathStep]) -> DynamicValue {
    guard let roots else { return .missing }
    var rest = steps[...]
    return roots.start(of: root, &rest).following(rest)
  }

  /// Values by their names, as an effect, a screen or a source is handed them.
  func arguments(_ arguments: [ArgumentPlan]) -> [String: DynamicValue] {
    Dictionary(arguments.map { ($0.name, value($0.value)) }) { first, _ in first }
  }

  // MARK: - Models and strings

  private func model(
    _ name: String, _ given: [(name: String, value: TypedExpression)]
  ) -> DynamicModel {
    var fields: [String: DynamicValue] = [:]
    for property in schema.models[name] ?? [] { fields[property.name] = property.standard }
    for (name, value) in given { fields[name] = self.value(value) }
    return DynamicModel(name: name, fields: fields)
  }

  private func member(_ caseName: String, _ value: DynamicValue) -> DynamicValue {
    guard case .model(var model) = value else { return value }
    model.caseName = caseName
    return .model(model)
  }

  func string(_ segments: [TypedTemplateSegment]) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .value(let typed): value(typed).interpolated
      }
    }.joined()
  }

  // MARK: - Conditions

  private func compare(
    _ operation: BinaryOperator, _ left: TypedExpression, _ right: TypedExpression
  ) -> Bool {
    switch operation {
    case .and: return holds(left) && holds(right)
    case .or: return holds(left) || holds(right)
    case .equal: return value(left).isSame(as: value(right))
    case .notEqual: return !value(left).isSame(as: value(right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = value(left).order(to: value(right)) else { return false }
      return switch operation {
      case .less: order < 0
      case .lessOrEqual: order <= 0
      case .greater: order > 0
      default: order >= 0
      }
    }
  }
}

extension Moment {
  @MainActor
  func date(on clock: any ScreenClock) -> Date {
    switch self {
    case .now: clock.now
    case .today: clock.today
    }
  }
}

extension DynamicValue {
  /// The value at the end of a path from here. A list that is missing is an empty one, and has no elements.
  func following(_ steps: ArraySlice<PathStep>) -> DynamicValue {
    var value = self
    for step in steps { value = value.following(step) }
    guard case .missing = value, let last = steps.last else { return value }
    if last.countsElements { return .integer(0) }
    if last.asksForLoad { return .boolean(false) }
    return last.type.isList ? .list([]) : value
  }

  private func following(_ step: PathStep) -> DynamicValue {
    switch (self, step.derivation) {
    case (.list(let elements), .elementCount?): .integer(elements.count)
    case (.list, .isLoaded?): .boolean(true)
    case (.list(let elements), .element(.first)?): elements.first ?? .missing
    case (.list(let elements), .element(.last)?): elements.last ?? .missing
    case (.list(let elements), .element(.at(let number))?): elements[checked: number] ?? .missing
    case (.identifier(let identifier), .identityText?): .string(identifier.rawValue)
    case (.string(let text), .characterCount?): .integer(text.count)
    case (.model(let model), nil): model.fields[step.name] ?? .missing
    default: .missing
    }
  }

  /// A whole number where one of a type is due.
  fileprivate static func number(_ number: Int, as type: SpecType) -> DynamicValue {
    switch type.unwrapped {
    case .builtin(.number): .number(Double(number))
    case .builtin(.decimal): .decimal(Decimal(number))
    default: .integer(number)
    }
  }

  fileprivate func isSame(as other: DynamicValue) -> Bool {
    if let left = exact, let right = other.exact { return left == right }
    if let left = double, let right = other.double { return left == right }
    return self == other
  }

  /// Less than zero where the value comes before another; nil for values without an order.
  fileprivate func order(to other: DynamicValue) -> Double? {
    if let left = exact, let right = other.exact {
      return left < right ? -1 : left > right ? 1 : 0
    }
    if let left = double, let right = other.double {
      return left < right ? -1 : left > right ? 1 : 0
    }
    guard case .date(let left) = self, case .date(let right) = other else { return nil }
    return left.timeIntervalSince(right)
  }
}
