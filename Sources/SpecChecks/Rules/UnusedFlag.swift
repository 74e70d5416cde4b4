import Diagnostics
import SpecModel

extension Rule {
  static let unusedFlag = Rule(
    name: "unused-flag", severity: .warning,
    summary: "The app declares a flag that no spec reads.",
    rationale:
      "A flag that decides nothing is mostly what is left of a change that is through, and whoever switches it waits "
      + "for something to happen. Where the app has code of its own, that may read the flag, and the finding is a note.",
    failing: RuleExample(spec(flags: "‹quickShare›: Bool = false, helps: Bool = false")),
    passing: RuleExample(spec(flags: "helps: Bool = false")))

  private static func spec(flags: String) -> String {
    """
    app: Notes
    language: 1
    flags: { \(flags) }
    host: { menu: [{ screen: Help, title: tab.help }] }
    ---
    model: Line
    fields: { id: ID, text: String }
    ---
    adapter: LineRow
    for: Line
    cell: { text: $item.text }
    ---
    screen: Help
    sections:
      - { id: all, rows: [{ use: LineRow, item: { id: a, text: A }, when: $flags.helps }] }
    """
  }
}

/// What an app is started with decides something.
struct UnusedFlag: AppRule {
  var rule: Rule { .unusedFlag }

  func check(_ app: AppSite, into findings: inout Findings) {
    guard !app.index.hasBroken, !app.uses.hasMistakes, let declaration = app.index.app,
      let file = app.index.appFile
    else { return }
    for flag in declaration.flags where !app.uses.flags.contains(flag.name.text) {
      var finding = Diagnostic(
        rule, "no spec reads `$flags.\(flag.name.text)`",
        at: Location(file: file, span: flag.name.span),
        help: [
          app.hasOwnCode
            ? "take it out, unless the app's own code reads it"
            : "read it in a `when:`, or take it out"
        ])
      if app.hasOwnCode { finding.severity = .note }
      findings.report(finding)
    }
  }
}

extension AppSite {
  /// Whether specs leave anything to hand-written code.
  fileprivate var hasOwnCode: Bool { uses.callsOwnCode || !uses.ownClasses.isEmpty }
}
