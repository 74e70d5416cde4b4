import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Rows are selected where the screen has a `selection`, and look as their section says before their screen does.
  static func checkRowLooks(
    of sections: [SectionDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    let isSelecting = site.screen.selection != nil
    func reportUnselected(_ key: ByteSpan?) {
      guard let key, !isSelecting else { return }
      findings.report(
        .ineffectiveKey, "`selected` means nothing here: no rows of this screen are selected",
        at: site.location(key),
        help: ["leave `selected:` out, or give the screen a `selection:`"])
    }
    for section in sections {
      reportUnselected(section.look?.selectedKey)
      checkPressed(section.look?.pressedKey, of: [section], site, into: &findings)
    }
    guard let own = site.screen.look else { return }
    reportUnselected(own.selectedKey)
    guard !sections.isEmpty else { return }
    let silent = sections.filter { $0.look?.pressed == nil }
    if !silent.isEmpty { checkPressed(own.pressedKey, of: silent, site, into: &findings) }
    func reportHidden(_ word: String, _ key: ByteSpan?, by hides: (SectionLook) -> Bool) {
      guard let key, sections.allSatisfy({ $0.look.map(hides) == true }) else { return }
      findings.report(
        .ineffectiveKey, "`\(word)` means nothing here: each section has its own",
        at: site.location(key), help: ["leave `\(word):` out"])
    }
    reportHidden("pressed", own.pressedKey) { $0.pressed != nil }
    if isSelecting { reportHidden("selected", own.selectedKey) { $0.selected != nil } }
  }

  /// Rows are pressed where a tap does something. What an app's subclass does with them, nobody sees.
  private static func checkPressed(
    _ key: ByteSpan?, of sections: [SectionDeclaration], _ site: ScreenSite,
    into findings: inout Findings
  ) {
    guard let key, !site.screen.isOpen, site.screen.selection == nil,
      !site.screen.actions.contains(where: \.isOfTaps),
      !sections.contains(where: { $0.content.rows.contains { $0.effect != nil } })
    else { return }
    findings.report(
      .ineffectiveKey, "`pressed` means nothing here: no row answers to a tap",
      at: site.location(key),
      help: ["leave `pressed:` out, or say under `actions:` what a tap does, by `select`"])
  }
}

extension ActionDeclaration {
  /// Whether it says what a tap on a row does.
  fileprivate var isOfTaps: Bool {
    if case .select = trigger { true } else { false }
  }
}
