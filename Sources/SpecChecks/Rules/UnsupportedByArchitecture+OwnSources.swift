import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A data source type of the app's own is a gateway to scenes and a data source to other screens, and
/// not both.
extension SpecRule {
  /// A screen that loads a source of the app's own.
  private struct Use {
    let source: Name
    let type: String
    let screen: Name
    let file: FileID
  }

  static func checkOwnSources(_ app: AppSite, into findings: inout Findings) {
    // Few apps have scenes, and fewer have scenes with sources of their own.
    let inScenes = uses(app.index) { $0.asksGateways }
    guard !inScenes.isEmpty else { return }
    let elsewhere = Dictionary(
      uses(app.index) { !$0.asksGateways }.map { ($0.source.text, $0) },
      uniquingKeysWith: { first, _ in first })
    for use in inScenes {
      if let other = elsewhere[use.source.text] { report(use, other, into: &findings) }
    }
  }

  /// The uses on all screens whose system is wanted.
  private static func uses(_ index: AppIndex, where isWanted: (ScreenSystem) -> Bool) -> [Use] {
    var found: [Use] = []
    for file in index.files {
      for case .screen(let screen) in file.declarations
      where isWanted(index.system(of: screen)) {
        found += uses(in: screen, of: file.id, index)
      }
    }
    return found
  }

  private static func uses(
    in screen: ScreenDeclaration, of file: FileID, _ index: AppIndex
  ) -> [Use] {
    screen.sections.compactMap { section in
      guard case .source(.use(let name, _), _, _) = section.content,
        case .swift(let own)? = index.source(name.text)?.content
      else { return nil }
      return Use(source: name, type: own.type.text, screen: screen.name, file: file)
    }
  }

  private static func report(_ use: Use, _ other: Use, into findings: inout Findings) {
    findings.report(
      .unsupportedByArchitecture,
      "`\(use.type)` would be a gateway here, and it is a data source on"
        + " `\(other.screen.text)`",
      at: Location(file: use.file, span: use.source.span),
      related: [.init(Location(file: other.file, span: other.screen.span), "the other screen")],
      help: ["declare a source for each, with a type of its own"])
  }
}
