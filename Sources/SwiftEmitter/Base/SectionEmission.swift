import SpecModel
import SpecSemantics
import SwiftCode

/// The sections of a screen, with the adapters that their rows are shown by.
struct SectionEmission {
  private let sections: [SectionDeclaration]
  private let resolved: [ResolvedSection]
  private let owner: ScreenParts
  private let form: ListForm
  private let keepsData: Bool

  /// - Parameter keepsData: Whether what the screen loads is kept in ``properties``, for others beside
  ///   ``method``.
  init(
    _ sections: [SectionDeclaration], of owner: ScreenParts, as form: ListForm,
    keepsData: Bool = false
  ) {
    self.sections = sections
    self.owner = owner
    self.form = form
    self.keepsData = keepsData
    resolved = resolvedSections(of: owner.screen, index: owner.file.app.index)
  }

  private var place: CodePlace { owner.place }
  private var rows: RowEmission { RowEmission(of: owner, as: form) }

  /// What the screen loads, where more than its rows shows it.
  var properties: [SwiftDeclaration] {
    owner.screen.data.map { data in
      .variable(
        VariableDeclaration(
          .var, Naming.dataConstant(data.name.text), nil, loadedData(data.source),
          access: .private, modifiers: .lazy))
    }
  }

  /// `makeSections()`.
  var method: SwiftDeclaration {
    let data = keepsData ? [] : owner.screen.data
    var body = data.map { data in
      Statement.let(Naming.dataConstant(data.name.text), nil, loadedData(data.source))
    }
    if form.cells != .presenters { body += adapters.map(constant) }
    let list = SwiftExpression.array(
      owner.screen.data.map(dataSection) + sections.indices.map(section))
    body.append(body.isEmpty ? .expression(list) : .return(list))
    return owner.override("makeSections", returning: .array(.named(form.section)), body: body)
  }

  // MARK: - Adapters

  /// The adapters that rows are shown by, in the order of their first use.
  var adapters: [AdapterDeclaration] {
    var names: [String] = []
    for position in sections.indices {
      let used: [String] =
        switch sections[position].content {
        case .rows(let rows): rows.compactMap(\.adapter?.text)
        case .page: []
        case .source:
          resolved.first { $0.position == position }?.cases.flatMap(\.adapters).map(\.name.text)
            ?? []
        }
      for name in used where !names.contains(name) { names.append(name) }
    }
    return names.compactMap { owner.file.app.index.adapter($0) }
  }

  private func constant(for adapter: AdapterDeclaration) -> Statement {
    let handler = owner.eventHandler(for: adapter)
    let name = Naming.adapterConstant(adapter.name.text)
    if case .swift(let own) = adapter.body {
      let maker = place.dependency(Naming.maker(of: own.type.text))
      let value = SwiftExpression.call(
        maker, [.arg(place.appExpression.member("runtime"))], trailing: handler)
      return constant(name, of: adapter, by: value)
    }
    let value = SwiftExpression.call(
      .identifier(Naming.type(adapter.name.text)), [.arg("app", place.appExpression)],
      trailing: handler)
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

  // MARK: - Sections

  private func section(at position: Int) -> SwiftExpression {
    let section = sections[position]
    var arguments: [SwiftArgument] = [.arg("id", .string(section.id.text))]
    place.addTexts(of: section, to: &arguments)
    if form.hasLayouts { arguments.add("layout", owner.layout(of: section)) }
    let isIncluded = section.condition.map { condition in
      place.provider { place.condition(condition) }
    }
    switch section.content {
    case .rows(let rows):
      arguments.add("isIncluded", isIncluded)
      return listSection(arguments, "rows", self.rows.provider(of: rows, on: section.condition))
    case .page(let page):
      arguments.add("isIncluded", isIncluded)
      return self.page(page, arguments, on: section.condition)
    case .source(let reference, _, _):
      arguments.add("limit", section.limit.map { .integer($0) })
      arguments.add("isIncluded", isIncluded)
      if case .data(let list) = reference {
        arguments.add("items", place.provider { rows.part(list, "items") })
      } else {
        arguments.add("reloadKey", reloadKey(of: reference))
        arguments.add("source", source(reference, "make"))
      }
      let resolved = resolved.first { $0.position == position }
      arguments.add("groups", place.groups(of: section, showing: resolved))
      return listSection(arguments, "row", resolved.map(rows.row) ?? Closure(body: []))
    }
  }

  /// The closure trails, unless there is another beside it.
  private func listSection(
    _ arguments: [SwiftArgument], _ label: String, _ closure: Closure
  ) -> SwiftExpression {
    let hasClosure = arguments.contains(where: \.value.isClosure)
    guard hasClosure else { return .call(.identifier(form.section), arguments, trailing: closure) }
    return .call(.identifier(form.section), arguments + [.arg(label, .closure(closure))])
  }

  /// A composed page. Its parts are there while what it is about is.
  private func page(
    _ page: PageDeclaration, _ arguments: [SwiftArgument], on condition: SpecExpression?
  ) -> SwiftExpression {
    guard let item = page.item else {
      return listSection(arguments, "rows", rows.provider(of: page.parts, on: condition))
    }
    let model = try? place.types.type(item, expecting: nil, in: place.scope).type.unwrapped
    let shown = arguments + [.arg("item", place.provider { rows.part(item, "item") })]
    let parts = place.with(item: model) {
      rows.provider(of: page.parts, of: "item", on: condition)
    }
    return listSection(shown, "rows", parts)
  }

  /// - Parameter maker: The function of a named source that is called.
  private func source(_ reference: SourceReference, _ maker: String) -> SwiftExpression {
    switch reference {
    case .inline(let source): return place.dataSource(source, named: true)
    case .use(let name, let arguments):
      var swift: [SwiftArgument] = [.arg("in", place.appExpression)]
      for parameter in owner.file.app.index.source(name.text)?.parameters ?? [] {
        let given = arguments.first { $0.name.text == parameter.name.text }
        guard let value = given?.value else { continue }
        swift.append(
          SwiftArgument(
            Naming.member(parameter.name.text),
            place.provider { place.value(value, as: parameter.type) }))
      }
      return .call(
        .member(.identifier(Naming.type(name.text)), maker), swift)
    case .data: return .nil
    }
  }

  // MARK: - Loaded data

  private func loadedData(_ reference: SourceReference) -> SwiftExpression {
    guard case .inline(let source) = reference else { return self.source(reference, "load") }
    return place.loadedData(source, named: true)
  }

  /// The section that does nothing but load an object.
  private func dataSection(_ data: DataDeclaration) -> SwiftExpression {
    var arguments: [SwiftArgument] = [
      .arg(place.loadedData(data.name.text)), .arg("id", .string(data.name.text)),
    ]
    arguments.add("reloadKey", reloadKey(of: data.source))
    return .implicit("data", arguments)
  }

  // MARK: - State that a source depends on

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

extension SourceReference {
  /// What of the screen's state its values are made of.
  var stateNames: [String] {
    var names: [String] = []
    let visit: (SpecExpression) -> Void = { value in
      value.visitPaths { path in
        guard path.scope == .state, let name = path.components.first?.text else { return }
        if !names.contains(name) { names.append(name) }
      }
    }
    switch self {
    case .data: return []
    case .use(_, let arguments): for argument in arguments { visit(argument.value) }
    case .inline(let source):
      source.values.forEach(visit)
    }
    return names
  }
}
