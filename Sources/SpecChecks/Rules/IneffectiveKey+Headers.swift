import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Headers stay in sight, and letters stand at the side, where a list scrolls up and down.
  static func checkHeaders(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    if site.system.showsTable(for: site.screen) {
      return checkTableHeaders(of: sections, site, into: &findings)
    }
    guard scrollsSideways(sections, site) else { return }
    for section in sections {
      if let index = section.group?.index, index.value {
        findings.report(
          .ineffectiveKey, "`index` means nothing here: the list scrolls sideways",
          at: site.location(index.span), help: ["leave it out, or make it a `list` or `grid:`"])
      }
      guard section.headers.isSticky, let sticky = section.headers.stickyKey else { continue }
      findings.report(
        .ineffectiveKey, "`sticky` means nothing here: the list scrolls sideways",
        at: site.location(sticky), help: ["leave it out, or make it a `list` or `grid:`"])
    }
  }

  /// All headers of a table stay in sight, whatever is said of them.
  private static func checkTableHeaders(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    for sticky in sections.compactMap(\.headers.stickyKey) {
      findings.report(
        .ineffectiveKey, "`sticky` means nothing here: all headers of a table stay at the top",
        at: site.location(sticky), help: ["leave `sticky:` out"])
    }
  }

  /// Whether a list always scrolls sideways. The first section says how it scrolls.
  static func scrollsSideways(_ sections: [SectionDeclaration], _ site: ScreenSite) -> Bool {
    let own = sections.first?.layouts ?? []
    let layouts = own.isEmpty ? site.screen.layouts : own
    return !layouts.isEmpty && layouts.allSatisfy(\.layout.isSideways)
  }
}

extension Layout {
  /// Whether a list with it scrolls sideways.
  fileprivate var isSideways: Bool {
    switch self {
    case .carousel, .pages: true
    case .list, .grid, .liquid, .shelf: false
    }
  }
}
