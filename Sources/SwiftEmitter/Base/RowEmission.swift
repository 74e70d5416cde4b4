import SpecModel
import SpecSemantics
import SwiftCode

/// Rows: an item, the adapter that shows it, and what can be done with it.
struct RowEmission {
  private let owner: ScreenParts
  private let form: ListForm
  private var place: CodePlace { owner.place }

  init(of owner: ScreenParts, as form: ListForm) {
    self.owner = owner
    self.form = form
  }

  // MARK: - Rows of a source

  /// The closure that makes a row of an item.
  func row(of section: ResolvedSection) -> Closure {
    place.closure(.provider, ["item"]) {
      guard case .union = section.yields else {
        return section.cases.first.map { statements(for: $0, returning: false) } ?? []
      }
      place.used.item = true
      let returning = section.cases.contains(where: needsStatements)
      let cases = section.cases.map { item in
        SwitchCase(
          .implicit(Naming.member(item.caseName ?? item.model), binding: ["item"]),
          body: statements(for: item, returning: returning))
      }
      return [.switch("item", cases)]
    }
  }

  private func needsStatements(_ item: ResolvedSection.Case) -> Bool {
    item.adapters.contains { $0.condition != nil }
  }

  /// A row for a model, by the first adapter whose condition holds.
  private func statements(
    for item: ResolvedSection.Case, returning: Bool
  ) -> [Statement] {
    place.with(item: .model(item.model)) {
      var statements: [Statement] = []
      var onSelect = selection(of: item.model)
      var swipes = self.swipes(of: item.model)
      var onSeen = impression(of: item.model)
      guard needsStatements(item) else {
        guard let adapter = item.adapters.first else { return [] }
        let row = self.row("item", adapter.name, onSelect, swipes, onSeen)
        return [returning ? .return(row) : .expression(row)]
      }
      if let action = onSelect {
        statements.append(.let("onSelect", owner.types.type(owner.types.action), action))
        onSelect = "onSelect"
      }
      if let actions = swipes {
        let type = owner.types.parameter.map { _ in
          SwiftType.array(owner.types.type(owner.types.swipe))
        }
        statements.append(.let("swipes", type, actions))
        swipes = "swipes"
      }
      if let seen = onSeen {
        let type = SwiftType.function([], returning: "Void", attributes: [.mainActor])
        statements.append(.let("onSeen", type, seen))
        onSeen = "onSeen"
      }
      for adapter in item.adapters {
        let row = Statement.return(self.row("item", adapter.name, onSelect, swipes, onSeen))
        guard let condition = adapter.condition else {
          statements.append(row)
          break
        }
        statements.append(.if([.expression(place.condition(condition))], then: [row]))
      }
      return statements
    }
  }

  private func selection(_ effect: Effect) -> SwiftExpression { .closure(place.action([effect])) }

  // What is said of all rows of a model holds in whichever section they are, under whichever condition.

  private func selection(of model: String) -> SwiftExpression? {
    let effects = owner.selections(of: model)
    guard !effects.isEmpty else { return nil }
    return place.knowingNothing { .closure(place.action(effects)) }
  }

  private func swipes(of model: String) -> SwiftExpression? {
    place.knowingNothing { owner.swipes(of: model, at: place) }
  }

  /// What is told when a row of a model has been seen.
  private func impression(of model: String) -> SwiftExpression? {
    let impression = owner.screen.tracking?.impressions.first { $0.model.text == model }
    return impression.map { impression in
      place.knowingNothing {
        .closure(place.closure(.action) { place.track(impression.event, beside: []) })
      }
    }
  }

  private func row(
    _ item: SwiftExpression, _ adapter: Name, _ onSelect: SwiftExpression?,
    _ swipes: SwiftExpression?, _ onSeen: SwiftExpression?
  ) -> SwiftExpression {
    place.used.item = true
    return .call(.identifier(form.row)) { arguments in
      switch form.cells {
      case .adapters, .styles:
        arguments.add(item)
        arguments.add(.identifier(Naming.adapterConstant(adapter.text)))
      case .presenters: arguments.add(cell(adapter, showing: item))
      }
      arguments.add("onSelect", onSelect)
      arguments.add("swipes", swipes)
      arguments.add("onSeen", onSeen)
    }
  }

  /// A cell of the screen, with the presenter for it.
  private func cell(_ adapter: Name, showing item: SwiftExpression) -> SwiftExpression {
    let handler = owner.file.app.index.adapter(adapter.text).flatMap(owner.eventHandler)
    // The handler lets the screen's presenter go, so the closure around has to do so, too.
    if handler?.captures.isEmpty == false { place.used.controller = true }
    let presenter = SwiftExpression.call(
      .identifier(Naming.cellPresenter(of: adapter.text)),
      [.arg("app", place.appExpression), .arg("item", item)], trailing: handler)
    return .implicit(Naming.adapterConstant(adapter.text), [.arg(presenter)])
  }

  // MARK: - Rows in place

  /// The closure that gives the rows of a section that are written in place.
  ///
  /// - Parameters:
  ///   - item: What the closure calls the item that it is handed, if it is handed one.
  ///   - condition: What holds when it is asked for rows.
  func provider(
    of rows: [RowDeclaration], of item: String? = nil, on condition: SpecExpression?
  ) -> Closure {
    let known = place.knownValues(where: condition)
    return place.closure(.provider, item.map { [$0] } ?? []) {
      let statements = place.finding(known, else: .return(.array([]))) {
        place.knowing(known) { self.statements(for: rows) }
      }
      if statements.count == 1, case .return(let rows?) = statements[0] {
        return [.expression(rows)]
      }
      return statements
    }
  }

  private func statements(for rows: [RowDeclaration]) -> [Statement] {
    let parts = rows.enumerated().map { position, row in part(row, position + 1) }
    let isPlain = parts.allSatisfy { $0.conditions.isEmpty && $0.statements.isEmpty }
    if isPlain { return [.return(.array(parts.map(\.row)))] }
    var statements: [Statement] = [.var("rows", .array(.named(form.row)), .array([]))]
    for part in parts {
      let append = part.statements + [.call("rows.append", [.arg(part.row)])]
      statements += part.conditions.isEmpty ? append : [.if(part.conditions, then: append)]
    }
    return statements + [.return("rows")]
  }

  struct Part {
    let conditions: [Condition]
    /// What has to stand before the row.
    let statements: [Statement]
    let row: SwiftExpression
  }

  /// A row in place. Its item gets a name only if something is done with it, or if it can be missing:
  /// then the row is there when the item is.
  private func part(_ row: RowDeclaration, _ number: Int) -> Part {
    switch row.content {
    case .item(let adapter, let value): part(row, showing: value, by: adapter, number)
    case .control(let control): part(row, editingBy: control)
    case .tree(let node): PartEmission(at: place, as: form).part(row, node, number)
    case .embed(let embed): PartEmission(at: place, as: form).part(row, embed, number)
    }
  }

  private func part(_ row: RowDeclaration, editingBy control: ControlDeclaration) -> Part {
    let arguments = place.conditional(on: row.condition) {
      var arguments: [SwiftArgument] = [.arg(ControlEmission(at: place).field(control))]
      let onChange = row.effect.map { SwiftExpression.closure(place.action([$0])) }
      arguments.add("onChange", onChange)
      return arguments
    }
    return Part(
      conditions: arguments.conditions, statements: [],
      row: .call(.identifier(form.row), arguments.body))
  }

  private func part(
    _ row: RowDeclaration, showing value: SpecExpression, by adapter: Name, _ number: Int
  ) -> Part {
    let shown = place.conditional(on: row.condition) {
      shownPart(row, showing: value, by: adapter, number)
    }
    let part = shown.body
    return Part(
      conditions: shown.found + part.conditions + shown.rest, statements: part.statements,
      row: part.row)
  }

  /// A row that shows an item, but for its own condition.
  private func shownPart(
    _ row: RowDeclaration, showing value: SpecExpression, by adapter: Name, _ number: Int
  ) -> Part {
    let model = owner.file.app.index.adapter(adapter.text)?.model.text ?? ""
    let type = SpecType.model(model)
    let canBeMissing = place.canBeMissing(value)
    let item = canBeMissing ? part(value, "item") : place.value(value, as: type)
    let outer = (name: place.item, isUsed: place.used.item)
    place.item = "item\(number)"
    place.used.item = false
    let (onSelect, swipes, onSeen) = place.with(item: type) {
      (
        row.effect.map(selection) ?? selection(of: model), self.swipes(of: model),
        impression(of: model)
      )
    }
    let isNamed = place.used.item || canBeMissing
    let name = place.item
    place.item = outer.name
    let expression = self.row(
      isNamed ? .identifier(name) : item, adapter, onSelect, swipes, onSeen)
    place.used.item = outer.isUsed
    return Part(
      conditions: canBeMissing ? [.let(name, item)] : [],
      statements: isNamed && !canBeMissing ? [.let(name, nil, item)] : [], row: expression)
  }

  // MARK: - Parts of loaded data

  /// A part of loaded data, or another value that can be missing.
  ///
  /// - Parameter method: The method by which loaded data gives the part as it is now.
  func part(_ expression: SpecExpression, _ method: String) -> SwiftExpression {
    guard let typed = try? place.types.type(expression, expecting: nil, in: place.scope),
      case .path(.data, let steps) = typed.kind, let data = steps.first
    else { return place.value(expression, as: nil as SpecType?) }
    let part = place.path(from: "$0", of: data.type.unwrapped, steps.dropFirst())
    return place.loadedData(data.name).call(
      method, [], trailing: Closure(body: [.expression(part)]))
  }
}

extension CodePlace {
  /// Whether a value is a path to something that need not be there.
  func canBeMissing(_ expression: SpecExpression) -> Bool {
    guard case .path = expression.kind,
      let typed = try? types.type(expression, expecting: nil, in: scope)
    else { return false }
    return typed.type.isOptional
  }
}
