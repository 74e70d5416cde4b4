import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Symbols are there on every iOS that the app runs on.
  static let newerSymbol: SpecRule = .init(
    name: "newer-symbol", severity: .warning,
    summary: "A symbol is newer than the oldest iOS that the app runs on.",
    rationale:
      "UIKit shows nothing for a symbol that it does not have, and older versions of iOS have fewer. The oldest that the "
      + "app runs on is what `swift: { minimumIOS: … }` of the app says, or else iOS 16, which ScreenKit needs.",
    examples: """
      screen: Home
      sections: []
      bar: { trailing: [{ icon: ‹apple.image.playground→photo›, label: home.search, do: reload }] }
      """,
    .app { app, findings in
      let oldest = app.index.app?.minimumIOS ?? .oldest
      for (file, symbol) in app.index.newerSymbols where symbol.since > oldest {
        findings.report(
          .newerSymbol,
          "`\(symbol.name.text)` came with iOS \(symbol.since), and the app runs on iOS \(oldest)",
          at: Location(file: file, span: symbol.name.span),
          help: [
            "take one that was there before, or say in the app which iOS it needs: "
              + "`swift: { minimumIOS: \(symbol.since) }`"
          ])
      }
    })
}
