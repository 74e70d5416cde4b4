import Diagnostics

/// Lists of rules.
enum RuleText {
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
}
