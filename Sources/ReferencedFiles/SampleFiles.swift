import JSONSyntax
import SourceText

/// The recorded responses that sources name, by their paths.
public struct SampleFiles: Sendable {
  /// A recorded response.
  public struct Sample: Sendable {
    public let file: FileID
    public let content: JSONTree

    public init(file: FileID, content: JSONTree) {
      self.file = file
      self.content = content
    }
  }

  private let files: [String: Result<Sample, ReferenceProblem>]

  /// The files by their paths relative to the spec root.
  public init(_ files: [String: Result<Sample, ReferenceProblem>] = [:]) {
    self.files = files
  }

  package var isEmpty: Bool { files.isEmpty }

  /// A response; nil where nobody has read it, or it is no JSON.
  package func sample(at path: String) -> Sample? {
    guard case .success(let sample) = files[path], sample.content.root != nil else { return nil }
    return sample
  }

  /// Why a response could not be read; nil if it was, or nobody has tried.
  package func problem(at path: String) -> ReferenceProblem? {
    guard case .failure(let problem) = files[path] else { return nil }
    return problem
  }

  /// What is wrong with a file that should be JSON, and which it is.
  package func problems(at path: String) -> (file: FileID, problems: [JSONProblem])? {
    guard case .success(let sample) = files[path], !sample.content.problems.isEmpty else {
      return nil
    }
    return (sample.file, sample.content.problems)
  }
}
