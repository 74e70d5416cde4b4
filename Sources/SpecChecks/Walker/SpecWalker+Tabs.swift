import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Several screens in one.
extension SpecWalker {
  mutating func visit(_ tabs: TabsDeclaration, of screen: ScreenDeclaration, in shown: ValueScope) {
    var titles = SiblingTitles()
    for page in tabs.pages {
      text(page.title, in: shown)
      titles.add(page.title, of: (page.id ?? page.screen).text)
      contained(page.screen, page.arguments, in: shown)
    }
    checkForRepetition(among: titles, each: "tab")
    if let header = tabs.header { contained(header.screen, header.arguments, in: shown) }
    if tabs.pages.count < 2 {
      report(
        "tabs are there to choose from several screens", at: screen.name.span,
        help: "add a second page, or show the screen itself")
    }
    guard let path = tabs.shown else { return checkUnusedIDs(of: tabs) }
    reads.note(changeOf: path.value)
    guard let cases = cases(of: path, for: tabs.pages, in: shown) else { return }
    checkIDs(of: tabs, against: cases, at: path.span)
  }

  /// A screen that stands in this one.
  mutating func contained(
    _ name: Name, _ arguments: [Argument], in scope: ValueScope
  ) {
    if let id = index.id(of: .screen, name.text) {
      uses.note(current, .embeds, id, at: name.span)
    }
    if let callee = screen(name, isEmbedded: true) {
      self.arguments(arguments, of: callee, named: name, in: scope)
    }
  }

  /// The cases of the enum that says which page is shown; nil after a finding.
  private mutating func cases(
    of path: Located<ValuePath>, for pages: [TabDeclaration], in scope: ValueScope
  ) -> EnumDeclaration? {
    guard path.value.scope == .state else {
      report(
        "which tab is shown is a piece of the state, and this is `\(path.value.text)`",
        at: path.span, help: "declare it under `state:`")
      return nil
    }
    let expression = Expression(.path(path.value), span: path.span)
    guard let typed = value(expression, expecting: nil, in: scope) else { return nil }
    guard path.value.components.count == 1, case .enumeration(let name) = typed.type else {
      report(
        "which tab is shown is said by an enum, and this is `\(typed.type)`", at: path.span,
        help: enumeration(ofPages: pages).map {
          findings.note(meant: [$0])
          return "declare it as `\($0)`, which has a case for each tab"
        } ?? "declare an enum with a case for each tab, and a piece of the state of its type")
      return nil
    }
    return index.enumeration(name)
  }

  private mutating func checkIDs(
    of tabs: TabsDeclaration, against cases: EnumDeclaration, at span: ByteSpan
  ) {
    if let symbols = types.symbols {
      note(tabs.pages.compactMap(\.id), asCasesOf: cases.name.text, in: symbols)
    }
    let names = cases.cases.map(\.name.text)
    var left = Set(names)
    for page in tabs.pages {
      guard let id = page.id else {
        report(
          "this tab says no case of `\(cases.name.text)`", at: page.screen.span,
          help: "add its `id:`")
        continue
      }
      if left.remove(id.text) != nil { continue }
      guard names.contains(id.text) else {
        findings.report(
          .unknownCase, "`\(cases.name.text)` has no case `\(id.text)`", at: location(id),
          suggestion: Suggestion(for: id.text, among: names, kind: "cases"))
        continue
      }
      report("two tabs have the id `\(id.text)`", at: id.span, help: "give each its own case")
    }
    let missing = names.filter(left.contains).map { "`\($0)`" }.joined(separator: " and ")
    // What a page lacks has been said already.
    guard !left.isEmpty, tabs.pages.count < names.count else { return }
    report(
      "there is no tab for \(missing)", at: span,
      help: "the state may be any case of `\(cases.name.text)`: give each a tab")
  }

  private mutating func checkUnusedIDs(of tabs: TabsDeclaration) {
    for id in tabs.pages.compactMap(\.id) {
      report(
        "the `id` of a tab is a value of the state, and nothing says of which", at: id.span,
        help: "add `shown:` with a piece of the state, or leave the `id` out")
    }
  }

  private mutating func report(_ message: String, at span: ByteSpan, help: String) {
    findings.report(.invalidTabs, message, at: location(span), help: [help])
  }
}

extension SpecWalker {
  /// The only enum whose cases are the pages of tabs.
  private func enumeration(ofPages pages: [TabDeclaration]) -> String? {
    let ids = Set(pages.compactMap { $0.id?.text })
    guard !ids.isEmpty else { return nil }
    let found = index.names(of: .enumeration).filter { name in
      index.enumeration(name).map { Set($0.cases.map(\.name.text)) == ids } == true
    }
    return found.count == 1 ? found[0] : nil
  }
}
