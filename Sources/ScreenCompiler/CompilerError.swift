import Diagnostics
import SourceText
import SpecSemantics
import SwiftEmitter

/// Why the compiler could not finish what it was asked for.
public enum CompilerError: Error, Sendable, CustomStringConvertible {
  /// A file could not be read or written.
  case file(FileError)
  /// A mistake of the compiler itself: an app passed every check, and something in it has no meaning.
  case `internal`(place: String, message: String)

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .internal(let place, let message):
      "\(place): \(message)\nThis is a bug of screenc: the checks let it pass. Please report it."
    }
  }

  /// Does something that can fail over files.
  static func ofFiles<Result>(
    _ work: () throws(FileError) -> Result
  ) throws(CompilerError) -> Result {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }

  init(_ error: EmissionError, sources: SpecSources) {
    self.init(error.problem, in: error.file, sources: sources)
  }

  init(_ problem: PlanError, in file: FileID, sources: SpecSources) {
    var place = sources.path(of: file)
    if let source = sources.source(of: file) {
      place += ":\(LineIndex(source.bytes).position(at: Int(problem.span.start)).line)"
    }
    self = .internal(place: place, message: problem.message)
  }
}
