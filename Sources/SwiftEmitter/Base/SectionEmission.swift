import SpecModel
import SpecSemantics
import SwiftCode

/// The sections of a screen, with the adapters that their rows are shown by.
struct SectionEmission {
  private let sections: [SectionPlan]
  private let owner: ScreenParts
  private let form: ListForm
  private let keepsData: Bool

  /// - Parameter keepsData: Whether what the screen loads is kept in ``properties``, for others beside
  ///   ``method``.
  init(
    _ sections: [SectionPlan], of owner: ScreenParts, as form: ListForm,
    keepsData: Bool = false
  ) {
    self.sections = sections
    self.owner = owner
    self.form = form
    self.keepsData = keepsData
  }

  private var context: EmissionContext { owner.context }

  /// What the screen loads, where more than its rows shows it.
  var properties: [SwiftDeclaration] {
    owner.plan.data.map { data in
      .variable(
        VariableDeclaration(
          .var, Naming.dataConstant(data.declaration.name.text), nil,
          context.loadedData(data.source),
          access: .private, modifiers: .lazy))
    }
  }

  /// `makeSections()`.
  var method: SwiftDeclaration {
    let data = keepsData ? [] : owner.plan.data
    var body = data.map { data in
      Statement.let(
        Naming.dataConstant(data.declaration.name.text), nil, context.loadedData(data.source))
    }
    if form.cells != .presenters { body += adapters.map(constant) }
    let emitter = SectionEmitter(parts: owner, target: ScreenRows(of: owner, as: form))
    let list = SwiftExpression.array(
      owner.plan.data.map(dataSection)
        + sections.enumerated().map { emitter.section($1, at: $0) })
    body.append(body.isEmpty ? .expression(list) : .return(list))
    return owner.override("makeSections", returning: .array(.named(form.section)), body: body)
  }

  // MARK: - Adapters

  /// The adapters that rows are shown by, in the order of their first use.
  var adapters: [AdapterDeclaration] {
    sections.adapters
  }

  private func constant(for adapter: AdapterDeclaration) -> Statement {
    let handler = owner.eventHandler(for: adapter)
    let name = Naming.adapterConstant(adapter.name.text)
    if case .swift(let own) = adapter.body {
      let maker = context.dependency(Naming.maker(own.type.text))
      let value = SwiftExpression.call(
        maker, [.arg(context.appExpression.member("runtime"))], trailing: handler)
      return constant(name, of: adapter, by: value)
    }
    let value = SwiftExpression.call(
      .identifier(Naming.type(adapter.name.text)),
      [.arg("app", context.surroundings(of: .adapter, adapter.name))], trailing: handler)
    return .let(name, nil, form.cells == .styles ? .call("register", [.arg(value)]) : value)
  }

  /// The constant for an adapter of the app's own. Its line is the one that doesn't compile when the
  /// class is not of the kind that the spec says.
  private func constant(
    _ name: String, of adapter: AdapterDeclaration, by value: SwiftExpression
  ) -> Statement {
    let kind = adapter.ownKind ?? .cell
    guard form.cells == .styles else {
      let item = owner.file.named(adapter.model.text, exposed: false)
      let type = SwiftType.some(.generic(.named(kind.protocolName), [item]))
      return .let(name, type, value)
    }
    var arguments: [SwiftArgument] = [.arg(value)]
    if kind == .row { arguments.append(.arg("delegate", "self")) }
    return .let(name, nil, .call("register", arguments))
  }

  // MARK: - Loaded data

  /// The section that does nothing but load an object.
  private func dataSection(_ plan: DataPlan) -> SwiftExpression {
    let data = plan.declaration
    var arguments: [SwiftArgument] = [
      .arg(context.loadedData(data.name.text)), .arg("id", .string(data.name.text)),
    ]
    arguments.add(
      "isIncluded",
      plan.condition.map { condition in context.provider { context.condition(condition) } })
    arguments.add("reloadKey", context.reloadKey(of: data.source))
    owner.addSearching(of: data.source, to: &arguments)
    if data.terms.isOptional { arguments.add("isOptional", .boolean(true)) }
    return .implicit("data", arguments)
  }
}

extension [SectionPlan] {
  /// The adapters that rows are shown by, in the order of their first use.
  var adapters: [AdapterDeclaration] {
    var adapters: [AdapterDeclaration] = []
    for section in self {
      let used: [AdapterDeclaration] =
        switch section.content {
        case .rows(let rows): rows.compactMap(\.adapter)
        case .page: []
        case .source(_, let items): items.cases.flatMap(\.adapters).map(\.adapter)
        }
      for adapter in used where !adapters.contains(where: { $0 === adapter }) {
        adapters.append(adapter)
      }
    }
    return adapters
  }
}
