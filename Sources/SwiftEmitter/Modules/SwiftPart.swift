import SpecModel
import SpecSemantics
import SwiftCode

/// A Swift module that a module of the app becomes, as generated code sees it.
struct SwiftPart: Sendable {
  let id: ModuleID
  /// What Swift imports it by.
  let name: String
  /// The spec files that it is declared by.
  let files: [SpecFile]
  /// Where its files go, relative to the app's output folder.
  let folder: String
  /// The Swift modules that it uses, by their modules.
  let uses: [ModuleID]
  /// The declarations that others can see.
  private let exposed: Set<DeclarationID>
  /// The screens of others that it shows, by name.
  let ways: [String]
  /// Whether its sources ask the app's database, or what keeps the app's objects.
  let asksDatabase: Bool
  let asksObjects: Bool
  /// The systems that its screens are generated for.
  let architectures: Set<Architecture>
  /// Whether others can show screens of it.
  let exportsScreens: Bool

  /// - Parameters:
  ///   - declarations: Those of the module.
  ///   - files: Those in which they stand.
  init?(
    _ id: ModuleID, with declarations: [DeclarationID], in files: [SpecFile], _ index: AppIndex,
    gateways: GatewayUses
  ) {
    let declaration = index.modules[id].declaration
    guard let swift = declaration.swift else { return nil }
    self.id = id
    self.files = files
    name = swift.name.text
    folder = swift.output?.text ?? declaration.name.text
    uses = index.modules[id].uses.filter { $0 != id && index.isSwiftModule($0) }.sorted()
    exposed = ExposedDeclarations(of: id, declarations, index, gateways).ids
    let own = DeclarationsByKind(of: index, in: files)
    asksDatabase = own.asksDatabase
    asksObjects = own.asksObjects
    architectures = own.architectures
    exportsScreens = own.screens.contains { index.modules[id].exports.contains($0.name.text) }
    if let interface = declaration.interface {
      ways = Set(interface.shows.map(\.text)).sorted()
    } else {
      ways = index.screensOfOthers(shownIn: id, by: own.screens, own.adapters)
    }
  }

  /// Whether others can see what a declaration of the module becomes. They see the module itself.
  func exposes(_ declaration: SpecModel.Declaration, of index: AppIndex) -> Bool {
    if case .module = declaration { return true }
    return index.id(of: declaration.kind, declaration.name.text).map(exposed.contains) ?? true
  }

  /// Takes note of what generated code of other modules follows from.
  func hash(into digest: inout NameSetDigest) {
    digest.insert("\(name) \(folder) \(ways)", is: asksDatabase ? 1 : 0)
    digest.insert("\(name) objects", is: asksObjects ? 1 : 0)
    digest.insert("\(name) screens", is: exportsScreens ? 1 : 0)
    for system in architectures { digest.insert("\(name) in \(system.rawValue)") }
    for id in exposed.sorted() { digest.insert("\(name).\(id.index)") }
  }

  /// The property by which the app, and what uses the module, has what its screens get their surroundings
  /// from.
  var property: String { Naming.member(name) }
}

extension AppIndex {
  /// The screens of other modules that screens and adapters of a module show, by name.
  package func screensOfOthers(
    shownIn module: ModuleID, by screens: [ScreenDeclaration], _ adapters: [AdapterDeclaration]
  ) -> [String] {
    var names: Set<String> = []
    for screen in screens {
      screen.forEachEffect { names.formUnion($0.shownScreens.map(\.text)) }
      names.formUnion(screen.containedScreens.map(\.text))
    }
    for adapter in adapters { names.formUnion(adapter.shownScreens.map(\.text)) }
    return names.filter { name in
      id(of: .screen, name).map { self.module(of: $0) != module } ?? false
    }.sorted()
  }
}

/// The Swift modules of an app.
struct SwiftParts: Sendable {
  /// Each behind those that it uses.
  let all: [SwiftPart]
  /// The spec files whose code stands in the app's own; none where there is no other.
  let filesOfApp: [SpecFile]
  private let byID: [ModuleID: SwiftPart]

  init(of index: AppIndex, gateways: GatewayUses) {
    let modules = index.swiftModules
    guard !modules.isEmpty else {
      all = []
      filesOfApp = []
      byID = [:]
      return
    }
    let declarations = Dictionary(grouping: index.heads.indices.map { DeclarationID($0) }) {
      index.module(of: $0)
    }
    let files = Dictionary(grouping: index.files) { index.swiftModule(ofFileAt: $0.path) }
    all = modules.compactMap {
      SwiftPart(
        $0, with: declarations[$0] ?? [], in: files[$0] ?? [], index, gateways: gateways)
    }
    filesOfApp = files[nil] ?? []
    byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  }

  subscript(id: ModuleID) -> SwiftPart? { byID[id] }

  /// A digest of what files of several modules follow from.
  var digest: NameSetDigest {
    var digest = NameSetDigest()
    for part in all { part.hash(into: &digest) }
    return digest
  }
}

/// What others can see of a Swift module: what it exports, what it leaves to hand-written code, and the types
/// that stand in the interfaces of these.
private struct ExposedDeclarations {
  private(set) var ids: Set<DeclarationID> = []
  private let module: ModuleID
  private let index: AppIndex
  private let lowering: Lowering

  init(
    of module: ModuleID, _ declarations: [DeclarationID], _ index: AppIndex, _ gateways: GatewayUses
  ) {
    self.module = module
    self.index = index
    lowering = Lowering(index: index)
    let exports = index.modules[module].exports
    for id in declarations {
      let isLeft = Self.isLeftToCode(index.declaration(id), index, gateways)
      if exports.contains(index.name(of: id)) || index.kind(of: id) == .theme || isLeft { add(id) }
    }
  }

  private static func isLeftToCode(
    _ declaration: SpecModel.Declaration, _ index: AppIndex, _ gateways: GatewayUses
  ) -> Bool {
    switch declaration {
    case .adapter(let adapter): if case .swift = adapter.body { true } else { false }
    case .source(let source):
      if case .swift = source.content { true } else { gateways.includes(source) }
    case .request(let request): gateways.includes(request)
    case .screen(let screen):
      screen.isMadeByApp || screen.callsMethods || screen.asksRules
        || index.system(of: screen).presentsCells || index.system(of: screen).asksGateways
    case .events: true
    case .model(let model): !model.computed.isEmpty
    case .app, .api, .theme, .enumeration, .union, .component, .module: false
    }
  }

  private mutating func add(_ id: DeclarationID) {
    guard index.module(of: id) == module, ids.insert(id).inserted else { return }
    switch index.declaration(id) {
    case .model(let model): add(model.properties)
    case .union(let union): for one in union.cases { add([.model], one.model.text) }
    case .source(let source):
      add(source.parameters)
      add(source.yields)
    case .request(let request):
      add(request.parameters)
      request.yields.map { add($0) }
    case .component(let component): add(component.parameters)
    case .adapter(let adapter): add([.model], adapter.model.text)
    case .events(let events): for event in events.cases { add(event.parameters) }
    case .screen(let screen): add(screen)
    case .app, .api, .theme, .enumeration, .module: break
    }
  }

  private mutating func add(_ screen: ScreenDeclaration) {
    add(screen.parameters)
    screen.returns.map { add($0) }
    let system = index.system(of: screen)
    if system.presentsCells || system.asksGateways {
      for name in screen.sections.usedAdapters { add([.adapter], name.text) }
    }
    if system.asksGateways {
      let gateways = SceneGateways(of: screen, index: index)
      for name in gateways.requests { add([.request], name.text) }
      for name in gateways.sources { add([.source], name.text) }
      for source in gateways.ownSources { add(source.yields) }
    }
    // A screen without a plan is told of where its code is made, which this only prepares.
    guard screen.callsMethods, let plan = try? lowering.plan(of: screen) else { return }
    for method in plan.methods {
      if let item = method.item { add([.model, .union], item) }
      for value in method.values { add(value.type) }
    }
  }

  private mutating func add(_ fields: [Field]) { for field in fields { add(field.type) } }

  private mutating func add(_ type: TypeReference) {
    if let name = type.declaredName?.text { add([.model, .enumeration, .union], name) }
  }

  private mutating func add(_ type: SpecType) {
    switch type {
    case .model(let name), .enumeration(let name), .union(let name):
      add([.model, .enumeration, .union], name)
    case .optional(let inner), .list(let inner): add(inner)
    case .builtin: break
    }
  }

  private mutating func add(_ kinds: [DeclarationKind], _ name: String) {
    for kind in kinds { if let id = index.id(of: kind, name) { add(id) } }
  }
}
