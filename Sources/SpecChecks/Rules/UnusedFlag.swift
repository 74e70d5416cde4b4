import Diagnostics
import SpecModel

extension SpecRule {
  /// What an app is started with decides something.
  static let unusedFlag: SpecRule = .init(
    name: "unused-flag", severity: .warning,
    summary: "The app declares a flag that no spec reads.",
    rationale:
      "A flag that decides nothing is mostly what is left of a change that is through, and whoever switches it waits "
      + "for something to happen. Where the app has code of its own, that may read the flag, and the finding is a note.",
    examples: """
      app: Notes
      language: 1
      flags: {« ‹quickShare›: Bool = false,→» helps: Bool = false }
      host: { menu: [{ screen: Help, title: tab.help }] }
      ---
      screen: Help
      sections:
        - { id: all, rows: [{ use: PostRow, item: { id: a, title: A }, when: $flags.helps }] }
      """,
    .collecting(
      FlagReads.self,
      on: .reads { reads, declaration, _, noted in
        if !reads.areKnown { noted.areKnown = false }
        for flag in reads.flags { noted.flags.insert(flag) }
        if declaration.isOwnCode { noted.haveOwnCode = true }
      },
      .effects { site, noted in
        if case .call = site.effect.action { noted.haveOwnCode = true }
      }
    ) { app, reads, findings in
      guard !app.index.hasBroken, reads.areKnown, let declaration = app.index.app,
        let file = app.index.appFile
      else { return }
      for flag in declaration.flags where !reads.flags.contains(flag.name.text) {
        var finding = Diagnostic(
          .unusedFlag, "no spec reads `$flags.\(flag.name.text)`",
          at: Location(file: file, span: flag.name.span),
          help: [
            reads.haveOwnCode
              ? "take it out, unless the app's own code reads it"
              : "read it in a `when:`, or take it out"
          ])
        if reads.haveOwnCode { finding.severity = .note }
        findings.report(finding)
      }
    })
}

/// The flags that specs read.
private struct FlagReads: Joinable {
  var flags: Set<String> = []
  /// Whether that is all: not if something is wrong with a declaration.
  var areKnown = true
  /// Whether specs leave something to hand-written code, which may read others.
  var haveOwnCode = false

  init() {}

  init(joining parts: [FlagReads]) {
    flags = Set(joining: parts.map(\.flags))
    areKnown = parts.allSatisfy(\.areKnown)
    haveOwnCode = parts.contains(where: \.haveOwnCode)
  }
}

extension Declaration {
  /// Whether a class of the app stands for it, or for a source in it.
  fileprivate var isOwnCode: Bool {
    switch self {
    case .adapter(let adapter): if case .swift = adapter.body { return true }
    case .screen(let screen): if case .swift = screen.body { return true }
    default: break
    }
    var isOwn = false
    forEachSource { if case .swift = $0.content { isOwn = true } }
    return isOwn
  }
}
