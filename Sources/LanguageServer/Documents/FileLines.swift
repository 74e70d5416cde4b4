import Diagnostics
import ScreenCompiler
import SourceText

/// The lines of files that places are shown in, each found once.
final class FileLines {
  private let sources: SpecSources
  private var known: [FileID: LineIndex] = [:]

  init(_ sources: SpecSources) {
    self.sources = sources
  }

  func path(of file: FileID) -> String { sources.path(of: file) }

  /// Of a file that cannot be read any more, the beginning.
  func lines(of file: FileID) -> LineIndex {
    if let lines = known[file] { return lines }
    let lines = LineIndex(sources.source(of: file)?.bytes ?? [])
    known[file] = lines
    return lines
  }

  func range(of location: Location) -> JSONValue {
    lines(of: location.file).range(of: location.span)
  }

  /// A place with the address of its file.
  func place(of location: Location) -> JSONValue {
    .object([
      ("uri", .string(FileAddress.address(of: path(of: location.file)))),
      ("range", range(of: location)),
    ])
  }
}
