import SpecModel
import SpecSemantics

/// What files of the app, and of each of its Swift modules, need to know.
struct PartFacts: Sendable {
  let app: AppFacts
  private let parts: [ModuleID: (exposed: AppFacts, hidden: AppFacts)]

  /// Facts about an app; nil for specs without one.
  init?(index: AppIndex, analysis: AppAnalysis, shapes: SystemShapes) {
    guard let app = AppFacts(index: index, analysis: analysis, shapes: shapes) else { return nil }
    self.app = app
    var parts: [ModuleID: (exposed: AppFacts, hidden: AppFacts)] = [:]
    for part in analysis.parts.all {
      guard
        let exposed = AppFacts(index: index, analysis: analysis, shapes: shapes, part: part),
        let hidden = AppFacts(
          index: index, analysis: analysis, shapes: shapes, part: part, isExposed: false)
      else { continue }
      parts[part.id] = (exposed, hidden)
    }
    self.parts = parts
  }

  var index: AppIndex { app.index }

  /// What code beside that of a declaration needs to know.
  func facts(of kind: DeclarationKind, _ name: String) -> AppFacts {
    let module = index.id(of: kind, name).flatMap { index.swiftModule(of: $0) }
    return module.flatMap { parts[$0]?.exposed } ?? app
  }

  /// What the app's Swift modules need to know of what others see of them.
  var modules: [AppFacts] { app.analysis.parts.all.compactMap { parts[$0.id]?.exposed } }

  /// What the files of a module need to know.
  func scope(ofFile path: String) -> FileScope {
    guard !parts.isEmpty, let module = app.index.module(ofFileAt: path)?.name.text,
      let id = app.index.modules.id(named: module), let facts = parts[id]
    else { return FileScope(app: app) }
    return FileScope(app: facts.exposed, hidden: facts.hidden)
  }
}
