import Diagnostics

/// Rules as text.
enum RuleText {
  static func explanation(of rule: Rule) -> String {
    let severity = rule.severity.rawValue + (rule.isOptIn ? ", off unless a project sets it" : "")
    var text = "\(rule.name) (\(severity))\n\n\(rule.summary)\n\n\(rule.rationale)\n"
    if let failing = rule.failing { text += example("Fails:", failing, isMarked: true) }
    if let passing = rule.passing { text += example("Passes:", passing, isMarked: false) }
    if let fix = rule.fix { text += "\nFix: \(fix)\n" }
    return text
  }

  static func list(_ rules: [Rule], format: OutputFormat) -> String {
    switch format {
    case .text:
      let width = rules.map(\.name.count).max() ?? 0
      return rules.map { rule in
        let padding = String(repeating: " ", count: width - rule.name.count)
        let severity = rule.isOptIn ? "off" : rule.severity.rawValue
        let gap = String(repeating: " ", count: 7 - severity.count)
        return "\(rule.name)\(padding)  \(severity)\(gap)  \(rule.summary)\n"
      }.joined()
    case .json: return JSONValue.array(rules.map(json)).text + "\n"
    }
  }

  private static func json(_ rule: Rule) -> JSONValue {
    .object([
      ("name", .string(rule.name)), ("severity", .string(rule.severity.rawValue)),
      ("isOptIn", .bool(rule.isOptIn)),
      ("summary", .string(rule.summary)), ("rationale", .string(rule.rationale)),
    ])
  }

  private static func example(_ title: String, _ example: RuleExample, isMarked: Bool) -> String {
    var text = "\n\(title)\n"
    for file in example.files {
      if example.files.count > 1 { text += "\n    # \(file.path)\n" } else { text += "\n" }
      let source = isMarked ? file.markedText : file.parsed.text
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
    return text
  }
}
