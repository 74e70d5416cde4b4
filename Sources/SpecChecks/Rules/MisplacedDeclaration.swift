import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A folder is one module at most, and what all modules share is in none.
  static let misplacedDeclaration: SpecRule = .init(
    name: "misplaced-declaration",
    summary: "A folder is two modules, or the app or a theme stands in one.",
    rationale:
      "A folder with all that is below belongs to one module. The app and its themes are there for "
      + "all modules, so they are in none; only a Swift module can have the theme, since the others "
      + "import it from there.",
    examples: [
      "Shop/«Cart.yaml→Cart/Module.yaml»": "module: Cart",
      "Shop/Module.yaml": "module: ‹Shop›",
    ],
    .app { app, findings in
      let index = app.index
      guard !index.modules.isEmpty else { return }
      for pair in index.modules.misplaced {
        findings.report(
          .misplacedDeclaration, "this folder is module `\(index.name(of: pair.first))` already",
          at: index.location(of: pair.second),
          related: [.init(index.location(of: pair.first), "it is said here")],
          help: ["put one of them into a folder of its own"])
      }
      for number in index.heads.indices where index.heads[number].kind.isNeverInModule {
        let id = DeclarationID(number)
        let module = index.module(of: id)
        guard module != .app, !index.mayStand(id, in: module) else { continue }
        findings.report(
          .misplacedDeclaration,
          "\(index.kind(of: id).rawValue) `\(index.name(of: id))` stands in the folder of"
            + " \(index.title(of: module))",
          at: index.location(of: id),
          related: [
            .init(index.location(of: index.modules[module].id), "the module is declared here")
          ],
          help: ["move it out of the folder, or the module into a folder of its own"],
          about: .misplaced(kind: index.kind(of: id).rawValue))
      }
    })
}

extension AppIndex {
  /// Swift modules cannot import the app, so the theme of all stands in one of them.
  fileprivate func mayStand(_ id: DeclarationID, in module: ModuleID) -> Bool {
    kind(of: id) == .theme && isSwiftModule(module)
  }
}

extension DeclarationKind {
  /// Whether what is declared is there for all modules.
  fileprivate var isNeverInModule: Bool {
    switch self {
    case .app, .theme: true
    case .api, .events, .enumeration, .model, .union, .source, .request, .component, .adapter,
      .screen, .module:
      false
    }
  }
}
