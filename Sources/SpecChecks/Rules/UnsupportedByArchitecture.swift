import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A screen is made of what its system has.
  static let unsupportedByArchitecture: SpecRule = .init(
    name: "unsupported-by-architecture",
    summary: "A screen is made of something that its system has no shape for.",
    rationale:
      "A table has rows and nothing else; what a system can't express would be left out silently.",
    examples: """
      screen: Feed
      architecture: «table→collection»
      layout: { ‹grid›: { columns: 2 } }
      sections:
        - { id: posts, rows: [{ use: PostRow, item: { id: one, title: One } }] }
      """,
    .screens(check),
    .app(checkOwnSources))

  private static func check(_ site: ScreenSite, into findings: inout Findings) {
    let system = site.system
    checkOwnAdapters(site, system, into: &findings)
    if system.presentsCells { checkWindow(site, system, into: &findings) }
    checkSwipes(site, into: &findings)
    if let obstacle = system.obstacle(to: .cache) {
      checkCaches(site, system, obstacle, into: &findings)
    }
    // Most screens are of a system that lacks nothing.
    guard !system.obstacles.isEmpty else { return }
    var reported: Set<ScreenConstruct> = []
    for (construct, span) in constructs(of: site) {
      guard let obstacle = system.obstacle(to: construct),
        reported.insert(construct).inserted
      else { continue }
      findings.report(
        .unsupportedByArchitecture,
        "the system `\(system.name.rawValue)` has no \(construct.title)",
        at: site.location(span), label: obstacle.reason,
        related: site.screen.architecture.map {
          [.init(site.location($0.span), "the screen's system is said here")]
        } ?? [],
        help: help(on: construct, site))
    }
  }

  /// The usual system has nearly everything, but rows by adapters of the app's own that are made for another; a table has
  /// all that stands in one.
  private static func help(
    on construct: ScreenConstruct? = nil, _ site: ScreenSite
  ) -> [String] {
    if let (adapter, kind) = adapterOfOtherSystem(on: site) {
      return [
        "leave it out, as `\(adapter.text)` makes \(kind.title), which the usual system does not show"
      ]
    }
    let systems = site.index.systems
    let table = construct == nil ? nil : tableFitting(site)
    let names = [systems.usual.name] + (table.map { [$0.name] } ?? [])
    let listed = names.map { "`architecture: \($0.rawValue)`" }.joined(separator: " or ")
    let key = construct.map { "`\($0.place.key)`" } ?? "it"
    return ["say \(listed) on this screen, or leave \(key) out"]
  }

  /// The system of tables, where a screen has nothing that it lacks, and no adapters whose rows it cannot show.
  private static func tableFitting(_ site: ScreenSite) -> ScreenSystem? {
    let table = site.index.systems[.table]
    guard table.name == .table, site.screen.isTable,
      constructs(of: site).allSatisfy({ table.obstacle(to: $0.0) == nil }),
      site.adapters.allSatisfy({ name in
        site.index.adapter(name.text)?.ownKind.map(table.ownAdapterKinds.contains) != false
      })
    else { return nil }
    return table
  }

  /// An adapter by which the usual system cannot show rows, and the system of the screen can.
  private static func adapterOfOtherSystem(
    on site: ScreenSite
  ) -> (name: Name, kind: OwnAdapterKind)? {
    let (own, usual) = (site.system.ownAdapterKinds, site.index.systems.usual.ownAdapterKinds)
    for name in site.adapters {
      guard let kind = site.index.adapter(name.text)?.ownKind, own.contains(kind),
        !usual.contains(kind)
      else { continue }
      return (name, kind)
    }
    return nil
  }

  private static func constructs(of site: ScreenSite) -> [(ScreenConstruct, ByteSpan)] {
    let screen = site.screen
    var constructs: [(ScreenConstruct, ByteSpan)] = []
    switch screen.body {
    case .swift: return []
    case .form(let form):
      constructs.append((.form, screen.name.span))
      constructs += form.fields.compactMap { $0.choices.map { (.choices, $0.source.span) } }
    case .tabs: constructs.append((.tabs, screen.name.span))
    case .sections(let sections):
      constructs += screen.layouts.map { (ScreenConstruct($0.layout), $0.span) }
      for section in sections {
        constructs += section.layouts.map { (ScreenConstruct($0.layout), $0.span) }
        if let key = section.look?.insetsKey { constructs.append((.insets, key)) }
      }
      constructs.append((.sections, screen.name.span))
    }
    if let open = screen.open, open.value { constructs.append((.open, open.span)) }
    if let data = screen.data.first { constructs.append((.data, data.name.span)) }
    for section in screen.sections {
      guard case .source(let reference, _, _) = section.content,
        let source = site.index.source(of: reference)
      else { continue }
      if case .disk = source.content { constructs.append((.disk, section.id.span)) }
      if case .sqlite = source.content { constructs.append((.sqlite, section.id.span)) }
      if case .coreData = source.content { constructs.append((.coreData, section.id.span)) }
    }
    if let stored = screen.state.first(where: { $0.storage != nil }) {
      constructs.append((.stored, stored.name.span))
    }
    for content in screen.sections.map(\.content) {
      if case .page(let page) = content { constructs.append((.content, page.span)) }
      constructs += content.rows.flatMap(\.embeds).map { (.embed, $0.span) }
      for tree in content.rows.compactMap(\.tree) {
        tree.forEachNode { constructs += controls(in: $0, site.index) }
      }
      constructs += content.rows.compactMap(\.control).map {
        (ScreenConstruct($0.kind), $0.target.span)
      }
    }
    if let selection = screen.selection {
      constructs.append((.selection, selection.model.span))
    }
    if let search = screen.search { constructs.append((.search, search.query.span)) }
    for name in site.adapters {
      if site.index.adapter(name.text)?.embeds.isEmpty == false {
        constructs.append((.embed, name.span))
      }
    }
    return constructs
  }

  /// The controls that a node is, or that stand in a component that it is.
  private static func controls(
    in node: CellNode, _ index: AppIndex
  ) -> [(ScreenConstruct, ByteSpan)] {
    if let control = node.control?.control {
      return [(ScreenConstruct(control.kind), control.target.span)]
    }
    guard let component = node.component?.component else { return [] }
    return index.needs(ofComponent: component.text).controls
      .sorted { $0.rawValue < $1.rawValue }.map { ($0, component.span) }
  }

  /// What is kept is said by the source.
  private static func checkCaches(
    _ site: ScreenSite, _ system: ScreenSystem, _ obstacle: ScreenObstacle,
    into findings: inout Findings
  ) {
    for section in site.screen.sections {
      guard case .source(let reference, _, _) = section.content,
        let source = site.index.source(of: reference), let cache = source.cache
      else { continue }
      let file = site.index.id(of: .source, source.name.text).map { site.index.file(of: $0) }
      findings.report(
        .unsupportedByArchitecture, "the system `\(system.name.rawValue)` has no `cache`",
        at: Location(file: file ?? site.file, span: cache.span), label: obstacle.reason,
        related: [
          .init(
            site.location(section.id.span),
            "`\(site.screen.name.text)`, which is of this system, shows it")
        ],
        help: [
          adapterOfOtherSystem(on: site) != nil
            ? "leave out `cache:`"
            : "leave `cache:` out, or say `architecture: \(site.index.systems.usual.name.rawValue)` on `\(site.screen.name.text)`"
        ])
      return
    }
  }

  /// UIKit lets rows be swiped that stand one below the other.
  private static func checkSwipes(_ site: ScreenSite, into findings: inout Findings) {
    for swipe in site.screen.swipes {
      guard let full = swipe.full, full.value, site.showsOnlyBeside(model: swipe.model.text) else {
        continue
      }
      findings.report(
        .unsupportedByArchitecture,
        "rows of `\(swipe.model.text)` cannot be swiped all the way",
        at: site.location(full.span),
        label: "the actions of rows beside one another stand in a menu",
        help: ["leave `full` out, or have the rows stand below one another: `layout: list`"])
    }
  }

  /// What presenters of cells say is the same in every window.
  private static func checkWindow(
    _ site: ScreenSite, _ system: ScreenSystem, into findings: inout Findings
  ) {
    for name in site.adapters {
      guard case .cell(let node)? = site.index.adapter(name.text)?.body,
        node.seesWindow(in: site.index)
      else {
        continue
      }
      findings.report(
        .unsupportedByArchitecture,
        "cells of the system `\(system.name.rawValue)` do not know `$window`, which "
          + "`\(name.text)` asks for",
        at: site.location(name.span),
        help: help(site))
    }
  }

  /// The adapters of the app's own are of a kind that the system can show rows by.
  private static func checkOwnAdapters(
    _ site: ScreenSite, _ system: ScreenSystem, into findings: inout Findings
  ) {
    let kinds = system.ownAdapterKinds
    for name in site.adapters {
      guard let adapter = site.index.adapter(name.text), let kind = adapter.ownKind,
        !kinds.contains(kind), let id = site.index.id(of: .adapter, name.text)
      else { continue }
      if let place = adapter.ownKindPlace, isForNone(adapter, site) {
        findings.reportShared(
          Diagnostic(
            .unsupportedByArchitecture, message(kind, of: name, in: system),
            at: Location(file: site.index.file(of: id), span: place),
            help: help(kinds, insteadOf: kind, on: site)),
          shownBy: .init(site.location(name.span), "it is listed here"), fewestUses: 1)
        continue
      }
      let place = Location(file: site.index.file(of: id), span: adapter.name.span)
      findings.report(
        .unsupportedByArchitecture, message(kind, of: name, in: system),
        at: site.location(name.span),
        related: [.init(place, "`\(name.text)` is declared here")],
        help: help(kinds, insteadOf: kind, on: site))
    }
  }

  /// Whether an adapter says of itself that it is of a kind that none of the screens shows which list it, as the app's
  /// own system does not: then it is wrong there, and not in their lists.
  private static func isForNone(
    _ adapter: AdapterDeclaration, _ site: ScreenSite
  ) -> Bool {
    guard site.screen.architecture == nil, !site.system.ownAdapterKinds.isEmpty else {
      return false
    }
    return site.index.names(of: .screen).allSatisfy { name in
      guard let screen = site.index.screen(name),
        screen.usedAdapters.contains(where: { $0.text == adapter.name.text })
      else { return true }
      return screen.architecture == nil
    }
  }

  private static func message(
    _ kind: OwnAdapterKind, of adapter: Name, in system: ScreenSystem
  ) -> String {
    system.ownAdapterKinds.isEmpty
      ? "the system `\(system.name.rawValue)` has no place for adapters of the app's own"
      : "screens of the system `\(system.name.rawValue)` show no \(kind.title), "
        + "which `\(adapter.text)` makes"
  }

  private static func help(
    _ kinds: Set<OwnAdapterKind>, insteadOf kind: OwnAdapterKind, on site: ScreenSite
  ) -> [String] {
    guard !kinds.isEmpty else { return help(site) }
    let classes = OwnAdapterKind.allCases.filter(kinds.contains).map { kind in
      let name = kind.protocolName
      return
        "if the class is \("AEIOU".contains(name.prefix(1)) ? "an" : "a") `\(name)`, say `kind: \(kind.rawValue)` beside its `type:`"
    }
    // A screen with a system of its own may have been given the wrong one.
    let usual = site.index.systems[site.index.defaultArchitecture]
    guard site.screen.architecture != nil, usual.ownAdapterKinds.contains(kind) else {
      return classes
    }
    return [
      "leave `architecture:` out: `\(usual.name.rawValue)`, which screens are of by themselves, shows \(kind.title)"
    ] + classes
  }
}

extension CellNode {
  /// Whether a condition in the tree, or one that a tap on it depends on, asks how wide the window is.
  fileprivate func seesWindow(in index: AppIndex) -> Bool {
    var sees = contains { node in
      node.condition?.asksForWindow == true
        || node.component.map { index.needs(ofComponent: $0.component.text).seesWindow } == true
    }
    forEachEffect { effect in
      effect.forEachStep { sees = sees || $0.condition?.asksForWindow == true }
    }
    return sees
  }
}

extension OwnAdapterKind {
  fileprivate var title: String {
    switch self {
    case .cell: "cells of collection views"
    case .tree: "trees"
    case .row: "rows of tables"
    case .controller: "controllers in rows"
    }
  }
}

extension ScreenConstruct {
  fileprivate var title: String {
    switch self {
    case .stored: "state that is `stored`"
    case .toggle, .picker, .field, .stepper: "`\(rawValue)` controls"
    case .sections, .content, .form, .search, .grid, .liquid, .carousel, .shelf, .pages, .embed,
      .data, .choices, .cache, .disk, .sqlite, .coreData, .selection, .tabs, .open, .insets:
      "`\(rawValue)`"
    }
  }
}
