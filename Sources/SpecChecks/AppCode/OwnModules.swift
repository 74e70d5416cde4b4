import SpecModel
import SpecSemantics

/// The Swift modules that the code of a spec is part of, and that it has no need to import.
struct OwnModules {
  private let index: AppIndex
  /// Those with the code of the app itself; none where nothing tells which they are.
  private let ofApp: Set<String>

  init(of index: AppIndex) {
    self.index = index
    var modules: Set<String> = []
    // Nobody else has what is generated for the app.
    if let code = index.symbols?.code, let app = index.app {
      modules = Set(code.modules).subtracting(index.swiftModuleNames)
        .filter { code.type("\(app.name.text)Dependencies", in: $0) != nil }
    }
    if let module = index.moduleOfOutput, modules.isEmpty || modules.contains(module) {
      modules = [module]
    }
    ofApp = modules
  }

  /// Whether something tells which module is the app's own.
  var areKnown: Bool { !ofApp.isEmpty }

  func isOfApp(_ module: String) -> Bool { ofApp.contains(module) }

  /// Whether the code that is made of a declaration is part of a module.
  func has(_ id: DeclarationID, in module: String) -> Bool {
    index.swiftModule(of: id).map { index.swiftName(of: $0) == module } ?? isOfApp(module)
  }
}
