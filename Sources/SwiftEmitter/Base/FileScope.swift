import SpecModel
import SpecSemantics
import SwiftCode

/// A Swift file in the making: what it has to import.
///
/// It belongs to the one call that emits the file.
final class FileScope {
  private(set) var app: AppFacts
  /// What is known for declarations of a Swift module that others can't see, and for those that they can;
  /// nil in the app's own.
  private let ofPart: (exposed: AppFacts, hidden: AppFacts)?
  private var modules: [(name: String, isExposed: Bool)] = []
  private var exposesRuntime = false
  /// The types of the app's module, which are gone through only for what stubs name.
  private(set) lazy var moduleTypes = ModuleTypes(of: app.index)

  init(app: AppFacts) {
    self.app = app
    ofPart = nil
  }

  /// A file of a Swift module.
  init(app: AppFacts, hidden: AppFacts) {
    self.app = app
    ofPart = (app, hidden)
  }

  /// The imports of what has been emitted so far.
  var imports: [Import] {
    let importAccess = ofPart?.exposed.importAccess ?? app.importAccess
    return [Import("ScreenKit", access: exposesRuntime ? importAccess : nil)]
      + modules.map { Import($0.name, access: $0.isExposed ? importAccess : nil) }
  }

  /// Notes that a module is needed; exposed if something of it stands in an interface.
  func use(module: Name?, exposed: Bool) {
    if let name = module?.text { use(name, exposed: exposed) }
  }

  private func use(_ name: String, exposed: Bool) {
    let isExposed = exposed && isSeenByOthers
    if let known = modules.firstIndex(where: { $0.name == name }) {
      if isExposed { modules[known].isExposed = true }
    } else {
      modules.append((name, isExposed))
    }
  }

  /// Whether what is emitted may stand in an interface: of a Swift module, others don't see everything.
  private var isSeenByOthers: Bool { ofPart.map { app === $0.exposed } ?? true }

  /// Notes that the app's Swift modules are needed: the app sees all of them, and each those that it uses.
  private func usePartsThatAreSeen() {
    for part in app.seenParts { use(part: part, exposed: false) }
  }

  /// Notes that a Swift module of the app is needed; exposed if something of it stands in an interface.
  func use(part: SwiftPart, exposed: Bool) {
    use(part.name, exposed: exposed)
  }

  /// Notes that something of the run-time stands in an interface.
  func exposeRuntime() {
    if isSeenByOthers { exposesRuntime = true }
  }

  /// Notes that a declaration conforms to a protocol of the run-time. For the compiler that is part
  /// of an interface only if it is public.
  func exposeConformance() {
    if app.access == .public { exposesRuntime = true }
  }

  /// All declarations of a spec file, in an order that doesn't depend on where they stand in it.
  func emitAll(of spec: SpecFile) throws(PlanError) -> [SwiftDeclaration] {
    var declarations: [SwiftDeclaration] = []
    usePartsThatAreSeen()
    let path = spec.path.asDocumentation
    for declaration in spec.declarations.inOrderOfReading {
      chooseAccess(of: declaration)
      let remark = spec.remarks[declaration.name.span.start]
      declarations += try emit(
        declaration, origin: origin(of: declaration, in: path, remark: remark))
    }
    return declarations
  }

  /// Others see of a Swift module what it exports, and what that is made of.
  private func chooseAccess(of declaration: SpecModel.Declaration) {
    guard let ofPart, let part = app.part else { return }
    app = part.exposes(declaration, of: app.index) ? ofPart.exposed : ofPart.hidden
  }

  /// Where a declaration stands in the specs, with what is said of it there.
  ///
  /// - Parameter path: As documentation shows it.
  private func origin(
    of declaration: SpecModel.Declaration, in path: String, remark: String?
  ) -> Origin {
    Origin(
      "`\(declaration.kind.rawValue): \(declaration.name.text)` in \(path)", remark: remark)
  }

  private func emit(
    _ declaration: SpecModel.Declaration, origin: Origin
  ) throws(PlanError) -> [SwiftDeclaration] {
    let parts = try dependencies(of: declaration)?.declarations(origin: origin) ?? []
    let types = try emitType(of: declaration, origin: origin)
    return types.map(\.withoutUnusedConstants) + parts
  }

  private func emitType(
    of declaration: SpecModel.Declaration, origin: Origin
  ) throws(PlanError) -> [SwiftDeclaration] {
    let lowering = app.lowering
    switch declaration {
    case .app(let app):
      return try emit(try lowering.plan(of: app), origin: origin)
    case .api: return []
    case .module(let module):
      guard let part = app.part, part.id == app.index.modules.id(named: module.name.text) else {
        return []
      }
      return try emit(part, origin: origin)
    case .theme(let theme): return emit(theme, origin: origin)
    case .enumeration(let enumeration): return [emit(enumeration, origin: origin)]
    case .model(let model): return emit(try lowering.plan(of: model), origin: origin)
    case .union(let union): return emit(union, origin: origin)
    case .source(let source):
      let plan = try lowering.plan(of: source)
      let emitted =
        app.analysis.gateways.needsDataSource(source) ? [emit(plan, origin: origin)] : []
      return emitted + gateway(of: plan, origin: origin)
    case .request(let request):
      let plan = try lowering.plan(of: request)
      return [emit(plan, origin: origin)] + gateway(of: plan)
    case .events(let events): return emit(try lowering.plan(of: events), origin: origin)
    case .component(let component):
      let plan = try lowering.plan(of: component)
      return [ComponentEmission(plan, in: self).declaration(origin: origin)]
    case .adapter(let adapter): return emit(try lowering.plan(of: adapter), origin: origin)
    case .screen(let screen):
      if case .swift = screen.body {
        return [destination(of: try lowering.signature(of: screen), origin: origin)]
      }
      return emit(try lowering.plan(of: screen), origin: origin)
    }
  }

  /// Adapters are what rows are shown by but where cells have presenters.
  private func emit(_ adapter: AdapterPlan, origin: Origin) -> [SwiftDeclaration] {
    let uses = app.analysis.presentedAdapters[adapter.declaration.name.text]
    var declarations: [SwiftDeclaration] = []
    if !uses.arePresented || uses.contains(.plain) {
      declarations = AdapterEmission(adapter, in: self).declarations(origin: origin)
    }
    if uses.arePresented {
      declarations +=
        CellPresenterEmission(adapter, in: self, for: uses, origin: origin).declarations
    }
    return declarations
  }

  /// The seam of the systems: each gives screens a shape of its own.
  private func emit(_ screen: ScreenPlan, origin: Origin) -> [SwiftDeclaration] {
    exposeRuntime()
    return app.shape(of: screen.declaration).declarations(of: screen, in: self, origin: origin)
      + [destination(of: screen.signature, origin: origin.unremarked)]
  }
}

extension [SpecModel.Declaration] {
  /// What a file is about before what serves it, and what is alike by name.
  fileprivate var inOrderOfReading: [Element] {
    guard count > 1 else { return self }
    return sorted { ($0.kind.place, $0.name.text) < ($1.kind.place, $1.name.text) }
  }
}

extension DeclarationKind {
  /// The place of declarations of the kind in a generated file.
  fileprivate var place: Int {
    switch self {
    case .app: 0
    case .api, .module: 1
    case .theme: 2
    case .events: 3
    case .screen: 4
    case .component: 5
    case .adapter: 6
    case .source: 7
    case .request: 8
    case .model: 9
    case .union: 10
    case .enumeration: 11
    }
  }
}
