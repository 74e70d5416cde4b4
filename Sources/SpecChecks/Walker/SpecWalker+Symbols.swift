import SourceText
import SpecModel
import SpecSemantics

/// What names stand for, where somebody wants to know.
extension SpecWalker {
  func note(_ declaration: Declaration, in symbols: SymbolLog) {
    symbols.enter(declaration.kind, declaration.name.text, in: file)
    symbols.note(declaredIn: declaration)
  }

  /// Notes the names of parameters that something is given values for.
  func note(
    _ names: [Name], of callee: Callee, named name: Name,
    as notation: SymbolReference.Notation = .word, in symbols: SymbolLog
  ) {
    var owner = Symbol.Owner(callee.kind, name.text)
    if callee.kind == .events {
      guard let found = index.trackedEvent(name.text) else { return }
      owner.path = "\(found.catalogue.name.text).\(name.text)"
    }
    for name in names {
      symbols.note(Symbol(.parameter, name.text, of: owner), at: name.span, as: notation)
    }
  }

  func note(_ names: [Name], asCasesOf enumeration: String, in symbols: SymbolLog) {
    let owner = Symbol.Owner(.enumeration, enumeration)
    for name in names { symbols.note(Symbol(.enumCase, name.text, of: owner), at: name.span) }
  }

  /// An export means everything of its name in the module.
  func note(exportsOf module: ModuleDeclaration, in symbols: SymbolLog) {
    guard let id = index.modules.id(named: module.name.text) else { return }
    for export in module.exports {
      for declaration in index.declarations(export.text, of: id) {
        symbols.note(Symbol(index.kind(of: declaration), export.text), at: export.span)
      }
    }
  }
}
