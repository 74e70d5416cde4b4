import Diagnostics
import SourceText
import SpecFormat
import SpecModel
import SpecSemantics

/// The outcome of formatting files.
public struct FormatOutcome: Sendable {
  /// A file that was not in the canonical form.
  public struct Change: Sendable, Hashable {
    public let path: String
    public let before: [UInt8]
    public let after: [UInt8]
  }

  /// In the order of the files.
  public internal(set) var changes: [Change] = []
  /// The number of files that were in the canonical form.
  public internal(set) var unchanged = 0
  /// What keeps files from being formatted.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What the system said where a file could not be written.
  public internal(set) var failures: [FileError] = []
  public let sources: SpecSources

  /// The number of files that were looked at.
  public var fileCount: Int { sources.count }
}

/// Brings files into the canonical form, on all cores; one that cannot be formatted does not keep
/// the others from it.
public struct SpecFormatting: Sendable {
  private static let filesAtOnce = 8

  private let formatter = SpecFormatter()
  private let writes: Bool

  /// - Parameter writes: Whether files are written; otherwise it is only found out what would be.
  public init(writes: Bool) {
    self.writes = writes
  }

  /// The files that paths mean: themselves, and all specs in folders.
  public static func files(at paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    var known: Set<String> = []
    for path in paths {
      let normalized = Path.normalized(path)
      guard let kind = FileSystem.kind(of: normalized) else { throw FileError("read", path) }
      let found = kind == .directory ? try specs(below: normalized) : [normalized]
      for file in found where known.insert(file).inserted { files.append(file) }
    }
    return files
  }

  private static func specs(below folder: String) throws(FileError) -> [String] {
    try SpecFinder.paths(below: folder).map { Path.join(folder, $0) }
  }

  /// Formats files.
  public func format(_ files: [String]) -> FormatOutcome {
    let results = files.parallelMap(partsOf: Self.filesAtOnce) { range in
      range.map { format(files[$0], id: FileID(rawValue: UInt32(clamping: $0))) }
    }
    var outcome = FormatOutcome(sources: SpecSources(paths: files))
    for result in results.joined() {
      switch result {
      case .unchanged: outcome.unchanged += 1
      case .changed(let change): outcome.changes.append(change)
      case .refused(let diagnostics): outcome.diagnostics += diagnostics
      case .failed(let failure): outcome.failures.append(failure)
      }
    }
    outcome.diagnostics = outcome.diagnostics.sortedForDisplay(paths: outcome.sources)
    return outcome
  }

  /// The canonical form of a text that is in no file; what keeps it from one otherwise.
  public func format(
    _ bytes: [UInt8], id: FileID
  ) -> (formatted: [UInt8]?, diagnostics: [Diagnostic]) {
    do throws(SpecFormatter.Refusal) {
      return (try formatter.format(bytes), [])
    } catch {
      return (nil, error.diagnostics(of: id))
    }
  }

  private enum FileResult: Sendable {
    case unchanged
    case changed(FormatOutcome.Change)
    case refused([Diagnostic])
    case failed(FileError)
  }

  private func format(_ path: String, id: FileID) -> FileResult {
    let before: [UInt8]
    do throws(FileError) {
      before = try FileSystem.read(path)
    } catch {
      return .refused([
        Diagnostic(
          .unreadableFile, error.description, at: Location(file: id, span: .zero),
          help: ["make the file readable, or pass another path"])
      ])
    }
    let after: [UInt8]
    do throws(SpecFormatter.Refusal) {
      let isConfiguration = Path.name(of: path) == Project.configurationName
      after = try formatter.format(before, as: isConfiguration ? .configuration : .specs)
    } catch {
      return .refused(error.diagnostics(of: id))
    }
    guard after != before else { return .unchanged }
    do throws(FileError) {
      if writes { try FileSystem.replace(path, with: after) }
    } catch {
      return .failed(error)
    }
    return .changed(.init(path: path, before: before, after: after))
  }
}

extension SpecFormatter.Refusal {
  fileprivate func diagnostics(of file: FileID) -> [Diagnostic] {
    switch self {
    case .unreadable(let problems): problems.map { Diagnostic($0, in: file) }
    case .uncertain(let span, let what):
      [
        Diagnostic(
          .unformattable, "\(what), so this file is left as it is",
          at: Location(file: file, span: span),
          help: ["write it in a simpler way: a key and its value in one line"])
      ]
    }
  }
}

extension Rule {
  static let unformattable = Rule(
    name: "unformattable", severity: .error,
    summary: "A file has something that the formatter is not certain to keep.",
    rationale:
      "Formatting never changes what a file says; where that is not certain, the file is left as it is.",
    examples: """
      model: Post
      fields:
        «? ‹id
          of the post›
        →id»: ID
      """)
}
