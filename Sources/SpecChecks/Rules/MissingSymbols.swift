import Diagnostics
import SpecModel

extension SpecRule {
  /// There is a symbol graph of each module whose types the specs name.
  public static let missingSymbols: SpecRule = .init(
    name: "missing-symbols", severity: .warning,
    summary:
      "There is no symbol graph of a module that specs name, while those of others are given.",
    rationale:
      "Types of the module are taken for granted, and whether they are there and fit comes out when "
      + "the app is compiled.",
    examples: [
      "App.yaml": """
      app: Notes
      language: 1
      host:
        menu: [{ screen: Shop, title: tab.shop, icon: cart }]
      ---
      screen: Shop
      swift: { type: ShopController, module: ‹ShopKit› }
      """,
      "«Notes→ShopKit».swift": """
      «class AboutController→public class ShopController»: UIViewController {}
      """,
    ],
    .app { app, findings in
      guard let code = AppCode(of: app.index), code.isWhole else { return }
      var reported: Set<String> = []
      for own in app.index.ownTypes {
        let module = own.reference.module
        guard case .withoutGraph = code.look(for: own.reference),
          reported.insert(module?.text ?? "").inserted
        else { continue }
        let what = module.map { "`\($0.text)`" } ?? "the app's own code"
        findings.report(
          .missingSymbols,
          "there is no symbol graph of \(what), so `\(own.name)` is not looked at",
          at: Location(file: own.file, span: module?.span ?? own.reference.type.span),
          help: ["let the compiler write one for it, too, into the same folder"])
      }
    })
}
