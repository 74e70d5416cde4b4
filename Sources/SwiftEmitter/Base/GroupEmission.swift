import SpecModel
import SpecSemantics
import SwiftCode

/// How the items of a section are cut into groups.
struct GroupEmission {
  private let place: CodePlace
  private let plan: GroupPlan

  init(_ plan: GroupPlan, at place: CodePlace) {
    self.place = place
    self.plan = plan
  }

  /// The grouping, as the run-time's sections take it.
  var grouping: SwiftExpression {
    var arguments: [SwiftArgument] = []
    if case .date(let part) = plan.kind { arguments.append(.arg(.implicit(part.rawValue))) }
    arguments.add("of", .closure(choosing))
    arguments.add("order", plan.declaration.order.map { .implicit($0.rawValue) })
    arguments.add("missing", plan.missing.map { place.text($0) })
    arguments.add("heading", heading.map { .closure($0) })
    return .implicit(plan.kind.method, arguments)
  }

  /// What finds the value of an item. Where that depends on which model the item is, the compiler has to be
  /// told which type the values have.
  private var choosing: Closure {
    var closure = place.closure(.provider, ["item"]) { [value] }
    if case .choice(let name) = plan.kind, plan.isOfUnion {
      closure.result = .optional(.named(Naming.type(name)))
    }
    return closure
  }

  /// What the items share; of a union the value of the model that it is.
  private var value: Statement {
    let values = plan.values.map { item in place.within(item.scope) { write(item.value) } }
    guard plan.isOfUnion else { return .expression(values.first ?? .nil) }
    place.used.item = true
    return .switch(
      "item",
      zip(plan.values, values).map { item, value in
        SwitchCase(
          .implicit(Naming.member(item.caseName ?? ""), binding: ["item"]),
          body: [.expression(value)])
      })
  }

  private func write(_ value: TypedExpression) -> SwiftExpression {
    place.write(value, bare: false)
  }

  /// The heading where it isn't what the run-time makes of the value.
  private var heading: Closure? {
    guard plan.header != nil || plan.headers != nil else { return nil }
    return place.within(plan.heading) {
      place.closure(.provider, ["group"]) {
        if let header = plan.header { return [.expression(place.text(header))] }
        place.used.group = true
        let value = SwiftExpression.member("group", "value")
        return plan.kind == .flag ? [.expression(choice(by: value))] : [.switch(value, cases)]
      }
    }
  }

  private func choice(by value: SwiftExpression) -> SwiftExpression {
    .ternary(value, then: text(for: "true"), else: text(for: "false"))
  }

  private func text(for name: String) -> SwiftExpression {
    let header = plan.headers?.first { $0.name.text == name }
    return header.map { place.text($0.text) } ?? .nil
  }

  private var cases: [SwitchCase] {
    (plan.headers ?? []).map { header in
      SwitchCase(
        .implicit(Naming.member(header.name.text)), body: [.expression(place.text(header.text))])
    }
  }
}

extension GroupKind {
  /// The run-time's name for it.
  fileprivate var method: String {
    switch self {
    case .date: "dates"
    case .age: "ages"
    case .letter: "letters"
    case .text: "texts"
    case .number: "numbers"
    case .flag: "flags"
    case .choice: "choices"
    }
  }
}
