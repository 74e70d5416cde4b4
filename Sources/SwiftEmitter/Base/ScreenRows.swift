import SpecModel
import SpecSemantics
import SwiftCode

/// The rows of screens that one object runs: each says what is done with it.
struct ScreenRows: RowTarget {
  private let owner: ScreenParts
  private let form: ListForm

  init(of owner: ScreenParts, as form: ListForm) {
    self.owner = owner
    self.form = form
  }

  var context: EmissionContext { owner.context }
  var row: String { form.row }
  var section: String { form.section }
  var hasLayouts: Bool { form.hasLayouts }

  /// The closure trails, unless there is another beside it.
  func section(
    _ arguments: [SwiftArgument], _ label: String, _ rows: Closure
  ) -> SwiftExpression {
    let hasClosure = arguments.contains(where: \.value.isClosure)
    guard hasClosure else { return .call(.identifier(section), arguments, trailing: rows) }
    return .call(.identifier(section), arguments + [.arg(label, .closure(rows))])
  }

  // MARK: - Items

  func actions(of model: String) -> RowActions {
    actions(of: model, onSelect: nil, isInPlace: false)
  }

  /// - Parameter effect: What a tap does, where that isn't what it does on all rows of the model.
  private func actions(
    of model: String, onSelect effect: EffectPlan?, isInPlace: Bool
  ) -> RowActions {
    let effects = effect.map { [$0] } ?? owner.selections(of: model)
    let impression = owner.plan.impressions.first { $0.model == model }
    return RowActions(
      onSelect: effects.isEmpty ? nil : .closure(context.action(effects)),
      opensPreview: effect == nil && owner.plan.opensPreview(of: model),
      swipes: owner.swipes(of: model),
      // Rows in place stay where they are written.
      reorder: isInPlace ? nil : owner.reorder(of: model),
      onSeen: impression.map { .closure(context.tracking($0.event)) },
      reorderType: owner.types.parameter.map { _ in owner.types.type(owner.types.reorder) },
      swipesType: owner.types.parameter.map { _ in .array(owner.types.type(owner.types.swipe)) },
      selectType: owner.types.type(owner.types.action))
  }

  func row(
    of item: SwiftExpression, by adapter: AdapterDeclaration, _ actions: RowActions
  ) -> SwiftExpression {
    context.used.item = true
    return .call(.identifier(row)) { arguments in
      switch form.cells {
      case .adapters, .styles:
        arguments.add(item)
        arguments.add(.identifier(Naming.adapterConstant(adapter.name.text)))
      case .presenters: arguments.add(cell(adapter, showing: item))
      }
      arguments.add("onSelect", actions.onSelect)
      if actions.opensPreview { arguments.add("opensPreview", true) }
      arguments.add("swipes", actions.swipes)
      arguments.add("reorder", actions.reorder)
      arguments.add("onSeen", actions.onSeen)
    }
  }

  /// A cell of the screen, with the presenter for it.
  private func cell(
    _ adapter: AdapterDeclaration, showing item: SwiftExpression
  ) -> SwiftExpression {
    let handler = owner.eventHandler(for: adapter)
    // The handler lets the screen's presenter go, so the closure around has to do so, too.
    if handler?.captures.isEmpty == false { context.used.controller = true }
    let presenter = SwiftExpression.call(
      .identifier(Naming.presenter(adapter.name.text)),
      [.arg("app", context.surroundings(of: .adapter, adapter.name)), .arg("item", item)],
      trailing: handler)
    return .implicit(Naming.adapterConstant(adapter.name.text), [.arg(presenter)])
  }

  // MARK: - Rows in place

  func part(_ row: RowPlan, at position: RowPosition) -> RowPart? {
    let number = position.row + 1
    switch row.content {
    case .item(let adapter, let item):
      let name = name(ofItemFor: adapter, at: position)
      return part(row, showing: item, by: adapter, called: name)
    case .control(let control):
      var arguments: [SwiftArgument] = [.arg(ControlEmission(at: context).field(control))]
      arguments.add("onChange", row.effect.map { .closure(context.action([$0])) })
      return RowPart(row: .call(.identifier(self.row), arguments))
    case .tree(let node): return part(row, node, id(of: row, at: position), number)
    case .embed(let embed): return part(embed, id(of: row, at: position))
    }
  }

  /// What a part is told apart by: what it is about, and the number of its like where there are several.
  private func id(of row: RowPlan, at position: RowPosition) -> SwiftArgument {
    let earlier = rows(before: position).filter(\.isPart).map(\.partName)
    return .arg("id", .string((earlier + [row.partName]).lastDistinctName ?? row.partName))
  }

  /// What the item of a row in place is called among those of its section.
  private func name(ofItemFor adapter: AdapterDeclaration, at position: RowPosition) -> String {
    let name = Naming.item(adapter.model.text)
    let earlier = rows(before: position).compactMap(\.adapter).map { Naming.item($0.model.text) }
    return (earlier + [name]).lastDistinctName ?? name
  }

  /// The rows in place that stand before one in its section.
  private func rows(before position: RowPosition) -> ArraySlice<RowPlan> {
    let sections = owner.plan.sections
    guard sections.indices.contains(position.section) else { return [] }
    return sections[position.section].content.rows.prefix(position.row)
  }

  /// A row that shows an item. That gets a name only if something is done with it, or if it can be missing:
  /// then the row is there when the item is.
  private func part(
    _ row: RowPlan, showing value: TypedExpression, by adapter: AdapterDeclaration,
    called ownName: String
  ) -> RowPart {
    let canBeMissing = value.type.isOptional
    let item = canBeMissing ? context.part(value, "item") : context.write(value)
    let outer = (name: context.item, isUsed: context.used.item)
    context.item = ownName
    context.used.item = false
    let actions = context.within(row.scope) {
      self.actions(of: adapter.model.text, onSelect: row.effect, isInPlace: true)
    }
    let isNamed = context.used.item || canBeMissing
    let name = context.item
    context.item = outer.name
    let expression = self.row(of: isNamed ? .identifier(name) : item, by: adapter, actions)
    context.used.item = outer.isUsed
    return RowPart(
      conditions: canBeMissing ? [.let(name, item)] : [],
      statements: isNamed && !canBeMissing ? [.let(name, nil, item)] : [], row: expression)
  }

  /// A part that shows a tree. One of several nodes is a constant of a type that is said: Swift takes
  /// very long to find the types in a tree, its closures and what is made of it all at once.
  private func part(
    _ part: RowPlan, _ node: CellPlan, _ id: SwiftArgument, _ number: Int
  ) -> RowPart {
    let name = Naming.tree(number)
    let isNamed = node.isContainer
    let tree = CellEmission(at: context).tree(of: node)
    var arguments = [id, .arg(isNamed ? .identifier(name) : tree)]
    arguments.add("accessibility", part.accessibility.map { CellEmission(at: context).spoken($0) })
    arguments.add("onSelect", part.effect.map { .closure(context.action([$0])) })
    return RowPart(
      statements: isNamed ? [.let(name, "CellNode", tree)] : [],
      row: .call(.identifier(row), arguments))
  }

  /// A part in which a screen stands. Where what it is shown with may change, it stands for that.
  private func part(_ embed: EmbedPlan, _ id: SwiftArgument) -> RowPart {
    let screen = context.screen(embed.use)
    var arguments = [id]
    if !embed.changing.isEmpty {
      arguments.add("showing", .array(embed.changing.map { context.write($0) }))
    }
    arguments.add("height", embed.height.map { .implicit("points", [.arg(context.number($0))]) })
    let maker = context.closure(.provider) { [.expression(screen)] }
    arguments.append(.arg("screen", .closure(maker)))
    return RowPart(row: .call(.identifier(row), arguments))
  }

  // MARK: - Sources

  func source(_ source: SourceUsePlan) -> SwiftExpression { context.dataSource(source) }
}

extension EmissionContext {
  /// Where the items of a list come from.
  func dataSource(_ source: SourceUsePlan) -> SwiftExpression {
    switch source {
    case .inline(let source): dataSource(source, named: true)
    case .named(let source, let arguments, _): call("make", of: source, with: arguments)
    case .data(let list): write(list)
    }
  }

  /// What a source loads whole.
  func loadedData(_ source: SourceUsePlan) -> SwiftExpression {
    switch source {
    case .inline(let source): loadedData(source, named: true)
    case .named(let source, let arguments, _): call("load", of: source, with: arguments)
    case .data(let list): write(list)
    }
  }

  /// The call of a function of a named source; its arguments are asked for at every load.
  fileprivate func call(
    _ function: String, of source: SourceDeclaration, with arguments: [ArgumentPlan]
  ) -> SwiftExpression {
    let given = arguments.map { argument in
      SwiftArgument(Naming.member(argument.name), provider { write(argument.value) })
    }
    return .call(
      .member(.identifier(Naming.type(source.name.text)), function),
      [.arg("in", surroundings(of: .source, source.name))] + given)
  }
}

extension CellPlan {
  /// Whether other nodes stand in it.
  fileprivate var isContainer: Bool {
    if case .container = content { true } else { false }
  }
}
