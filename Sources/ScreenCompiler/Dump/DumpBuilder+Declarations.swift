import SpecModel
import SpecSemantics

extension DumpBuilder {
  func theme(_ theme: ThemeDeclaration, _ file: SpecFile) -> AppDump.Theme {
    AppDump.Theme(
      name: theme.name.text,
      colors: theme.colors.map {
        AppDump.Theme.Color(name: $0.name.text, light: $0.light.hex, dark: $0.dark?.hex)
      },
      fonts: theme.fonts.map {
        AppDump.Theme.Font(
          name: $0.name.text, size: $0.size, weight: $0.weight.rawValue, scales: $0.scales.rawValue)
      },
      spacing: theme.spacing.map {
        AppDump.Theme.Spacing(name: $0.name.text, points: $0.points)
      },
      place: place(theme.name.span, file))
  }

  func model(_ model: ModelDeclaration, _ file: SpecFile) -> AppDump.Model {
    AppDump.Model(
      name: model.name.text, fields: fields(model.fields), computed: fields(model.computed),
      swift: model.swift?.type.text,
      place: place(model.name.span, file))
  }

  func enumeration(_ declaration: EnumDeclaration, _ file: SpecFile) -> AppDump.Enumeration {
    AppDump.Enumeration(
      name: declaration.name.text,
      cases: declaration.cases.map {
        AppDump.Enumeration.Case(name: $0.name.text, payload: $0.payload)
      },
      unknown: declaration.unknown?.text, place: place(declaration.name.span, file))
  }

  func union(_ union: UnionDeclaration, _ file: SpecFile) -> AppDump.Union {
    AppDump.Union(
      name: union.name.text, tag: union.tag.text,
      cases: union.cases.map { AppDump.Union.Case(tag: $0.tag.text, model: $0.model.text) },
      unknown: union.unknown.rawValue, place: place(union.name.span, file))
  }

  func source(_ source: SourceDeclaration, _ file: SpecFile) -> AppDump.Source {
    let kind: AppDump.Source.Kind =
      switch source.content {
      case .request(let call, _, _) where call.documents != nil: .firestore
      case .request(let call, _, _): call.operation == nil ? .request : .graphql
      case .disk: .disk
      case .sqlite: .sqlite
      case .coreData: .coreData
      case .items: .items
      case .swift: .swift
      }
    let invalid: InvalidElementPolicy? =
      switch kind {
      case .request, .graphql, .firestore, .disk, .sqlite, .coreData:
        source.skipsInvalid ? .skip : .fail
      case .items, .swift: nil
      }
    return AppDump.Source(
      name: source.name.text, kind: kind, parameters: fields(source.parameters),
      yields: "\(source.yields.shape)", invalid: invalid?.rawValue,
      place: place(source.name.span, file))
  }

  func request(_ request: RequestDeclaration, _ file: SpecFile) -> AppDump.Request {
    AppDump.Request(
      name: request.name.text, method: request.call.method.rawValue,
      parameters: fields(request.parameters), yields: request.yields.map { "\($0.shape)" },
      emits: request.emits.map(\.text), place: place(request.name.span, file))
  }

  func adapter(_ adapter: AdapterDeclaration, _ file: SpecFile) -> AppDump.Adapter {
    let kind: AppDump.Adapter.Kind =
      switch adapter.body {
      case .cell: .cell
      case .swift: .swift
      case .embed: .embed
      }
    return AppDump.Adapter(
      name: adapter.name.text, kind: kind, model: adapter.model.text,
      events: adapter.events.map(\.text), place: place(adapter.name.span, file))
  }

  func component(_ component: ComponentDeclaration, _ file: SpecFile) -> AppDump.Component {
    AppDump.Component(
      name: component.name.text, parameters: fields(component.parameters),
      events: component.events.map(\.text), place: place(component.name.span, file))
  }

  func events(_ events: EventsDeclaration, _ file: SpecFile) -> AppDump.Events {
    AppDump.Events(
      name: events.name.text,
      cases: events.cases.map {
        AppDump.Events.Case(name: $0.name.text, parameters: fields($0.parameters))
      },
      place: place(events.name.span, file))
  }

  func module(_ module: ModuleDeclaration, _ file: SpecFile) -> AppDump.Module {
    AppDump.Module(
      name: module.name.text,
      folder: file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? "",
      uses: module.uses.map(\.text), exports: module.exports.map(\.text),
      place: place(module.name.span, file))
  }

  func screen(_ screen: ScreenDeclaration, _ file: SpecFile) -> AppDump.Screen {
    let kind: AppDump.Screen.Kind
    var sections: [SectionDeclaration] = []
    switch screen.body {
    case .sections(let all): (kind, sections) = (.list, all)
    case .form: kind = .form
    case .tabs: kind = .tabs
    case .swift: kind = .swift
    }
    let resolved = resolvedSections(of: screen, index: index)
    return AppDump.Screen(
      name: screen.name.text, kind: kind, architecture: index.architecture(of: screen).rawValue,
      parameters: fields(screen.parameters), returns: screen.returns.map { "\($0.shape)" },
      data: screen.data.map { AppDump.Loaded(name: $0.name.text, source: $0.source.name) },
      sections: sections.enumerated().map { position, section in
        self.section(section, resolved.first { $0.position == position }, file)
      },
      place: place(screen.name.span, file))
  }

  private func section(
    _ section: SectionDeclaration, _ resolved: ResolvedSection?, _ file: SpecFile
  ) -> AppDump.Section {
    var source: String?
    var list: String?
    var rows: [String] = []
    var parts: [String]?
    switch section.content {
    case .source(let reference, _, _): (source, list) = (reference.name, reference.list)
    case .rows(let all): rows = all.map(\.dumpName)
    case .page(let page): parts = page.parts.map(\.dumpName)
    }
    let models = (resolved?.cases ?? []).map { shown in
      AppDump.Section.Shown(
        tag: shown.caseName, model: shown.model,
        adapters: shown.adapters.map {
          AppDump.Section.Choice(name: $0.name.text, isConditional: $0.condition != nil)
        })
    }
    return AppDump.Section(
      id: section.id.text, source: source, list: list, yields: resolved.map { "\($0.yields)" },
      models: models, group: section.group?.value.value.text, rows: rows, parts: parts,
      place: place(section.id.span, file))
  }

  func fields(_ fields: [Field]) -> [AppDump.Field] {
    fields.map {
      AppDump.Field(
        name: $0.name.text, type: "\($0.type.shape)", hasDefault: $0.defaultValue != nil)
    }
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
    case .spacer: "spacer"
    case .divider: "divider"
    }
  }
}

extension RGBAColor {
  /// `#rrggbb`, with an opacity as `#rrggbbaa`.
  fileprivate var hex: String {
    let digits = String(rgb, radix: 16)
    let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    guard alpha < 255 else { return color }
    let opacity = String(alpha, radix: 16)
    return color + (opacity.count == 1 ? "0" : "") + opacity
  }
}
