import Diagnostics
import SpecModel

extension SpecRule {
  /// Each key has one text in a language.
  static let duplicateStringKey: SpecRule = .init(
    name: "duplicate-string-key", severity: .warning,
    summary: "Two files of the app's strings have the same key for the same language.",
    rationale:
      "All files of a language are one table, in which the last text of a key is shown: who changes the "
      + "other one changes nothing.",
    examples: .ofStrings(
      [
        "en.lproj/App.strings": #""tab.feed" = "Notes";"#,
        "en.lproj/Feed.strings": #"‹"tab.feed"→"feed.title"› = "Feed";"#,
      ], strings: "[en.lproj/App.strings, en.lproj/Feed.strings]"),
    .apps { app, place, findings in
      for repetition in place.index.strings?.repetitions ?? [] {
        let language = repetition.language.map { " for `\($0)`" } ?? ""
        let also = "another file has `\(repetition.key)`\(language), too"
        var finding = Diagnostic(
          .duplicateStringKey,
          repetition.isSame
            ? "\(also), and says the same" : "\(also), and only one of the texts is shown",
          at: repetition.second,
          related: [.init(repetition.first, "it stands here first")],
          help: [
            repetition.isSame
              ? "leave it in one of the files: a change of one of them alone would not be seen"
              : "leave it in one of the files, or give one of the texts a key of its own"
          ])
        // Nothing wrong is shown yet.
        if repetition.isSame { finding.severity = .note }
        findings.report(finding)
      }
    })
}
