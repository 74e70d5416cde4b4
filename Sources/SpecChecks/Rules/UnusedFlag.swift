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
      Set<FlagNote>.self,
      on: .reads { reads, declaration, _, notes in
        if !reads.areKnown { notes.insert(.unknownReads) }
        for flag in reads.flags { notes.insert(.reads(flag)) }
        if declaration.isOwnCode { notes.insert(.ownCode) }
      },
      .effects { site, notes in
        if case .call = site.effect.action { notes.insert(.ownCode) }
      }
    ) { app, notes, findings in
      guard !app.index.hasBroken, !notes.contains(.unknownReads), let declaration = app.index.app,
        let file = app.index.appFile
      else { return }
      for flag in declaration.flags where !notes.contains(.reads(flag.name.text)) {
        var finding = Diagnostic(
          .unusedFlag, "no spec reads `$flags.\(flag.name.text)`",
          at: Location(file: file, span: flag.name.span),
          help: [
            notes.contains(.ownCode)
              ? "take it out, unless the app's own code reads it"
              : "read it in a `when:`, or take it out"
          ])
        if notes.contains(.ownCode) { finding.severity = .note }
        findings.report(finding)
      }
    })
}

/// What decides about flags that no spec reads.
private enum FlagNote: Hashable {
  case reads(String)
  /// Something is wrong with a declaration, so that what it reads is not known.
  case unknownReads
  /// Specs leave something to hand-written code.
  case ownCode
}

extension Declaration {
  /// Whether a class of the app stands for it, or for a source in it.
  fileprivate var isOwnCode: Bool {
    switch self {
    case .adapter(let adapter): if case .swift = adapter.body { return true }
    case .screen(let screen): if case .swift = screen.body { return true }
    default: break
    }
    return sources.contains { if case .swift = $0.content { true } else { false } }
  }
}
