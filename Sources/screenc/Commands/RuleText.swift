import Diagnostics
import ScreenCompiler

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
    case .json:
      let document = JSONValue.object([
        ("version", .number(1)), ("rules", .array(rules.map(json))),
      ])
      return document.text + "\n"
    }
  }

  private static func json(_ rule: Rule) -> JSONValue {
    .object([
      ("name", .string(rule.name)), ("severity", .string(rule.severity.rawValue)),
      ("isOptIn", .bool(rule.isOptIn)),
      ("summary", .string(rule.summary)), ("rationale", .string(rule.rationale)),
      ("since", .string(rule.since)),
      ("fix", rule.fix.map { .string($0) } ?? .null),
      ("fixes", .array(RuleCatalogue.fixes(of: rule).map { .string($0.rawValue) })),
      ("failing", json(rule.failing)), ("passing", json(rule.passing)),
    ])
  }

  /// The files of an example, with the places where the rule is reported.
  private static func json(_ example: RuleExample?) -> JSONValue {
    let files = (example?.files ?? []).map { file in
      let (text, spans) = file.shown.parsed
      let marks = spans.map { span in
        JSONValue.object([
          ("start", .number(span.range.lowerBound)), ("end", .number(span.range.upperBound)),
        ])
      }
      return JSONValue.object([
        ("path", .string(file.path)), ("text", .string(text)), ("marks", .array(marks)),
      ])
    }
    return .array(files)
  }
}
