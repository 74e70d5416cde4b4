import Diagnostics
import SpecModel

@testable import SpecChecks

/// Tests that hold texts of a small app against its strings.
protocol StringChecking {}

extension StringChecking {
  func findings(
    _ cell: String, strings: String, named file: String = "L.strings", with names: String...
  ) -> [Diagnostic] {
    let spec = """
      app: Notes
      language: 1
      strings: \(file)
      host:
        menu: [{ screen: Feed, title: { verbatim: Notes }, icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      ---
      enum: Mood
      cases: { good: good, bad: bad }
      ---
      model: Note
      fields: { id: ID, title: String, likes: Int, score: Double, at: Date, shares: Int? }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      """
    let app = MarkedApp(RuleExample([("a.yaml", spec), (file, strings)]))
    let rules = RuleSet.all.filter { rule in
      names.contains(rule.rule.name)
        || (!rule.rule.isOptIn && !rule.rule.name.hasPrefix("unused"))
    }
    return app.specs.flatMap(\.diagnostics) + app.findings(of: rules)
  }

  func messages(
    _ cell: String, strings: String, named file: String = "L.strings"
  ) -> [String] {
    findings(cell, strings: strings, named: file).map(\.message)
  }

  func text(_ with: String) -> String { "{ text: { key: k, with: [\(with)] } }" }

  static func catalog(_ entry: String) -> String {
    #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "k": \#(entry) } }"#
  }

  func findings(in files: [(path: String, text: String)], cell: String) -> [Diagnostic] {
    let spec = """
      app: Notes
      language: 1
      strings: [\(files.map(\.path).joined(separator: ", "))]
      host:
        menu: [{ screen: Feed, title: { verbatim: Notes }, icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      ---
      model: Note
      fields: { id: ID, title: String, likes: Int }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      """
    let app = MarkedApp(RuleExample([("a.yaml", spec)] + files))
    return app.specs.flatMap(\.diagnostics)
      + app.findings(of: RuleSet.standard.filter { !$0.rule.name.hasPrefix("unused") })
  }
}
