import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the code of a Swift module can name: what stands in it and in those that it imports, which the app's
/// is not.
extension SpecWalker {
  mutating func visit(_ swift: SwiftModule, of module: ModuleDeclaration) {
    generate(swift.name, GeneratedTypes.swiftModule)
    checkName(of: swift)
    for use in module.uses {
      guard let used = index.modules.id(named: use.text), !index.isSwiftModule(used) else {
        continue
      }
      reportShared(
        of: used, use.text,
        "module `\(module.name.text)` is the Swift module `\(swift.name.text)`, and the code of"
          + " `\(use.text)` is part of the app's",
        at: use.span,
        related: [.init(index.location(of: index.modules[used].id), "it is declared here")],
        help: "give `\(use.text)` a `swift:` of its own, too")
    }
  }

  /// Reports that Swift modules use a module whose code is part of the app's: at that module, where several do.
  private mutating func reportShared(
    of used: ModuleID, _ name: String, _ message: String, at span: ByteSpan,
    related: [Diagnostic.Related], help: String
  ) {
    findings.reportShared(
      Diagnostic(
        .swiftModuleReach,
        "the code of `\(name)` is part of the app's, and modules that are Swift modules use it",
        at: index.location(of: index.modules[used].id),
        help: ["give it a `swift:` of its own, `swift: { module: … }`"],
        about: .codeOfApp(module: name)),
      shownBy: .init(location(span), "it is used here"),
      or: Diagnostic(
        .swiftModuleReach, message, at: location(span), related: related, help: [help]))
  }

  /// Reports a name by which generated code imports something else, or the app is imported.
  private mutating func checkName(of swift: SwiftModule) {
    let name = swift.name.text
    let others = index.swiftModules.filter { index.swiftName(of: $0) == name }
    guard ReservedNames.isModule(name) || name == index.app?.name.text || others.count > 1 else {
      return
    }
    guard others.count > 1 else {
      return findings.report(
        .reservedName, "`\(name)` is what another module is imported by", at: location(swift.name),
        help: ["choose a name that no other module has"])
    }
    // The one whose name is in it has it by right, or the first.
    let owner = others.first { name.hasSuffix(title(of: $0)) } ?? others[0]
    guard owner != module, let place = index.modules[owner].declaration.swift?.name.span else {
      return
    }
    let ownerName = title(of: owner)
    let meant =
      name.hasSuffix(ownerName)
      ? name.dropLast(ownerName.count) + title(of: module) : name + title(of: module)
    findings.report(
      .reservedName, "\(index.title(of: owner)) is the Swift module `\(name)` already",
      at: location(swift.name),
      related: [
        .init(
          Location(file: index.file(of: index.modules[owner].id), span: place), "the first one")
      ],
      help: ["give this one a name of its own, such as `\(meant)`"])
  }

  private func title(of module: ModuleID) -> String {
    index.modules[module].declaration.name.text
  }

  /// Reports what another declaration has that the code of the current Swift module cannot name.
  ///
  /// - Parameter isShown: Whether it is only shown, which the app does.
  mutating func checkReach(
    of id: DeclarationID, in owner: ModuleID, _ name: Name, isShown: Bool
  ) {
    switch index.declaration(id) {
    // It is needed in many places, which are told of once.
    case .events where owner == .app, .theme where owner == .app: hooks.notes.needsOfApp(module, id)
    case .screen(let screen) where isShown:
      let types = screen.parameters.map(\.type) + [screen.returns].compactMap(\.self)
      for type in types.compactMap(\.declaredName) { checkReach(ofType: type, from: screen, name) }
    case .adapter where !isShown, .source where !isShown, .request where !isShown:
      guard let current = currentSystem, current.presentsCells || current.asksGateways else {
        return
      }
      report(
        "\(title(of: id)) is of another Swift module, and screens of the system"
          + " `\(current.name.rawValue)` share parts of it that are made for one",
        at: name.span, related: [.init(index.location(of: id), "it is declared here")],
        help: "declare one in \(index.title(of: module)), or take another `architecture:`")
    default: break
    }
  }

  /// A declaration as findings speak of it.
  private func title(of id: DeclarationID) -> String {
    "\(index.kind(of: id).rawValue) `\(index.name(of: id))`"
  }

  /// The system of the screen that is visited.
  private var currentSystem: ScreenSystem? {
    guard case .screen(let screen) = index.declaration(current) else { return nil }
    return index.system(of: screen)
  }

  private mutating func checkReach(
    ofType type: Name, from screen: ScreenDeclaration, _ name: Name
  ) {
    for kind in [DeclarationKind.model, .enumeration, .union] {
      guard let id = index.id(of: kind, type.text) else { continue }
      let owner = index.module(of: id)
      guard owner != module, owner == .app || !index.isUsed(owner, in: module) else { continue }
      report(
        "screen `\(screen.name.text)` is shown with `\(type.text)`, which"
          + " \(index.title(of: module)) cannot name",
        at: name.span, related: [.init(index.location(of: id), "it is declared here")],
        help: owner == .app
          ? "move `\(type.text)` into a module that \(index.title(of: module)) uses"
          : "add `\(index.modules[owner].declaration.name.text)` to the module's `uses:`")
    }
  }

  /// Reports a token of a theme that the code of the current Swift module cannot name.
  mutating func checkReach(ofThemeFor token: Name) {
    guard isInSwiftModule, let theme = index.theme,
      let id = index.id(of: .theme, theme.name.text)
    else { return }
    let owner = index.module(of: id)
    guard owner != module else { return }
    guard owner != .app else {
      return checkReach(of: id, in: owner, token, isShown: false)
    }
    hooks.notes.moduleUses(ModuleUse(from: module, to: owner))
    guard !index.isUsed(owner, in: module) else { return }
    reportUnused(id, of: owner, token: token)
  }

  /// Reports a token of the theme of a module that the current one does not use, as what is named of it otherwise.
  private mutating func reportUnused(_ theme: DeclarationID, of owner: ModuleID, token: Name) {
    let other = index.modules[owner].declaration.name.text
    var finding = Diagnostic(
      .moduleNotUsed,
      "`\(token.text)` is of \(title(of: theme)) in \(index.title(of: owner)), which"
        + " \(index.title(of: module)) does not use",
      at: location(token),
      related: [
        .init(index.location(of: theme), "it is declared here"),
        .init(index.location(of: index.modules[module].id), "the module is declared here"),
      ],
      help: [
        leads(owner, to: module) && !leads(module, to: owner)
          ? "declare the theme in a module that both use: this one is used by `\(other)`"
          : "add `\(other)` to the module's `uses:`"
      ],
      about: .unusedModule(token.text, of: other))
    finding.note(cause: missingUse(of: owner))
    findings.report(finding)
  }

  /// Reports values that only the app has, in a Swift module.
  mutating func checkReach(of path: ValuePath) {
    guard path.scope == .flags || path.scope == .session else { return }
    report(
      "`$\(path.scope.rawValue)` is the app's, which the code of \(index.title(of: module)) cannot"
        + " name",
      at: path.components.first?.span ?? .zero, related: [],
      help: "hand the value over as a parameter of the screen")
  }

  private mutating func report(
    _ message: String, at span: ByteSpan, related: [Diagnostic.Related], help: String
  ) {
    findings.report(
      .swiftModuleReach, message, at: Location(file: index.file(of: current), span: span),
      related: related, help: [help])
  }
}
