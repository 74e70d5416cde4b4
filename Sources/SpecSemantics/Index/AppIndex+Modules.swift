import SpecModel

/// What belongs to which module, and what may be named where.
extension AppIndex {
  /// The module that a spec file belongs to; nil for what is the app's own.
  ///
  /// - Parameter path: Relative to the spec root.
  public func module(ofFileAt path: String) -> ModuleDeclaration? {
    let id = modules.id(ofPath: path)
    return id == .app ? nil : modules[id].declaration
  }

  /// The module that a declaration belongs to.
  package func module(of id: DeclarationID) -> ModuleID {
    modules.id(ofFile: Int(heads[id.index].file))
  }

  /// A module as findings speak of it.
  package func title(of module: ModuleID) -> String {
    module == .app ? "the app itself" : "module `\(modules[module].declaration.name.text)`"
  }

  /// Whether a declaration may be named in a module, as far as exports go.
  package func isExported(_ id: DeclarationID, to module: ModuleID) -> Bool {
    guard hasModules else { return true }
    let owner = self.module(of: id)
    if owner == module { return true }
    if owner == .app { return kind(of: id).isForAllModules }
    return modules[owner].exports.contains(name(of: id))
  }

  /// The names of a kind that may be said in a module, once it uses those that export them.
  package func names(of kind: DeclarationKind, knownIn module: ModuleID) -> [String] {
    names(of: kind).filter { name in
      id(of: kind, name).map { kind == .module || isExported($0, to: module) } ?? false
    }
  }
}

extension DeclarationKind {
  /// Whether modules may name what the app itself declares of the kind.
  package var isForAllModules: Bool {
    switch self {
    case .api, .theme, .events: true
    case .app, .enumeration, .model, .union, .source, .request, .component, .adapter, .screen,
      .module:
      false
    }
  }
}
