import Diagnostics
import SourceText
import SpecSyntax

/// The outcome of making fixes.
public struct FixOutcome: Sendable {
  /// A file that the fixes change.
  public struct Change: Sendable, Hashable {
    public let path: String
    public let before: [UInt8]
    public let after: [UInt8]
  }

  /// What is left.
  public let report: Report
  /// The number of fixes that were made.
  public let count: Int
  /// In the order of the paths.
  public let changes: [Change]
}

extension Compiler {
  /// One fix may make room for the next, but not for ever.
  private static let mostRounds = 10

  /// Reads and checks the specs, makes the fixes that the findings offer, and checks again.
  ///
  /// - Parameters:
  ///   - unsafe: Whether fixes are made, too, that a person should look at.
  ///   - writes: Whether files are written; otherwise it is only found out what would be.
  public func fix(unsafe: Bool, writes: Bool = true) throws(FileError) -> FixOutcome {
    try fix(unsafe: unsafe, only: nil, of: EditedTexts(), writes: writes)
  }

  /// - Parameters:
  ///   - rule: The rule whose findings alone are mended; nil for all.
  ///   - texts: Texts that take the place of what is in files.
  func fix(
    unsafe: Bool, only rule: Rule?, of texts: EditedTexts, writes: Bool
  ) throws(FileError) -> FixOutcome {
    var texts = texts
    var count = 0
    var report =
      try texts.current.isEmpty ? lint() : edited(texts.current).lint(edited: texts.current)
    for _ in 0..<Self.mostRounds {
      let selection = FixSelection(of: report.diagnostics, unsafe: unsafe, only: rule)
      guard try texts.make(selection, sources: report.sources) else { break }
      count += selection.count
      report = try edited(texts.current).lint(edited: texts.current)
    }
    let changes = texts.changes
    if writes {
      for change in changes { try FileSystem.replace(change.path, with: change.after) }
    }
    return FixOutcome(report: report, count: count, changes: changes)
  }
}

/// The texts of files while they are fixed.
struct EditedTexts {
  private var original: [String: [UInt8]] = [:]
  private(set) var current: [String: [UInt8]] = [:]

  /// - Parameters:
  ///   - texts: What takes the place of what is in files, by their paths.
  ///   - original: What is in these files.
  init(_ texts: [String: [UInt8]] = [:], of original: [String: [UInt8]] = [:]) {
    current = texts
    self.original = original
  }

  var changes: [FixOutcome.Change] {
    current.keys.sorted { $0.precedesByBytes($1) }.compactMap { path in
      guard let before = original[path], let after = current[path], before != after else {
        return nil
      }
      return .init(path: path, before: before, after: after)
    }
  }

  /// Makes all fixes of a selection, or none if a file would not be readable any more.
  ///
  /// - Returns: Whether anything changed.
  mutating func make(_ selection: FixSelection, sources: SpecSources) throws(FileError) -> Bool {
    var changed: [String: [UInt8]] = [:]
    for (file, edits) in selection.edits {
      let path = sources.path(of: file)
      let before: [UInt8]
      if let text = current[path] {
        before = text
      } else {
        before = try FileSystem.read(path)
        original[path] = before
      }
      guard let after = Fix.applying(edits, to: before),
        !SpecFinder.isSpec(path)
          || SyntaxTree.parse(after).problems.count <= SyntaxTree.parse(before).problems.count
      else { return false }
      changed[path] = after
    }
    current.merge(changed) { $1 }
    return !changed.isEmpty
  }
}
