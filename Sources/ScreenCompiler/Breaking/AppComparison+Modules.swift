import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// In which Swift modules generated code stands: whoever names it imports them.
extension AppComparison {
  mutating func compare(_ old: ModuleDeclaration, _ new: ModuleDeclaration, _ sides: Sides) {
    if old.swift?.name.text != new.swift?.name.text {
      let place = new.swift?.name ?? new.name
      report(
        .sourceApp,
        "the code of module `\(new.name.text)` \(Self.home(of: new.swift)) now and"
          + " \(Self.formerHome(of: old.swift))",
        at: sides.new(place.span),
        was: (sides.old((old.swift?.name ?? old.name).span), "it was said here"),
        help: "hand-written code that names it has to import another module")
    }
    guard old.swift != nil, new.swift != nil else { return }
    let exports = Set(new.exports.map(\.text))
    for export in old.exports where !exports.contains(export.text) {
      guard later.hasDeclaration(named: export.text) else { continue }
      report(
        .sourceRemoved, "module `\(new.name.text)` does not export `\(export.text)` any more",
        at: sides.new(new.name.span), was: (sides.old(export.span), "it was exported here"),
        help: "code of other Swift modules cannot name it any more")
    }
  }

  /// Compares where a declaration stands that has moved from one module to another.
  mutating func compareHomes(of old: Declaration, _ new: Declaration, _ sides: Sides) {
    guard
      let before = earlier.id(of: old.kind, old.name.text),
      let after = later.id(of: new.kind, new.name.text)
    else { return }
    let was = earlier.homeModule(of: before)
    let now = later.homeModule(of: after)
    guard was?.name.text != now?.name.text, was?.swift?.name.text != now?.swift?.name.text
    else { return }
    report(
      .sourceApp,
      "\(new.kind.rawValue) `\(new.name.text)` \(Self.home(of: now?.swift)) now and"
        + " \(Self.formerHome(of: was?.swift))",
      at: sides.new(new.name.span), was: (sides.old(old.name.span), "it was declared here"),
      help: "hand-written code that names it has to import another module")
  }

  private static func home(of module: SwiftModule?) -> String {
    "stands in the " + (module.map { "Swift module `\($0.name.text)`" } ?? "app's Swift module")
  }

  private static func formerHome(of module: SwiftModule?) -> String {
    module.map { "stood in `\($0.name.text)`" } ?? "stood in the app's"
  }
}

extension AppIndex {
  /// The module that a declaration belongs to; nil for the app itself.
  func homeModule(of id: DeclarationID) -> ModuleDeclaration? {
    guard hasModules else { return nil }
    let module = module(of: id)
    return module == .app ? nil : modules[module].declaration
  }

  fileprivate func hasDeclaration(named name: String) -> Bool {
    DeclarationKind.allCases.contains { $0 != .module && id(of: $0, name) != nil }
  }
}
