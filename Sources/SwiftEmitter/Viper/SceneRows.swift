import SpecModel
import SpecSemantics
import SwiftCode

/// The rows of a scene as its presenter knows them: what they show and which appearance they have.
struct SceneRows: RowTarget {
  /// A kind of rows: those of an adapter, and of those in place each that does something of its own.
  struct Appearance {
    let name: String
    let adapter: AdapterDeclaration
    /// What tapping tells the presenter; nil for what the model's rows tell.
    let handler: String?
  }

  private(set) var appearances: [Appearance] = []
  private let screen: ScreenPlan
  private let sections: [SectionPlan]
  private let handlers: SceneHandlers
  private let effects: SceneEffects
  private let file: FileScope
  /// The context of what the list keeps: it holds no presenter.
  let context: EmissionContext

  init(
    _ sections: [SectionPlan], of screen: ScreenPlan, handlers: SceneHandlers,
    effects: SceneEffects, in file: FileScope
  ) {
    self.screen = screen
    self.sections = sections
    self.handlers = handlers
    self.effects = effects
    self.file = file
    context = EmissionContext(
      in: file, scope: screen.scope, surroundings: .controller,
      parameters: .member(of: "viewModel"), clock: .scene,
      screenName: screen.declaration.name.text)
    for (position, section) in sections.enumerated() { collectLooks(of: section, at: position) }
    for sender in senders { effects.use(sender.gateway) }
  }

  private mutating func collectLooks(of section: SectionPlan, at position: Int) {
    switch section.content {
    case .rows(let rows):
      for (number, row) in rows.enumerated() {
        guard let adapter = row.adapter else { continue }
        add(adapter, handlers.rows[RowPosition(section: position, row: number)])
      }
    case .page: break
    case .source(_, let items):
      for choice in items.cases.flatMap(\.adapters) { add(choice.adapter, nil) }
    }
  }

  private mutating func add(_ adapter: AdapterDeclaration, _ handler: String?) {
    guard appearance(of: adapter, handler) == nil else { return }
    let stem =
      Naming.adapterConstant(adapter.name.text)
      + (handler.map { String($0.dropFirst("didSelect".count)) } ?? "")
    var name = stem
    var number = 2
    while appearances.contains(where: { $0.name == name }) {
      name = stem + String(number)
      number += 1
    }
    appearances.append(Appearance(name: name, adapter: adapter, handler: handler))
  }

  private func appearance(of adapter: AdapterDeclaration, _ handler: String?) -> Appearance? {
    appearances.first { $0.adapter === adapter && $0.handler == handler }
  }

  private func name(of adapter: AdapterDeclaration, _ handler: String?) -> String {
    appearance(of: adapter, handler)?.name ?? ""
  }

  /// Whether several kinds of rows show a model, and have the same swipes.
  func haveSwipesInCommon(_ model: String) -> Bool {
    appearances.count { $0.adapter.model.text == model } > 1
  }

  /// What the buttons of rows ask, each once.
  var senders: [RequestSender] {
    var senders: [RequestSender] = []
    for sender in appearances.flatMap({ $0.adapter.senders(in: file) })
    where !senders.contains(where: { $0.name == sender.name }) {
      senders.append(sender)
    }
    return senders
  }

  /// What shows the rows, each once.
  var adapters: [AdapterDeclaration] {
    var adapters: [AdapterDeclaration] = []
    for appearance in appearances where !adapters.contains(where: { $0 === appearance.adapter }) {
      adapters.append(appearance.adapter)
    }
    return adapters
  }

  /// The type of rows.
  func type(named name: String) -> SwiftDeclaration {
    let cases = appearances.map { appearance in
      SwiftDeclaration.enumCase(
        SwiftEnumCase(appearance.name, [CasePayload(file.named(appearance.adapter.model.text))]))
    }
    // Rows that do different things may look alike.
    let looks = adapters.map { adapter in
      let type = SwiftExpression.type(adapterType(adapter)).member("self")
      return SwitchCase(
        appearances.filter { $0.adapter === adapter }.map {
          .implicit($0.name, binding: ["item"])
        }, body: [.expression(.call("RowLook", [.arg("item"), .arg("by", type)]))])
    }
    let look = SwiftDeclaration.getter(
      "look", "RowLook", access: file.app.access, body: [.switch("self", looks)])
    return .type(
      TypeDeclaration(
        .enum, name,
        access: file.app.access, inherits: ["SceneListRow"], members: cases + [look]))
  }

  func adapterType(_ adapter: AdapterDeclaration) -> SwiftType {
    if case .swift(let own) = adapter.body { return file.type(own, exposed: false) }
    return .named(Naming.type(adapter.name.text))
  }

  // MARK: - Sections

  /// The sections that the list starts with.
  var list: SwiftExpression {
    let emitter = SectionEmitter(
      parts: ScreenParts(screen, in: file, at: context), target: self)
    return .array(sections.enumerated().map { emitter.section($1, at: $0) })
  }

  var row: String { Naming.sceneRow(screen.declaration.name.text) }
  var section: String { "RowSection" }
  var hasLayouts: Bool { true }

  func section(
    _ arguments: [SwiftArgument], _ label: String, _ rows: Closure
  ) -> SwiftExpression {
    let hasClosure = arguments.contains(where: \.value.isClosure)
    guard hasClosure else { return .call(.identifier(section), arguments, trailing: rows) }
    return .call(.identifier(section), arguments + [.arg(label, .closure(rows))])
  }

  // MARK: - Rows

  /// What is done with a row the controller says, by its appearance.
  func actions(of model: String) -> RowActions { RowActions() }

  func row(
    of item: SwiftExpression, by adapter: AdapterDeclaration, _ actions: RowActions
  ) -> SwiftExpression {
    context.used.item = true
    return .implicit(name(of: adapter, nil), [.arg(item)])
  }

  /// A row in place, which is there when its item is.
  func part(_ row: RowPlan, at position: RowPosition) -> RowPart? {
    guard case .item(let adapter, let value) = row.content else { return nil }
    let name = name(of: adapter, handlers.rows[position])
    let item = context.write(value)
    guard value.type.isOptional else { return RowPart(row: .implicit(name, [.arg(item)])) }
    return RowPart(conditions: [.let("item", item)], row: .implicit(name, [.arg("item")]))
  }

  // MARK: - Sources

  func source(_ use: SourceUsePlan) -> SwiftExpression {
    switch use {
    case .named(_, _, let copy?): return context.dataSource(copy, named: true)
    case .named(let source, let arguments, nil):
      return Gateway(source, in: file).map { asking($0, with: arguments) } ?? .nil
    case .data(let list): return context.write(list)
    case .inline(let source):
      let gateway = Gateway(source.declaration, of: screen.declaration, in: file)
      return gateway.map { asking($0, with: source.given) }
        ?? context.dataSource(source, named: true)
    }
  }

  private func asking(_ gateway: Gateway, with given: [ArgumentPlan]) -> SwiftExpression {
    effects.use(gateway)
    let parameters = context.closure(.provider) {
      [.expression(.call(.identifier(gateway.parametersType), context.arguments(given)))]
    }
    return .call(
      "RemoteDataSource", [.arg("asking", gateway.asked)], trailing: parameters)
  }
}
