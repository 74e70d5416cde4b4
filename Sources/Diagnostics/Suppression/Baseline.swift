import SourceText

/// How many findings of which rule there were in which file when the baseline was written.
///
/// Neither lines nor messages are kept, so that it outlives edits of the specs.
public struct Baseline: Sendable {
  /// The findings of a rule in a file.
  public struct Entry: Sendable, Hashable {
    /// The path of the spec below the spec root.
    public var path: String
    public var rule: String
    public var count: Int
    /// Where the entry stands in the baseline's file.
    public var span: ByteSpan

    /// Creates an entry.
    public init(path: String, rule: String, count: Int, span: ByteSpan = .zero) {
      self.path = path
      self.rule = rule
      self.count = count
      self.span = span
    }
  }

  /// What came of applying a baseline.
  public struct Outcome: Sendable {
    /// The findings that are not in the baseline, or of which there are more than in it.
    public var kept: [Diagnostic] = []
    /// The others.
    public var suppressed: [SuppressedDiagnostic] = []
    /// The entries of which there are fewer findings now, with how many there are.
    public var stale: [(entry: Entry, count: Int)] = []
  }

  private struct Key: Hashable {
    var path: String
    var rule: String
  }

  /// By path, then by rule.
  public let entries: [Entry]

  /// Creates a baseline.
  public init(_ entries: [Entry]) {
    self.entries = entries.sorted {
      $0.path == $1.path ? $0.rule.precedes($1.rule) : $0.path.precedes($1.path)
    }
  }

  /// Creates the baseline of findings.
  ///
  /// - Parameter path: The path of the spec that a finding is in; findings without one are left out.
  public init(of diagnostics: [Diagnostic], path: (Diagnostic) -> String?) {
    let counts = Self.counts(of: diagnostics, path: path)
    self.init(counts.map { Entry(path: $0.path, rule: $0.rule, count: $1) })
  }

  /// Takes the findings out that were there already.
  ///
  /// Where there are more of a rule in a file than there were, nobody can say which of them are new, and
  /// all are kept.
  public func apply(to diagnostics: [Diagnostic], path: (Diagnostic) -> String?) -> Outcome {
    let counts = Self.counts(of: diagnostics, path: path)
    var allowed: [Key: Int] = [:]
    for entry in entries { allowed[Key(path: entry.path, rule: entry.rule)] = entry.count }
    var outcome = Outcome()
    for var diagnostic in diagnostics {
      let key = path(diagnostic).map { Key(path: $0, rule: diagnostic.rule) }
      guard let key, let known = allowed[key], let count = counts[key] else {
        outcome.kept.append(diagnostic)
        continue
      }
      if count > known {
        diagnostic.notes.append("the baseline has \(known) of the \(count) in this file")
        outcome.kept.append(diagnostic)
      } else {
        outcome.suppressed.append(SuppressedDiagnostic(diagnostic, .baseline))
      }
    }
    for entry in entries {
      let count = counts[Key(path: entry.path, rule: entry.rule)] ?? 0
      if count < entry.count { outcome.stale.append((entry, count)) }
    }
    return outcome
  }

  /// The baseline as it is written: JSON with a line for each entry, in an order that does not change, so
  /// that versions are easily merged.
  public var text: String {
    var text = "{\n  \"version\": 1,\n  \"findings\": {"
    var rest = entries[...]
    while let path = rest.first?.path {
      let file = rest.prefix { $0.path == path }
      text += "\n    \(JSONValue.string(path).text): {"
      text += file.map { "\n      \(JSONValue.string($0.rule).text): \($0.count)" }
        .joined(separator: ",")
      text += "\n    }"
      rest = rest.dropFirst(file.count)
      if !rest.isEmpty { text += "," }
    }
    return text + (entries.isEmpty ? "}\n}\n" : "\n  }\n}\n")
  }

  private static func counts(
    of diagnostics: [Diagnostic], path: (Diagnostic) -> String?
  ) -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for diagnostic in diagnostics {
      guard let path = path(diagnostic) else { continue }
      counts[Key(path: path, rule: diagnostic.rule), default: 0] += 1
    }
    return counts
  }
}

extension String {
  /// Whether the text's bytes come before another's: the order that does not depend on the machine.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
