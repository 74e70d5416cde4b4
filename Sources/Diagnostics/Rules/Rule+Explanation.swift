/// Rules as people read them.
extension Rule {
  /// What the rule is about, why it matters, what breaks it and what does not, as plain text.
  public var explanation: String {
    var text = "\(name) (\(severityText))\n\n\(summary)\n\n\(rationale)\n"
    for (title, example) in titledExamples { text += Self.plain(title, example) }
    if let fix { text += "\nFix: \(fix)\n" }
    return text
  }

  /// The same as Markdown, without the name.
  public var markdown: String {
    var text = "\(summary)\n\n\(rationale)\n\nSeverity: \(severityText).\n"
    for (title, example) in titledExamples { text += Self.fenced(title, example) }
    if let fix { text += "\nFix: \(fix)\n" }
    return text
  }

  private var severityText: String {
    severity.rawValue + (isOptIn ? ", off unless a project sets it" : "")
  }

  private var titledExamples: [(title: String, example: RuleExample)] {
    guard let examples else { return [] }
    let (failing, passing) = examples.written
    let titled =
      examples.areStates
      ? [
        ("Before:", passing),
        ("After. What breaks others is marked ‹so›, here or above:", failing),
      ] : [("Fails, where it is marked ‹so›:", failing), ("Passes:", passing)]
    return titled
      + examples.rest.map { ("The rest of the app, the same in both:", RuleExample(files: [$0])) }
  }

  private static func plain(_ title: String, _ example: RuleExample) -> String {
    var text = "\n\(title)\n"
    for file in example.files {
      if example.files.count > 1 { text += "\n    # \(file.path)\n" } else { text += "\n" }
      let source = file.shown.markedText
      let lines = source.hasSuffix("\n") ? source.dropLast() : source[...]
      for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
    return text
  }

  /// What the kinds of files are called in Markdown that readers colour.
  private static let languages: [Substring: String] = ["yaml": "yaml", "swift": "swift"]

  private static func fenced(_ title: String, _ example: RuleExample) -> String {
    var text = "\n\(title)\n"
    for file in example.files {
      if example.files.count > 1 { text += "\n`\(file.path)`:\n" }
      let source = file.shown.markedText
      let language = languages[file.path.split(separator: ".").last ?? ""] ?? ""
      text += "\n```\(language)\n\(source)\(source.hasSuffix("\n") ? "" : "\n")```\n"
    }
    return text
  }
}
