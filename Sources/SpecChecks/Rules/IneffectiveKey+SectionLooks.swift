import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Sections that stand beside one another have no ground and no room of their own.
  static func checkLooks(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    for section in sections {
      guard let look = section.look, scrollsSideways(sections, site) else { continue }
      for (word, key) in [("background", look.backgroundKey), ("insets", look.insetsKey)] {
        guard let key else { continue }
        findings.report(
          .ineffectiveKey, "`\(word)` means nothing here: the list scrolls sideways",
          at: site.location(key), help: ["leave it out, or make it a `list` or `grid:`"])
      }
    }
  }
}
