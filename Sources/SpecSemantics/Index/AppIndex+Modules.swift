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

  /// The module that a declaration belongs to, where that is a Swift module; nil for what stands in the
  /// app's.
  package func swiftModule(of id: DeclarationID) -> ModuleID? {
    guard hasModules else { return nil }
    let module = self.module(of: id)
    return isSwiftModule(module) ? module : nil
  }

  /// The module of a spec file, where that is a Swift module; nil for what stands in the app's.
  package func swiftModule(ofFileAt path: String) -> ModuleID? {
    guard hasModules else { return nil }
    let module = modules.id(ofPath: path)
    return isSwiftModule(module) ? module : nil
  }

  /// Whether a spec file has only what others see of a Swift module, whose code is made elsewhere.
  package func isInterface(fileAt path: String) -> Bool {
    swiftModule(ofFileAt: path).map(isInterface) ?? false
  }

  /// The Swift modules whose specs are elsewhere.
  package var interfaces: [ModuleID] { swiftModules.filter(isInterface) }

  package func isInterface(_ module: ModuleID) -> Bool {
    module != .app && modules[module].declaration.interface != nil
  }

  package func isSwiftModule(_ module: ModuleID) -> Bool {
    module != .app && modules[module].declaration.swift != nil
  }

  /// The modules that are Swift modules, each behind those that it uses.
  package var swiftModules: [ModuleID] {
    guard hasModules else { return [] }
    var found: [ModuleID] = []
    // Modules that use each other are told of, and must not be followed for ever.
    var seen: Set<ModuleID> = []
    func add(_ module: ModuleID) {
      guard isSwiftModule(module), seen.insert(module).inserted else { return }
      for used in modules[module].uses.sorted() { add(used) }
      found.append(module)
    }
    for module in modules.all { add(module) }
    return found
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

  /// Whether a declaration may be named in a module, at the most once that uses the other's: modules use one another
  /// in one direction.
  package func isReachable(_ id: DeclarationID, from module: ModuleID) -> Bool {
    guard isExported(id, to: module) else { return false }
    let owner = self.module(of: id)
    guard hasModules, owner != module, owner != .app else { return true }
    var seen: Set<ModuleID> = []
    var open = [owner]
    while let next = open.popLast() {
      guard next != module else { return false }
      if next != .app, seen.insert(next).inserted { open += modules[next].uses }
    }
    return true
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

extension AppIndex {
  /// What Swift modules export, by name.
  package var exportsOfSwiftModules: Set<String> {
    swiftModules.reduce(into: []) { $0.formUnion(modules[$1].declaration.exports.map(\.text)) }
  }

  /// What the modules that are Swift modules are imported by.
  package var swiftModuleNames: [String] { swiftModules.compactMap(swiftName) }

  /// What a module is imported by, where it is a Swift module.
  package func swiftName(of module: ModuleID) -> String? {
    module == .app ? nil : modules[module].declaration.swift?.name.text
  }

  /// The folders that Swift modules say for their code, each with the names of its modules.
  package var swiftFolders: [String: Set<String>] {
    var folders: [String: Set<String>] = [:]
    for module in swiftModules {
      let declaration = modules[module].declaration
      guard let folder = declaration.swift?.output?.text else { continue }
      folders[folder, default: []].insert(declaration.name.text)
    }
    return folders
  }
}
