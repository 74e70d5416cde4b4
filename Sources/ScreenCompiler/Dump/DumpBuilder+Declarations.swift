import Diagnostics
import SpecModel
import SpecSemantics

extension DumpBuilder {
  func theme(_ theme: ThemeDeclaration, _ file: SpecFile) -> JSONValue {
    let colors = theme.colors.map { color in
      JSONValue.present([("name", .string(color.name.text))] + color.value.entries)
    }
    let fonts = theme.fonts.map { font in
      JSONValue.present(
        [("name", .string(font.name.text))] + font.face.entries + [
          ("size", .number(points: font.size)), ("weight", .string(font.weight.rawValue)),
          ("scales", .string(font.scales.rawValue)),
          ("maximum", font.maximum.map { .number(points: $0) }),
        ])
    }
    let spacing = theme.spacing.map { space in
      JSONValue.object([
        ("name", .string(space.name.text)), ("points", .number(points: space.points)),
      ])
    }
    return declaration(
      theme.name, file,
      [("colors", .array(colors)), ("fonts", .array(fonts)), ("spacing", .array(spacing))]
        + theme.styles)
  }

  func model(_ model: ModelDeclaration, _ file: SpecFile) -> JSONValue {
    declaration(
      model.name, file,
      [
        ("fields", fields(model.fields)), ("computed", fields(model.computed)),
        ("swift", .text(model.swift?.type.text)),
      ])
  }

  func enumeration(_ choice: EnumDeclaration, _ file: SpecFile) -> JSONValue {
    let cases = choice.cases.map { item in
      let others = item.others.map { JSONValue.string($0.text) }
      return JSONValue.object(
        [("name", .string(item.name.text)), ("payload", .string(item.payload))]
          + (others.isEmpty ? [] : [("others", .array(others))]))
    }
    return declaration(
      choice.name, file, [("cases", .array(cases)), ("unknown", .text(choice.unknown?.text))])
  }

  func union(_ union: UnionDeclaration, _ file: SpecFile) -> JSONValue {
    let cases = union.cases.map { item in
      let others = item.tags.dropFirst().map { JSONValue.string($0.text) }
      return JSONValue.present([
        ("tag", .string(item.tag)), ("model", .string(item.model.text)), ("name", item.dumpName),
        ("others", others.isEmpty ? nil : .array(others)),
      ])
    }
    return declaration(
      union.name, file,
      [
        ("tag", .string(union.tag.text)), ("cases", .array(cases)),
        ("unknown", .string(union.unknown.rawValue)),
      ])
  }

  func source(_ source: SourceDeclaration, _ file: SpecFile) -> JSONValue {
    let kind: String
    var mayBeInvalid = true
    switch source.content {
    case .request(let call, _, _):
      kind =
        call.documents != nil ? "firestore" : call.operation == nil ? "request" : "graphql"
    case .disk: kind = "disk"
    case .sqlite: kind = "sqlite"
    case .coreData: kind = "coreData"
    case .items: (kind, mayBeInvalid) = ("items", false)
    case .swift: (kind, mayBeInvalid) = ("swift", false)
    }
    let invalid: InvalidElementPolicy = source.skipsInvalid ? .skip : .fail
    return declaration(
      source.name, file,
      [
        ("kind", .string(kind)), ("parameters", fields(source.parameters)),
        ("yields", .string("\(source.yields.shape)")),
        ("invalid", mayBeInvalid ? .string(invalid.rawValue) : nil),
      ])
  }

  func request(_ request: RequestDeclaration, _ file: SpecFile) -> JSONValue {
    declaration(
      request.name, file,
      [
        ("method", .string(request.call.method.rawValue)),
        ("parameters", fields(request.parameters)),
        ("yields", .text(request.yields.map { "\($0.shape)" })),
        ("renews", request.renews ? .bool(true) : nil), ("emits", .names(request.emits)),
      ])
  }

  func adapter(_ adapter: AdapterDeclaration, _ file: SpecFile) -> JSONValue {
    let kind =
      switch adapter.body {
      case .cell: adapter.hostedView == nil ? "cell" : "swiftUI"
      case .swift: "swift"
      case .embed: "embed"
      }
    return declaration(
      adapter.name, file,
      [
        ("kind", .string(kind)), ("model", .string(adapter.model.text)),
        ("events", .names(adapter.events)),
      ])
  }

  func component(_ component: ComponentDeclaration, _ file: SpecFile) -> JSONValue {
    declaration(
      component.name, file,
      [
        ("parameters", fields(component.parameters)), ("events", .names(component.events)),
        ("parts", .names(component.cell.parts.compactMap(\.part))),
      ])
  }

  func events(_ events: EventsDeclaration, _ file: SpecFile) -> JSONValue {
    let cases = events.cases.map { event in
      JSONValue.object([
        ("name", .string(event.name.text)), ("sentAs", .string(events.sentName(of: event))),
        ("parameters", fields(event.parameters)),
      ])
    }
    return declaration(events.name, file, [("cases", .array(cases))])
  }

  func module(_ module: ModuleDeclaration, _ file: SpecFile) -> JSONValue {
    let folder = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
    return declaration(
      module.name, file,
      [
        ("folder", .string(folder)), ("uses", .names(module.uses)),
        ("exports", .names(module.exports)),
        ("swift", module.swift.map(swiftModule)),
      ])
  }

  private func swiftModule(_ module: SwiftModule) -> JSONValue {
    let output = module.output.map { [("output", JSONValue.string($0.text))] } ?? []
    return .object([("module", .string(module.name.text))] + output)
  }

  func screen(_ screen: ScreenDeclaration, _ file: SpecFile) -> JSONValue {
    let kind: String
    var sections: [SectionDeclaration] = []
    switch screen.body {
    case .sections(let all): (kind, sections) = ("list", all)
    case .form: kind = "form"
    case .tabs: kind = "tabs"
    case .swift: kind = screen.isSwiftUI ? "swiftUI" : "swift"
    }
    let resolved = resolvedSections(of: screen, index: index)
    let described = sections.enumerated().map { position, section in
      self.section(section, resolved.first { $0.position == position }, file)
    }
    let data = screen.data.map { data in
      JSONValue.present([("name", .string(data.name.text)), ("source", .text(data.source.name))])
    }
    return declaration(
      screen.name, file,
      [
        ("kind", .string(kind)),
        ("architecture", .string(index.architecture(of: screen).rawValue)),
        ("isOpen", screen.isOpen ? .bool(true) : nil),
        ("parameters", fields(screen.parameters)),
        ("returns", .text(screen.returns.map { "\($0.shape)" })), ("data", .array(data)),
        ("sections", .array(described)),
      ])
  }

  private func section(
    _ section: SectionDeclaration, _ resolved: ResolvedSection?, _ file: SpecFile
  ) -> JSONValue {
    var source: SourceReference?
    var rows: [String] = []
    var parts: [String]?
    switch section.content {
    case .source(let reference, _, _): source = reference
    case .rows(let all): rows = all.map(\.dumpName)
    case .page(let page): parts = page.parts.map(\.dumpName)
    }
    return placed(
      section.id.span, file,
      [
        ("id", .string(section.id.text)), ("source", .text(source?.name)),
        ("list", .text(source?.list)), ("yields", .text(resolved.map { "\($0.yields)" })),
        ("models", .array((resolved?.cases ?? []).map(shown))),
        ("group", .text(section.group?.value.value.text)),
        ("rows", .array(rows.map { .string($0) })),
        ("parts", parts.map { .array($0.map { .string($0) }) }),
      ])
  }

  /// A model that can come, with its adapters in the order in which they are tried.
  private func shown(_ shown: ResolvedSection.Case) -> JSONValue {
    let adapters = shown.adapters.map { adapter in
      JSONValue.object([
        ("name", .string(adapter.name.text)), ("isConditional", .bool(adapter.condition != nil)),
      ])
    }
    return .present([
      ("tag", .text(shown.unionCase?.tag)), ("model", .string(shown.model)),
      ("name", shown.unionCase?.dumpName), ("adapters", .array(adapters)),
    ])
  }

  func fields(_ fields: [Field]) -> JSONValue {
    .array(
      fields.map { field in
        .object([
          ("name", .string(field.name.text)), ("type", .string("\(field.type.shape)")),
          ("hasDefault", .bool(field.defaultValue != nil)),
        ])
      })
  }
}

extension JSONValue {
  /// A number of points, which mostly is whole.
  static func number(points: Double) -> JSONValue {
    Int(exactly: points).map { .number($0) } ?? .decimal(points)
  }
}

extension SourceReference {
  /// The name of the source; nil where it has none.
  fileprivate var name: String? {
    if case .use(let name, _) = self { name.text } else { nil }
  }

  /// The list in loaded data that is meant; nil for sources.
  fileprivate var list: String? {
    if case .data(let value) = self, case .path(let path) = value.kind { path.text } else { nil }
  }
}

extension UnionCaseDeclaration {
  /// What it is called, where its tag is not that.
  fileprivate var dumpName: JSONValue? { tag == name.text ? nil : .string(name.text) }
}

extension RowDeclaration {
  /// The adapter of a row, what its control edits, or what a part of a page is.
  fileprivate var dumpName: String {
    switch content {
    case .item(let adapter, _): adapter.text
    case .control(let control): control.target.value.text
    case .embed(let embed): embed.screen.text
    case .tree(let node): node.dumpName
    }
  }
}

extension CellNode {
  /// The key that says which node it is.
  fileprivate var dumpName: String {
    switch content {
    case .container(let container): container.axis.rawValue
    case .text: "text"
    case .image: "image"
    case .button: "button"
    case .component(let use): use.component.text
    case .control(let control): control.control.target.value.text
    case .embed(let embed): embed.screen.text
    case .progress: "progress"
    case .rating: "rating"
    case .badge: "badge"
    case .input(let input): input.kind.rawValue
    case .view(let view): view.type.type.text
    case .spacer: "spacer"
    case .divider: "divider"
    }
  }
}
