import Diagnostics
import JSONSyntax
import SourceText

/// A baseline with the file that it was read from.
public struct BaselineFile: Sendable {
  public let path: String
  public let baseline: Baseline

  /// Reads a baseline.
  public init(path: String) throws(FileError) {
    let bytes = try FileSystem.read(path)
    let tree = JSONTree(bytes)
    guard tree.problems.isEmpty, let root = tree.root else {
      let problem = tree.problems.first
      throw Self.error(path, problem?.message ?? "it is empty", at: problem?.span ?? .zero, bytes)
    }
    let version = tree.value(of: "version", in: root)
    guard let version, tree.number(version) == "1" else {
      throw Self.error(
        path, "`version` is not 1, so another screenc wrote it", at: tree.mark(version ?? root),
        bytes)
    }
    var entries: [Baseline.Entry] = []
    let findings = tree.value(of: "findings", in: root)
    for file in tree.members(of: findings ?? root) where findings != nil {
      for rule in tree.members(of: file.value) {
        guard let count = Int(tree.number(rule.value)), count > 0 else {
          throw Self.error(
            path, "the number of findings is due here", at: tree.mark(rule.value), bytes)
        }
        entries.append(
          .init(
            path: tree.string(file.key), rule: tree.string(rule.key), count: count,
            span: tree.span(rule.key)))
      }
    }
    self.path = Path.normalized(path)
    baseline = Baseline(entries)
  }

  private static func error(
    _ path: String, _ message: String, at span: ByteSpan, _ bytes: [UInt8]
  ) -> FileError {
    let position = LineIndex(bytes).position(at: Int(span.start))
    return FileError(
      "read", "\(path):\(position.line):\(position.column)",
      reason: "\(message): write it anew by `screenc lint --write-baseline \(path)`")
  }

  /// What is said of entries that no longer hold.
  func diagnostics(
    of stale: [(entry: Baseline.Entry, count: Int)], file: FileID
  ) -> [Diagnostic] {
    stale.map { entry, count in
      let message =
        count == 0
        ? "`\(entry.rule)` has nothing to report in \(entry.path) any more"
        : "the baseline has \(entry.count) of `\(entry.rule)` in \(entry.path), where \(count) "
          + (count == 1 ? "is left" : "are left")
      return Diagnostic(
        .staleBaseline, message, at: Location(file: file, span: entry.span),
        help: ["write the baseline anew: `screenc lint --write-baseline \(path)`"])
    }
  }
}

extension Rule {
  static let staleBaseline = Rule(
    name: "stale-baseline", severity: .warning,
    summary: "The baseline has findings that are no more.",
    rationale:
      "Findings that come later would be taken for those, so what was mended could break again unseen.",
    examples: [
      "Mood.yaml": "enum: Mood\ncases: [good, bad]",
      "../baseline.json": """
      { "version": 1, "findings": { "Mood.yaml": { "unused-model": 1«, ‹"name-style"›: 2→» } } }
      """,
    ])
}
