import SpecModel
import SpecSemantics
import SwiftCode

/// The rows of a scene as its presenter knows them: what they show and which look they have.
struct SceneRows {
  /// A kind of rows: those of an adapter, and of those in place each that does something of its own.
  struct Look {
    let name: String
    let adapter: AdapterDeclaration
    /// What tapping tells the presenter; nil for what the model's rows tell.
    let handler: String?
  }

  private(set) var looks: [Look] = []
  private let screen: ScreenDeclaration
  private let sections: [SectionDeclaration]
  private let resolved: [ResolvedSection]
  private let handlers: SceneHandlers
  private let effects: SceneEffects
  private let file: FileScope
  /// The place of what the list keeps: it holds no presenter.
  private let place: CodePlace

  init(
    _ sections: [SectionDeclaration], of screen: ScreenDeclaration, handlers: SceneHandlers,
    effects: SceneEffects, in file: FileScope
  ) {
    self.screen = screen
    self.sections = sections
    self.handlers = handlers
    self.effects = effects
    self.file = file
    resolved = resolvedSections(of: screen, index: file.app.index)
    place = CodePlace(
      in: file, scope: ValueScope(of: screen, index: file.app.index), surroundings: .controller,
      parameters: .member(of: "viewModel"), screenName: screen.name.text)
    for position in sections.indices { collectLooks(at: position) }
    for sender in senders { effects.use(sender.gateway) }
  }

  private mutating func collectLooks(at position: Int) {
    switch sections[position].content {
    case .rows(let rows):
      for (number, row) in rows.enumerated() {
        guard let adapter = row.adapter else { continue }
        add(adapter, handlers.rows[.init(section: position, row: number)])
      }
    case .page: break
    case .source:
      let cases = resolved.first { $0.position == position }?.cases ?? []
      for adapter in cases.flatMap(\.adapters) { add(adapter.name, nil) }
    }
  }

  private mutating func add(_ adapter: Name, _ handler: String?) {
    guard look(of: adapter, handler) == nil,
      let declaration = file.app.index.adapter(adapter.text)
    else { return }
    let stem =
      Naming.adapterConstant(adapter.text)
      + (handler.map { String($0.dropFirst("didSelect".count)) } ?? "")
    var name = stem
    var number = 2
    while looks.contains(where: { $0.name == name }) {
      name = stem + String(number)
      number += 1
    }
    looks.append(Look(name: name, adapter: declaration, handler: handler))
  }

  private func look(of adapter: Name, _ handler: String?) -> Look? {
    looks.first { $0.adapter.name.text == adapter.text && $0.handler == handler }
  }

  private func name(of adapter: Name, _ handler: String?) -> String {
    look(of: adapter, handler)?.name ?? ""
  }

  /// What the buttons of rows ask, each once.
  var senders: [RequestSender] {
    var senders: [RequestSender] = []
    for sender in looks.flatMap({ $0.adapter.senders(in: file) })
    where !senders.contains(where: { $0.name == sender.name }) {
      senders.append(sender)
    }
    return senders
  }

  /// The type of rows.
  func type(named name: String) -> SwiftDeclaration {
    let cases = looks.map { look in
      SwiftDeclaration.enumCase(
        SwiftEnumCase(look.name, [CasePayload(file.named(look.adapter.model.text))]))
    }
    let item = property("item", .any("Model")) { look in
      SwitchCase(.implicit(look.name, binding: ["item"]), body: [.expression("item")])
    }
    let kind = property("kind", "RowKind") { look in
      let type = SwiftExpression.type(adapterType(look.adapter)).member("self")
      return SwitchCase(
        .implicit(look.name), body: [.expression(.call("RowKind", [.arg(type)]))])
    }
    return .type(
      TypeDeclaration(
        .enum, name, documentation: "What the rows of the scene show.", attributes: [.mainActor],
        access: file.app.access, inherits: ["ListRow"], members: cases + [item, kind]))
  }

  private func property(
    _ name: String, _ type: SwiftType, _ each: (Look) -> SwitchCase
  ) -> SwiftDeclaration {
    .variable(
      VariableDeclaration(
        .var, name, type, access: file.app.access,
        accessors: .getter([.switch("self", looks.map(each))])))
  }

  func adapterType(_ adapter: AdapterDeclaration) -> SwiftType {
    if case .swift(let own) = adapter.body { return file.type(own, exposed: false) }
    return .named(Naming.type(adapter.name.text))
  }

  // MARK: - Sections

  /// The sections that the list starts with.
  var list: SwiftExpression { .array(sections.indices.map(section)) }

  private func section(at position: Int) -> SwiftExpression {
    let section = sections[position]
    var arguments: [SwiftArgument] = [.arg("id", .string(section.id.text))]
    place.addTexts(of: section, to: &arguments)
    arguments.add(
      "layout", ScreenParts(screen, in: file, at: place).layout(of: section))
    let isIncluded = section.condition.map { condition in
      place.provider { place.condition(condition) }
    }
    switch section.content {
    case .rows(let rows):
      arguments.add("isIncluded", isIncluded)
      arguments.add("rows", .closure(provider(of: rows, in: position, on: section.condition)))
    case .page: break
    case .source(let reference, _, _):
      arguments.add("limit", section.limit.map { .integer($0) })
      arguments.add("isIncluded", isIncluded)
      arguments.add("reloadKey", reloadKey(of: reference))
      arguments.add("source", source(reference))
      if let resolved = resolved.first(where: { $0.position == position }) {
        arguments.add("groups", place.groups(of: section, showing: resolved))
        arguments.add("row", .closure(row(of: resolved)))
      }
    }
    return .call("RowSection", arguments)
  }

  // MARK: - Rows

  private func row(of section: ResolvedSection) -> Closure {
    place.closure(.provider, ["item"]) {
      guard case .union = section.yields else {
        return section.cases.first.map { rows(for: $0, returning: false) } ?? []
      }
      place.used.item = true
      let returning = section.cases.contains { $0.adapters.contains { $0.condition != nil } }
      let cases = section.cases.map { item in
        SwitchCase(
          .implicit(Naming.member(item.caseName ?? item.model), binding: ["item"]),
          body: rows(for: item, returning: returning))
      }
      return [.switch("item", cases)]
    }
  }

  /// A row for a model, by the first adapter whose condition holds.
  private func rows(for item: ResolvedSection.Case, returning: Bool) -> [Statement] {
    place.with(item: .model(item.model)) {
      place.used.item = true
      let isConditional = item.adapters.contains { $0.condition != nil }
      var statements: [Statement] = []
      for adapter in item.adapters {
        let row = SwiftExpression.implicit(name(of: adapter.name, nil), [.arg("item")])
        guard let condition = adapter.condition else {
          statements.append(returning || isConditional ? .return(row) : .expression(row))
          break
        }
        statements.append(.if([.expression(place.condition(condition))], then: [.return(row)]))
      }
      return statements
    }
  }

  private func provider(
    of rows: [RowDeclaration], in section: Int, on condition: SpecExpression?
  ) -> Closure {
    let known = place.knownValues(where: condition)
    return place.closure(.provider) {
      let statements = place.finding(known, else: .return(.array([]))) {
        place.knowing(known) { self.statements(for: rows, in: section) }
      }
      if statements.count == 1, case .return(let rows?) = statements[0] {
        return [.expression(rows)]
      }
      return statements
    }
  }

  private func statements(for rows: [RowDeclaration], in section: Int) -> [Statement] {
    let parts = rows.enumerated().compactMap { position, row in
      part(row, at: .init(section: section, row: position))
    }
    guard parts.contains(where: { !$0.conditions.isEmpty }) else {
      return [.return(.array(parts.map(\.row)))]
    }
    let type = SwiftType.array(.named(SceneNames(screen).row))
    var statements: [Statement] = [.var("rows", type, .array([]))]
    for part in parts {
      let append = Statement.call("rows.append", [.arg(part.row)])
      statements.append(part.conditions.isEmpty ? append : .if(part.conditions, then: [append]))
    }
    return statements + [.return("rows")]
  }

  private struct Part {
    let conditions: [Condition]
    let row: SwiftExpression
  }

  /// A row in place, which is there when its item is.
  private func part(_ row: RowDeclaration, at position: SceneHandlers.RowPlace) -> Part? {
    guard case .item(let adapter, let value) = row.content else { return nil }
    let model = file.app.index.adapter(adapter.text)?.model.text ?? ""
    let name = name(of: adapter, handlers.rows[position])
    let shown = place.conditional(on: row.condition) { () -> (Condition?, SwiftExpression) in
      guard place.canBeMissing(value) else {
        return (nil, place.value(value, as: SpecType.model(model)))
      }
      return (.let("item", place.value(value, as: nil as SpecType?)), "item")
    }
    let (found, item) = shown.body
    return Part(
      conditions: shown.found + (found.map { [$0] } ?? []) + shown.rest,
      row: .implicit(name, [.arg(item)]))
  }

  // MARK: - Sources

  private func source(_ reference: SourceReference) -> SwiftExpression {
    let given: [SpecArgument]
    let gateway: Gateway?
    guard let source = file.app.index.source(of: reference) else { return .nil }
    switch reference {
    case .use(_, let arguments):
      given = arguments
      gateway = Gateway(source, in: file)
    case .data: return .nil
    case .inline(let source):
      gateway = Gateway(source, of: screen, in: file)
      given = (gateway?.parameters ?? []).map(ownValue)
    }
    guard let gateway else { return place.dataSource(source, named: true) }
    effects.use(gateway)
    let parameters = place.provider {
      let values = gateway.parameters.compactMap { field in
        given.first { $0.name.text == field.name.text }.map {
          SwiftArgument(Naming.member(field.name.text), place.value($0.value, as: field.type))
        }
      }
      return .call(.identifier(gateway.parametersType), values)
    }
    let question = SwiftExpression.identifier("interactor").call(
      gateway.method, [.arg("with", "$0")])
    let fetch = Closure([], captures: ["interactor"], .try(.await(question)))
    return .call(
      "RemoteDataSource", [.arg("parameters", parameters), .arg("fetch", .closure(fetch))])
  }

  /// What a source that is written in place takes of the screen.
  private func ownValue(_ field: Field) -> SpecArgument {
    let isState = screen.state.contains { $0.name.text == field.name.text }
    let path = ValuePath(scope: isState ? .state : .parameters, components: [field.name])
    return SpecArgument(
      name: field.name, value: SpecExpression(.path(path), span: field.name.span))
  }

  /// What a source depends on of the state: when it changes, the section loads anew.
  private func reloadKey(of reference: SourceReference) -> SwiftExpression? {
    let names = reference.stateNames
    guard !names.isEmpty else { return nil }
    return place.provider {
      place.used.state = true
      let values = names.map { SwiftExpression.member("state.value", Naming.member($0)) }
      if values.count == 1, let value = values.first { return value }
      return .cast(.array(values), .coerce, .array("AnyHashable"))
    }
  }
}
