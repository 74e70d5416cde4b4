import SpecModel
import SpecSemantics
import SwiftCode

/// How the items of a section are cut into groups.
struct GroupEmission {
  private let place: CodePlace
  private let group: GroupDeclaration
  private let item: SpecType
  private let kind: GroupKind

  /// Nil where the group doesn't check.
  init?(_ group: GroupDeclaration, of item: SpecType, at place: CodePlace) {
    guard let type = try? place.types.type(of: group, among: item),
      let kind = GroupKind(of: type, part: group.part?.value)
    else { return nil }
    self.place = place
    self.group = group
    self.item = item
    self.kind = kind
  }

  /// The grouping, as the run-time's sections take it.
  var grouping: SwiftExpression {
    var arguments: [SwiftArgument] = []
    if case .date(let part) = kind { arguments.append(.arg(.implicit(part.rawValue))) }
    arguments.add("of", .closure(choosing))
    arguments.add("order", group.order.map { .implicit($0.rawValue) })
    arguments.add("missing", group.missing.map { place.text($0) })
    arguments.add("heading", heading.map { .closure($0) })
    return .implicit(kind.method, arguments)
  }

  /// What finds the value of an item. Where that depends on which model the item is, the compiler has to be
  /// told which type the values have.
  private var choosing: Closure {
    var closure = place.closure(.provider, ["item"]) { [value] }
    if case .choice(let name) = kind, case .union = item {
      closure.result = .optional(.named(Naming.type(name)))
    }
    return closure
  }

  /// What the items share; of a union the value of the model that it is.
  private var value: Statement {
    guard case .union(let name) = item, let union = place.index.union(name) else {
      return .expression(value(of: item))
    }
    place.used.item = true
    return .switch(
      "item",
      union.cases.map { item in
        SwitchCase(
          .implicit(Naming.member(item.tag.text), binding: ["item"]),
          body: [.expression(value(of: .model(item.model.text)))])
      })
  }

  private func value(of item: SpecType) -> SwiftExpression {
    place.with(item: item) { place.value(group.expression, as: nil as SpecType?) }
  }

  /// The heading where it isn't what the run-time makes of the value.
  private var heading: Closure? {
    guard group.header != nil || group.headers != nil else { return nil }
    return place.with(group: kind.value, at: group.value.span) {
      place.closure(.provider, ["group"]) {
        if let header = group.header { return [.expression(place.text(header))] }
        place.used.group = true
        let value = SwiftExpression.member("group", "value")
        return kind == .flag ? [.expression(choice(by: value))] : [.switch(value, cases)]
      }
    }
  }

  private func choice(by value: SwiftExpression) -> SwiftExpression {
    .ternary(value, then: text(for: "true"), else: text(for: "false"))
  }

  private func text(for name: String) -> SwiftExpression {
    let header = group.headers?.value.first { $0.name.text == name }
    return header.map { place.text($0.text) } ?? .nil
  }

  private var cases: [SwitchCase] {
    (group.headers?.value ?? []).map { header in
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

extension CodePlace {
  /// How a section's items are cut into groups; nil if they aren't.
  func groups(
    of section: SectionDeclaration, showing resolved: ResolvedSection?
  ) -> SwiftExpression? {
    guard let group = section.group, let resolved else { return nil }
    return GroupEmission(group, of: resolved.yields, at: self)?.grouping
  }
}
