import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is written in a spec cannot fail to be loaded, and what a screen can do without fails unseen.
  static func checkLoads(_ site: ScreenSite, into findings: inout Findings) {
    checkError(site, into: &findings)
    checkMore(site, into: &findings)
    checkEmpty(site, into: &findings)
    checkBanner(site, into: &findings)
    for data in site.screen.data {
      check(data.terms.optional, of: data.source, site, into: &findings)
    }
    for section in site.screen.sections {
      guard case .source(let reference, _, _) = section.content else { continue }
      check(section.optional, of: reference, site, into: &findings)
    }
  }

  private static func checkError(_ site: ScreenSite, into findings: inout Findings) {
    // What can fail loads something.
    guard let error = site.screen.states.error, !site.canFail, site.loads,
      !site.screen.sections.contains(where: { site.hasPages($0) })
    else { return }
    findings.report(
      .ineffectiveKey,
      "this is never seen: all that `\(site.screen.name.text)` loads is `optional`",
      at: site.location(error.text.span),
      help: ["leave the `error` out, or say of something that is loaded that it is not `optional`"])
  }

  /// Behind a state without a condition no other one is asked for.
  private static func checkEmpty(_ site: ScreenSite, into findings: inout Findings) {
    let states = site.screen.states.empty
    guard states.count > 1, !site.screen.states.hasUnreadableEmpty,
      let always = states.firstIndex(where: { $0.condition == nil }),
      always < states.count - 1
    else { return }
    findings.report(
      .ineffectiveKey, "this is never seen: a state before it has no `when`",
      at: site.location(states[always + 1].text.span),
      related: [.init(site.location(states[always].text.span), "this one has no condition")],
      help: ["give that a condition, `when: …`, or put it last"])
  }

  /// Below the last row stands something only while pages come, and only where a list scrolls down.
  private static func checkMore(_ site: ScreenSite, into findings: inout Findings) {
    guard let key = site.screen.states.moreKey else { return }
    let sections = site.screen.sections
    if scrollsSideways(sections, site) {
      return findings.report(
        .ineffectiveKey, "`more` means nothing here: the list scrolls sideways",
        at: site.location(key), help: ["leave it out, or make it a `list` or `grid:`"])
    }
    let paged = sections.filter { $0.canBeUnlimited && site.hasPages($0) }
    guard paged.isEmpty else { return checkLoading(below: paged, site, into: &findings) }
    findings.report(
      .ineffectiveKey,
      "`more` means nothing here: nothing that `\(site.screen.name.text)` shows is loaded page by page",
      at: site.location(key), help: ["leave it out, or give a source its `page:`"])
  }

  /// Below the list no page is waited for that comes at the end of a shelf.
  private static func checkLoading(
    below paged: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    guard let loading = site.screen.states.more?.loading,
      paged.allSatisfy({ site.isAlwaysShelf($0) })
    else { return }
    findings.report(
      .ineffectiveKey,
      "this is never seen: all that is loaded page by page stands in a shelf, which goes on by itself",
      at: site.location(loading.span),
      help: ["leave the `loading` out, or make a section of it a `list` or `grid:`"])
  }

  /// A banner is a strip of one text.
  private static func checkBanner(_ site: ScreenSite, into findings: inout Findings) {
    guard let error = site.screen.states.error, error.style == .banner else { return }
    for key in error.roomyKeys {
      findings.report(
        .ineffectiveKey, "`\(key.text)` is not seen: a `banner` says its `text` alone",
        at: site.location(key.span), help: ["leave it out, or the `as: banner`"])
    }
  }

  private static func check(
    _ optional: Located<Bool>?, of reference: SourceReference, _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard let optional, optional.value, let source = site.index.source(of: reference),
      case .items = source.content
    else { return }
    findings.report(
      .ineffectiveKey,
      "`optional` means nothing here: the items of `\(site.name(of: reference))` are written in the spec",
      at: site.location(optional.span), help: ["leave it out: they are always there"])
  }
}

extension ScreenSite {
  /// Whether a section is a shelf, whatever holds.
  fileprivate func isAlwaysShelf(_ section: SectionDeclaration) -> Bool {
    let layouts = section.layouts.isEmpty ? screen.layouts : section.layouts
    // Where no condition holds, it is a list.
    guard let last = layouts.last, last.condition == nil else { return false }
    return layouts.allSatisfy { if case .shelf = $0.layout { true } else { false } }
  }

  /// Whether further items of a section are loaded, of which it is told that they could not be.
  fileprivate func hasPages(_ section: SectionDeclaration) -> Bool {
    guard case .source(let reference, _, _) = section.content else { return false }
    // What is loaded whole has none.
    if case .data = reference { return false }
    guard let source = index.source(of: reference) else { return true }
    if case .swift = source.content { return true }
    return source.paging != nil
  }
}
