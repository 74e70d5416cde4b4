import SourceText

/// How many findings of one rule are shown of a file: what goes wrong a hundred times has one cause.
public struct FindingLimit: Sendable, Hashable {
  /// As many as a person reads.
  public static let standard = FindingLimit(most: 20)

  /// The most findings of one rule in a file; nil for no limit.
  public let most: Int?

  /// - Parameter most: The most findings of one rule in a file; nil for no limit.
  public init(most: Int?) {
    self.most = most
  }

  /// What findings have in common of which no more than so many are shown.
  private struct Kind: Hashable {
    let file: FileID
    let rule: String

    init(_ finding: Diagnostic) {
      file = finding.primary.file
      rule = finding.rule
    }
  }

  /// The findings that are shown, and what is not.
  public struct Outcome: Sendable {
    /// In the order of their display.
    public fileprivate(set) var shown: [Diagnostic] = []
    /// How many are left out, by their files and rules, in the order of the first.
    public fileprivate(set) var omitted: [OmittedFindings] = []
  }

  /// Leaves out what is over the limit: what matters least, and of that the last.
  ///
  /// - Parameter sources: Gives the paths, by which findings are ordered.
  public func apply(to diagnostics: [Diagnostic], sources: some SourceProvider) -> Outcome {
    guard let most else { return Outcome(shown: diagnostics) }
    let displayed = diagnostics.sortedForDisplay(paths: sources)
    var positions: [Kind: Int] = [:]
    var outcome = Outcome()
    for (diagnostic, isShown) in zip(displayed, Self.choice(of: most, in: displayed)) {
      guard !isShown else {
        outcome.shown.append(diagnostic)
        continue
      }
      let kind = Kind(diagnostic)
      if let position = positions[kind] {
        outcome.omitted[position].count += 1
      } else {
        positions[kind] = outcome.omitted.count
        outcome.omitted.append(OmittedFindings(file: kind.file, rule: kind.rule, count: 1))
      }
    }
    return outcome
  }

  /// Which of some findings are shown. What matters more goes before what only stands before it.
  private static func choice(of most: Int, in displayed: [Diagnostic]) -> [Bool] {
    let byWeight = displayed.indices.sorted { left, right in
      let (first, second) = (displayed[left].severity, displayed[right].severity)
      return first == second ? left < right : first > second
    }
    var counts: [Kind: Int] = [:]
    var isShown = Array(repeating: false, count: displayed.count)
    for position in byWeight {
      let kind = Kind(displayed[position])
      counts[kind, default: 0] += 1
      isShown[position] = counts[kind, default: 0] <= most
    }
    return isShown
  }
}

/// Findings of a rule in a file that are not shown, since there are so many of them.
public struct OmittedFindings: Sendable, Hashable {
  /// The file.
  public let file: FileID
  /// The rule.
  public let rule: String
  /// How many.
  public fileprivate(set) var count: Int

  /// What is said of them.
  public var message: String { "\(count) more of `\(rule)`, shown by `--max-findings 0`" }
}

/// How often each rule has findings.
public struct RuleStatistics: Sendable {
  /// The rules with findings, those with most first.
  public let rows: [(rule: String, severity: Severity, count: Int)]

  /// Counts findings by their rules.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    var counts: [String: (severity: Severity, count: Int)] = [:]
    for diagnostic in diagnostics {
      let known = counts[diagnostic.rule]
      counts[diagnostic.rule] = (
        max(known?.severity ?? .note, diagnostic.severity), (known?.count ?? 0) + 1
      )
    }
    rows = counts.map { (rule: $0.key, severity: $0.value.severity, count: $0.value.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// A line for each rule: how often, how severe, and which.
  public var text: String {
    let width = rows.map { String($0.count).count }.max() ?? 0
    return rows.map { row in
      let count = String(row.count).leftPadded(to: width)
      let severity = row.severity.rawValue
      let padding = String(repeating: " ", count: "warning".count - severity.count)
      return "\(count)  \(severity)\(padding)  \(row.rule)\n"
    }.joined()
  }
}
