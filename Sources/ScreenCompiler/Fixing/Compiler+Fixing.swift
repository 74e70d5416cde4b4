import Diagnostics
import SourceText
import SpecSyntax

extension Compiler {
  /// One fix may make room for the next, but not for ever.
  private static let mostRounds = 10

  /// Reads and checks the specs, makes the fixes that the findings offer, and checks again.
  ///
  /// - Parameter unsafe: Whether fixes are made, too, that a person should look at.
  /// - Returns: what is left, and the number of fixes that were made.
  public func fix(unsafe: Bool) throws(FileError) -> (report: Report, count: Int) {
    var count = 0
    var report = try lint()
    for _ in 0..<Self.mostRounds {
      let selection = FixSelection(of: report.diagnostics, unsafe: unsafe)
      guard try make(selection, sources: report.sources) else { break }
      count += selection.count
      report = try lint()
    }
    return (report, count)
  }

  /// Makes all fixes of a selection, or none if a file would not be readable any more.
  private func make(
    _ selection: FixSelection, sources: SpecSources
  ) throws(FileError) -> Bool {
    var changed: [(path: String, bytes: [UInt8])] = []
    for (file, edits) in selection.edits {
      let path = sources.path(of: file)
      let before = try FileSystem.read(path)
      guard let after = FixSelection.applying(edits, to: before),
        SyntaxTree.parse(after).problems.count <= SyntaxTree.parse(before).problems.count
      else { return false }
      changed.append((path, after))
    }
    for (path, bytes) in changed { try FileSystem.replace(path, with: bytes) }
    return !changed.isEmpty
  }
}
