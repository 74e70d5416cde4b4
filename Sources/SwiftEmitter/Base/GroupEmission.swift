import SpecModel
import SpecSemantics
import SwiftCode

/// How the items of a section are cut into groups.
struct GroupEmission {
  private let context: EmissionContext
  private let plan: GroupPlan

  init(_ plan: GroupPlan, at context: EmissionContext) {
    self.context = context
    self.plan = plan
  }

  /// The grouping, as the run-time's sections take it.
  var grouping: SwiftExpression {
    var arguments: [SwiftArgument] = []
    if case .date(let part) = plan.kind { arguments.append(.arg(.implicit(part.rawValue))) }
    arguments.add("of", .closure(choosing))
    arguments.add("order", plan.declaration.order.map { .implicit($0.rawValue) })
    if plan.declaration.hasIndex { arguments.add("index", true) }
    arguments.add("missing", plan.missing.map { context.text($0) })
    arguments.add("heading", heading.map { .closure($0) })
    return .implicit(plan.kind.method, arguments)
  }

  /// What finds the value of an item. Where that depends on which model the item is, the compiler has to be
  /// told which type the values have.
  private var choosing: Closure {
    var closure = context.closure(.provider, ["item"]) { [value] }
    if case .choice(let name) = plan.kind, plan.isOfUnion {
      closure.result = .optional(.named(Naming.type(name)))
    }
    return closure
  }

  /// What the items share; of a union the value of the model that it is.
  private var value: Statement {
    let values = plan.values.map { item in context.within(item.scope) { write(item.value) } }
    guard plan.isOfUnion else { return .expression(values.first ?? .nil) }
    context.used.item = true
    return .switch(
      "item",
      zip(plan.values, values).map { item, value in
        SwitchCase(
          .implicit(Naming.member(item.caseName ?? ""), binding: ["item"]),
          body: [.expression(value)])
      })
  }

  private func write(_ value: TypedExpression) -> SwiftExpression {
    context.write(value, bare: false)
  }

  /// The heading where it isn't what the run-time makes of the value.
  private var heading: Closure? {
    guard plan.header != nil || plan.headers != nil else { return nil }
    return context.within(plan.heading) {
      context.closure(.provider, ["group"]) {
        if let header = plan.header { return [.expression(context.text(header))] }
        context.used.group = true
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
    return header.map { context.text($0.text) } ?? .nil
  }

  private var cases: [SwitchCase] {
    (plan.headers ?? []).map { header in
      SwitchCase(
        .implicit(Naming.member(header.name.text)), body: [.expression(context.text(header.text))])
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
