import Diagnostics
import SourceText
import SpecModel

/// A data source type of the app's own is a gateway to scenes and a data source to other screens, and
/// not both.
extension UnsupportedByArchitecture: AppRule {
  /// A screen that loads a source of the app's own.
  private struct Use {
    let source: Name
    let type: String
    let screen: Name
    let file: FileID
  }

  func check(_ app: AppSite, into findings: inout Findings) {
    guard hasOwnSources(app.index) else { return }
    var inScenes: [Use] = []
    var elsewhere: [String: Use] = [:]
    for file in app.index.files {
      for case .screen(let screen) in file.declarations {
        let isScene = app.index.architecture(of: screen) == .viper
        for use in uses(in: screen, of: file.id, app.index) {
          if isScene {
            inScenes.append(use)
          } else if elsewhere[use.source.text] == nil {
            elsewhere[use.source.text] = use
          }
        }
      }
    }
    for use in inScenes {
      if let other = elsewhere[use.source.text] { report(use, other, into: &findings) }
    }
  }

  private func hasOwnSources(_ index: AppIndex) -> Bool {
    index.files.contains { file in
      file.declarations.contains { declaration in
        guard case .source(let source) = declaration, case .swift = source.content else {
          return false
        }
        return true
      }
    }
  }

  private func uses(
    in screen: ScreenDeclaration, of file: FileID, _ index: AppIndex
  ) -> [Use] {
    screen.sections.compactMap { section in
      guard case .source(.use(let name, _), _, _) = section.content,
        case .swift(let own)? = index.source(name.text)?.content
      else { return nil }
      return Use(source: name, type: own.type.text, screen: screen.name, file: file)
    }
  }

  private func report(_ use: Use, _ other: Use, into findings: inout Findings) {
    findings.report(
      Diagnostic(
        rule,
        "`\(use.type)` would be a gateway here, and it is a data source on"
          + " `\(other.screen.text)`",
        at: Location(file: use.file, span: use.source.span),
        related: [.init(Location(file: other.file, span: other.screen.span), "the other screen")],
        help: ["declare a source for each, with a type of its own"]))
  }
}
