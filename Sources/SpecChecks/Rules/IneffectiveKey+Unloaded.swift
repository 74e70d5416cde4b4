import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Screens of nothing but what their specs have written, which neither wait for anything nor fail.
extension SpecRule {
  /// - Returns: Whether nothing is loaded, and the screen says when to do it again.
  static func checkUnloaded(_ site: ScreenSite, into findings: inout Findings) -> Bool {
    let screen = site.screen
    guard screen.reloadKey != nil || screen.statesKey != nil, case .sections = screen.body,
      !site.mayLoad
    else { return false }
    checkStates(site, into: &findings)
    guard let key = screen.reloadKey else { return false }
    for key in idleKeys(of: screen.reload, at: key, site) {
      findings.report(
        .ineffectiveKey,
        "`\(key.text)` loads nothing anew: all that `\(screen.name.text)` shows is written in the spec",
        at: site.location(key.span), help: ["leave it out"])
    }
    return true
  }

  /// What of a `reload` comes to nothing. Where somebody is logged in, rows may show what has become of that, which an
  /// event brings to them.
  private static func idleKeys(
    of reload: ReloadDeclaration, at key: ByteSpan, _ site: ScreenSite
  ) -> [Name] {
    guard !reload.events.isEmpty, site.index.session != nil else {
      return [Name("reload", span: key)]
    }
    let named = [
      ("pull", reload.pullKey), ("onAppear", reload.onAppearKey), ("every", reload.everyKey),
    ]
    return named.compactMap { name, span in span.map { Name(name, span: $0) } }
  }

  private static func checkStates(_ site: ScreenSite, into findings: inout Findings) {
    let keys = site.screen.states.keys
    let name = site.screen.name.text
    let isNeverEmpty = site.isNeverEmpty
    let idle = [
      keys.loading.map { Name("loading", span: $0) }, keys.error.map { Name("error", span: $0) },
      isNeverEmpty ? keys.empty.map { Name("empty", span: $0) } : nil,
    ].compactMap { $0 }
    guard !idle.isEmpty else { return }
    let isAll = isNeverEmpty || keys.empty == nil
    let whole = isAll ? site.screen.statesKey.map { [Name("states", span: $0)] } : nil
    let reason =
      "all that `\(name)` shows is written in the spec" + (isNeverEmpty ? ", and always there" : "")
    for key in whole ?? idle {
      findings.report(
        .ineffectiveKey, "`\(key.text)` is never seen: \(reason)", at: site.location(key.span),
        help: ["leave it out"])
    }
  }
}

extension ScreenSite {
  /// Whether something on the screen comes from anywhere but its spec, as far as is known.
  fileprivate var mayLoad: Bool {
    !screen.data.isEmpty
      || screen.sections.contains { section in
        guard case .source(let reference, _, _) = section.content else { return false }
        return itemsInPlace(of: reference) == nil
      }
  }

  /// Whether there always is a row. What comes from sources decides where there is some.
  fileprivate var isNeverEmpty: Bool {
    // Rows are narrowed by what is searched for.
    guard screen.search == nil else { return false }
    var hasSource = false
    var hasItems = false
    for section in screen.sections {
      guard case .source(let reference, _, _) = section.content else { continue }
      hasSource = true
      if section.condition == nil, itemsInPlace(of: reference)?.isEmpty == false { hasItems = true }
    }
    return hasSource ? hasItems : screen.sections.contains(where: \.alwaysHasRows)
  }

  /// The items of a source that are written in the spec; nil where they come from elsewhere.
  private func itemsInPlace(of reference: SourceReference) -> [SpecModel.Expression]? {
    guard case .items(let items)? = index.source(of: reference)?.content else { return nil }
    return items
  }
}

extension SectionDeclaration {
  /// Whether one of the rows that are written in it is there whatever holds.
  fileprivate var alwaysHasRows: Bool {
    // What a page is about may not be there.
    if case .page(let page) = content, page.item != nil { return false }
    return condition == nil && content.rows.contains { $0.condition == nil }
  }
}
