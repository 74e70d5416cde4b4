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
        let place = Location(file: file, span: symbol.name.span)
        findings.report(finding(on: symbol.name.text, since: symbol.since, oldest, at: place))
      }
    })

  /// What is said of a symbol that an app uses which runs on an older iOS, too.
  static func finding(
    on symbol: String, since release: SystemVersion, _ oldest: SystemVersion, at place: Location
  ) -> Diagnostic {
    Diagnostic(
      .newerSymbol,
      "`\(symbol)` came with iOS \(release), and the app runs on iOS \(oldest)",
      at: place,
      help: [
        "take one that was there before, or say in the app which iOS it needs: "
          + "`swift: { minimumIOS: \(release) }`"
      ])
  }
}
