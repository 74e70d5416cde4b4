import SpecModel
import SpecSemantics
import SwiftCode

/// A Swift file in the making: what it has to import.
///
/// It belongs to the one call that emits the file.
final class FileScope {
  let app: AppFacts
  private var modules: [(name: String, isExposed: Bool)] = []
  private var exposesRuntime = false

  init(app: AppFacts) {
    self.app = app
  }

  /// The imports of what has been emitted so far.
  var imports: [Import] {
    [Import("ScreenKit", access: exposesRuntime ? app.importAccess : nil)]
      + modules.map { Import($0.name, access: $0.isExposed ? app.importAccess : nil) }
  }

  /// Notes that a module is needed; exposed if something of it stands in an interface.
  func use(module: Name?, exposed: Bool) {
    guard let name = module?.text else { return }
    if let known = modules.firstIndex(where: { $0.name == name }) {
      if exposed { modules[known].isExposed = true }
    } else {
      modules.append((name, exposed))
    }
  }

  /// Notes that something of the run-time stands in an interface.
  func exposeRuntime() {
    exposesRuntime = true
  }

  /// Notes that a declaration conforms to a protocol of the run-time. For the compiler that is part
  /// of an interface only if it is public.
  func exposeConformance() {
    if app.access == .public { exposesRuntime = true }
  }

  /// All declarations of a spec file, in its order.
  func emitAll(of spec: SpecFile) -> [SwiftDeclaration] {
    var declarations: [SwiftDeclaration] = []
    for position in spec.declarations.indices {
      declarations += emit(spec.declarations[position], origin: origin(of: position, in: spec))
    }
    return declarations
  }

  /// The documentation of what a declaration becomes: where it stands in the specs.
  private func origin(of position: Int, in spec: SpecFile) -> String {
    let line = spec.lines.indices.contains(position) ? spec.lines[position] : 1
    return spec.path + ":\(line)"
  }

  private func emit(_ declaration: SpecModel.Declaration, origin: String) -> [SwiftDeclaration] {
    switch declaration {
    case .app(let app): emit(app, origin: origin)
    case .api, .module: []
    case .theme(let theme): emit(theme, origin: origin)
    case .enumeration(let enumeration): [emit(enumeration, origin: origin)]
    case .model(let model): emit(model, origin: origin)
    case .union(let union): emit(union, origin: origin)
    case .source(let source):
      (app.survey.gateways.needsDataSource(source) ? [emit(source, origin: origin)] : [])
        + gateway(of: source, origin: origin)
    case .request(let request):
      [emit(request, origin: origin)] + gateway(of: request, origin: origin)
    case .events(let events): emit(events, origin: origin)
    case .component(let component):
      [ComponentEmission(component, in: self).declaration(origin: origin)]
    case .adapter(let adapter): emit(adapter, origin: origin)
    case .screen(let screen): emit(screen, origin: origin)
    }
  }

  /// Adapters are what rows are shown by in all systems but mvp, where cells have presenters.
  private func emit(_ adapter: AdapterDeclaration, origin: String) -> [SwiftDeclaration] {
    let uses = app.survey.presentedAdapters[adapter.name.text]
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
  private func emit(_ screen: ScreenDeclaration, origin: String) -> [SwiftDeclaration] {
    if case .swift = screen.body { return [] }
    exposeRuntime()
    switch app.architecture(of: screen) {
    case .collection:
      return ListControllerScreen(screen, in: self, as: .collection).declarations(origin: origin)
    case .table:
      return ListControllerScreen(screen, in: self, as: .table).declarations(origin: origin)
    case .composition:
      return ListControllerScreen(screen, in: self, as: .composition).declarations(origin: origin)
    case .mvp:
      return PresenterScreen(screen, in: self, origin: origin).declarations
    case .viper:
      return ViperScene(screen, in: self).declarations(origin: origin)
    }
  }
}
