import Diagnostics
import SpecModel

extension SpecRule {
  /// The symbol graphs are what the compiler writes.
  static let unreadableSymbols: SpecRule = .init(
    name: "unreadable-symbols",
    summary: "A symbol graph of the app's code cannot be read.",
    rationale:
      "What the specs leave to the code of its module cannot be looked up, and mistakes would come "
      + "out no sooner than when the app is compiled.",
    examples: [
      "App.yaml": """
      app: Notes
      language: 1
      host:
        menu: [{ screen: About, title: tab.about, icon: house }]
      ---
      screen: About
      swift: { type: AboutController }
      """,
      "«→Notes.swift»": "class AboutController: UIViewController {}",
      "«Notes→ShopKit».symbols.json": #"""
      ‹{› "module": { "name": "«Notes→ShopKit»" }, "symbols": []«→, "relationships": []» }
      """#,
    ],
    .app { app, findings in
      for damage in app.index.symbols?.damages ?? [] {
        findings.report(
          .unreadableSymbols, damage.problem.message,
          at: Location(file: damage.file, span: damage.problem.span), help: [damage.problem.help])
      }
    })
}
