import Diagnostics
import SpecModel
import SymbolGraphs

extension SpecRule {
  /// The types that specs leave to the app are in its code.
  static let unknownSwiftType: SpecRule = .init(
    name: "unknown-swift-type",
    summary: "A type that a spec leaves to the app is not in its code, or cannot be seen there.",
    rationale:
      "Generated code names it, so that the app would not compile. Checked where the app's symbol "
      + "graphs are given (`--symbols`).",
    examples: [
      "App.yaml": """
      app: Notes
      language: 1
      host:
        menu: [{ screen: About, title: tab.about, icon: house }]
      ---
      screen: About
      swift: { type: ‹AboutControler→AboutController› }
      """,
      "Notes.swift": "class AboutController: UIViewController {}",
    ],
    fix: "Writes the nearest type of the module, if no other is as near.",
    .app { app, findings in
      guard let code = AppCode(of: app.index) else { return }
      for own in app.index.ownTypes {
        switch code.look(for: own.reference) {
        case .found, .withoutGraph: break
        case .hidden(let type): findings.report(hidden(type, own, code))
        case .elsewhere(let module): findings.report(elsewhere(module, own, code))
        case .unknown: if code.isWhole { reportUnknown(own, code, into: &findings) }
        }
      }
    })

  private static func reportUnknown(_ own: OwnType, _ code: AppCode, into findings: inout Findings)
  {
    let module = own.reference.module?.text
    let modules = module.map { [$0] } ?? code.ownModules
    let title = code.title(ofModuleOf: own.reference)
    let message = "\(title) has no type `\(own.name)`"
    if let inner = code.innerType(own.name, in: modules) {
      findings.report(
        .unknownSwiftType, message, at: own.place, notes: code.note(of: inner),
        help: [
          "specs cannot name a type within another: add"
            + " `typealias \(own.name) = \(inner.dottedPath)`, or move it out"
        ])
      return
    }
    findings.reportUnknown(
      Diagnostic(
        .unknownSwiftType, message, at: own.place, notes: code.notes(onModuleOf: own.reference),
        help: ["declare it, and let the compiler write the symbol graph anew"]),
      named: own.name, among: .swiftTypes(modules: modules), in: .app)
  }

  private static func elsewhere(_ module: String, _ own: OwnType, _ code: AppCode) -> Diagnostic {
    let title = code.title(ofModuleOf: own.reference)
    return Diagnostic(
      .unknownSwiftType, "\(title) has no type `\(own.name)`, and `\(module)` has one",
      at: own.place,
      notes: code.notes(onModuleOf: own.reference),
      help: [
        own.reference.module == nil || !code.ownModules.contains(module)
          ? "say `module: \(module)`" : "leave `module:` out: it is the app's own"
      ])
  }

  private static func hidden(_ type: SwiftSymbol, _ own: OwnType, _ code: AppCode) -> Diagnostic {
    let access = code.index.app?.access.rawValue ?? ""
    let why =
      code.isOfOtherModule(own.reference)
      ? "no other module can name it" : "generated code that is `\(access)` shows it"
    var help = ["declare it `public`"]
    if let module = own.reference.module?.text, code.mayBeOfApp(module) {
      help.append("where the generated code is part of `\(module)` itself, leave out `module:`")
    }
    return Diagnostic(
      .unknownSwiftType, "`\(own.name)` is `\(type.access.rawValue)`, and \(why)", at: own.place,
      notes: code.note(of: type), help: help)
  }
}
