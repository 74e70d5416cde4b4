import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Modules, and names that stand in other modules than what they mean.
extension SpecWalker {
  mutating func visit(_ module: ModuleDeclaration) {
    declare(module.name, .type(.module))
    for use in module.uses { types.symbols?.note(Symbol(.module, use.text), at: use.span) }
    if let symbols = types.symbols { note(exportsOf: module, in: symbols) }
    for use in module.uses where index.id(of: .module, use.text) == nil {
      reportUnknown(.module, use)
      noteMeaning(of: use)
    }
    if let swift = module.swift { visit(swift, of: module) }
    for screen in module.interface?.shows ?? [] {
      types.symbols?.note(Symbol(.screen, screen.text), at: screen.span)
      if index.id(of: .screen, screen.text) == nil { reportUnknown(.screen, screen) }
    }
  }

  /// That a module is not used follows from its misspelt name.
  private mutating func noteMeaning(of use: Name) {
    let names = index.modules.all.map { index.modules[$0].declaration.name.text }
    guard let meant = NearMiss.suggestion(for: use.text, among: names) else { return }
    for other in index.modules.all where index.modules[other].declaration.name.text == meant {
      findings.note(explained: missingUse(of: other), by: .unknownModule)
    }
  }

  /// Reports a name that the module must not say, and notes that it says one of another module.
  mutating func checkAccess(to id: DeclarationID, named name: Name, isShown: Bool = false) {
    guard index.hasModules else { return }
    let owner = index.module(of: id)
    guard owner != module else { return }
    guard index.isExported(id, to: module) else {
      return reportHidden(id, of: owner, name, isShown: isShown)
    }
    if isInSwiftModule { checkReach(of: id, in: owner, name, isShown: isShown) }
    guard owner != .app else { return }
    hooks.notes.moduleUses(ModuleUse(from: module, to: owner, isShown: isShown))
    if !index.isUsed(owner, in: module), !isShown { reportUnused(id, of: owner, name) }
  }

  private mutating func reportHidden(
    _ id: DeclarationID, of owner: ModuleID, _ name: Name, isShown: Bool
  ) {
    let kind = index.kind(of: id).rawValue
    let declared = Diagnostic.Related(index.location(of: id), "the \(kind) is declared here")
    guard owner != .app else {
      findings.report(
        .notExported,
        "\(kind) `\(name.text)` is the app's own, and \(index.title(of: module)) cannot name it",
        at: location(name), related: [declared],
        help: ["move it into the folder of a module that exports it"])
      return
    }
    guard !isMisspelt(name.text, amongExportsOf: owner), !isMeantHere(id) else { return }
    guard isShown || !leads(owner, to: module) || leads(module, to: owner) else {
      return reportBackward(SpecRule.notExported.rule, id, of: owner, name)
    }
    let exports = index.location(of: index.modules[owner].id)
    let meant = ownNamesake(of: id, in: owner, name)
    var finding = Diagnostic(
      .notExported, SpecRule.causeOfHidden(kind, name.text, by: index.title(of: owner)),
      at: location(name), related: [declared, .init(exports, "the module is declared here")],
      help: helps(on: meant, or: "add `\(name.text)` to the module's `exports:`"),
      fixes: meant.map { Fix.replacing(name.text, at: location(name), by: $0, .unsafe) } ?? [],
      about: .hidden(name.text, module: index.modules[owner].declaration.name.text))
    finding.note(cause: finding.message)
    findings.note(
      explained: SpecRule.causeOfMissingExport(of: name.text, from: index.title(of: owner)),
      by: .notExported)
    findings.report(finding)
  }

  /// Reports a name of a module that uses the current one: this cannot use it, so that no export would help.
  private mutating func reportBackward(
    _ rule: Rule, _ id: DeclarationID, of owner: ModuleID, _ name: Name
  ) {
    let (kind, other) = (index.kind(of: id).rawValue, index.title(of: owner))
    var finding = Diagnostic(
      rule,
      "\(kind) `\(name.text)` is of \(other), which uses \(index.title(of: module)), and so this"
        + " cannot use it",
      at: location(name),
      related: [.init(index.location(of: id), "the \(kind) is declared here")],
      help: [
        "declare `\(name.text)` in \(index.title(of: module)), or in a module that both use"
      ])
    finding.note(cause: SpecRule.causeOfHidden(kind, name.text, by: other))
    findings.note(
      explained: SpecRule.causeOfMissingExport(of: name.text, from: other), by: .notExported)
    findings.report(finding)
  }

  /// Whether a module uses another one, directly or through others.
  func leads(_ first: ModuleID, to other: ModuleID) -> Bool {
    var (waiting, seen) = ([first], Set([first]))
    while let next = waiting.popLast() {
      for used in index.modules[next].uses where seen.insert(used).inserted {
        if used == other { return true }
        waiting.append(used)
      }
    }
    return false
  }

  /// Whether the module declares another of the name, which is told of.
  private func isMeantHere(_ id: DeclarationID) -> Bool {
    index.duplicates.contains { $0.first == id && index.module(of: $0.second) == module }
  }

  /// Whether an export that is none, which is told of where it stands, was most likely meant to be this name.
  private func isMisspelt(_ name: String, amongExportsOf owner: ModuleID) -> Bool {
    index.modules[owner].declaration.exports.contains { export in
      index.declarations(export.text, of: owner).isEmpty
        && (NearMiss.match(for: export.text, among: [name]) != nil
          || NearMiss.onlyBeginning(with: export.text, among: [name]) != nil
          || NearMiss.differByOneWord(export.text, name))
    }
  }

  private mutating func reportUnused(_ id: DeclarationID, of owner: ModuleID, _ name: Name) {
    guard !leads(owner, to: module) || leads(module, to: owner) else {
      return reportBackward(SpecRule.moduleNotUsed.rule, id, of: owner, name)
    }
    let other = index.modules[owner].declaration.name.text
    let kind = index.kind(of: id).rawValue
    let meant = ownNamesake(of: id, in: owner, name)
    var finding = Diagnostic(
      .moduleNotUsed,
      "\(kind) `\(name.text)` is of module `\(other)`, which \(index.title(of: module))"
        + " does not use",
      at: location(name),
      related: [
        .init(index.location(of: id), "the \(kind) is declared here"),
        .init(index.location(of: index.modules[module].id), "the module is declared here"),
      ],
      help: helps(on: meant, or: "add `\(other)` to the module's `uses:`"),
      fixes: meant.map { Fix.replacing(name.text, at: location(name), by: $0, .unsafe) } ?? [],
      about: .unusedModule(name.text, of: other))
    finding.note(cause: missingUse(of: owner))
    findings.report(finding)
  }

  /// What the module has of its own by the name of another module's declaration, but for the name of the module that
  /// it begins with: `MusicAlbum` for `RetailAlbum`, from which it was copied.
  private func ownNamesake(of id: DeclarationID, in owner: ModuleID, _ name: Name) -> String? {
    guard module != .app, owner != .app else { return nil }
    let (theirs, ours) = (
      index.modules[owner].declaration.name.text, index.modules[module].declaration.name.text
    )
    guard name.text.hasPrefix(theirs), name.text.count > theirs.count else { return nil }
    let meant = ours + name.text.dropFirst(theirs.count)
    guard let own = index.id(of: index.kind(of: id), meant), index.module(of: own) == module else {
      return nil
    }
    return meant
  }

  private func helps(on meant: String?, or help: String) -> [String] {
    meant.map { ["did you mean `\($0)`, which is of this module?", "or \(help)"] } ?? [help]
  }

  /// Why nothing of another module can be named here, which is told of once.
  func missingUse(of owner: ModuleID) -> String {
    "\(index.title(of: module)) does not use \(index.title(of: owner))"
  }
}
