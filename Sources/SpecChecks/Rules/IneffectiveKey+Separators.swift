import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Lines are below rows that stand one below the other.
  static func checkSeparators(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    let isSideways = scrollsSideways(sections, site)
    func check(_ key: ByteSpan?, of sections: [SectionDeclaration]) {
      guard let key, isSideways || !sections.contains(where: site.screen.mayBeColumn) else {
        return
      }
      findings.report(
        .ineffectiveKey, "`separators` means nothing here: the rows stand beside one another",
        at: site.location(key),
        help: ["leave it out, or have the rows stand below one another: `layout: list`"])
    }
    for section in sections { check(section.look?.separatorsKey, of: [section]) }
    guard let key = site.screen.look?.separatorsKey else { return }
    // Where a section chooses none by its conditions, it has those of the screen.
    let silent = sections.filter { section in
      section.look?.separators.map { $0.all.contains { $0 == nil } } ?? true
    }
    guard silent.isEmpty, !sections.isEmpty else { return check(key, of: silent) }
    findings.report(
      .ineffectiveKey, "`separators` means nothing here: each section has its own",
      at: site.location(key), help: ["leave it out"])
  }
}
