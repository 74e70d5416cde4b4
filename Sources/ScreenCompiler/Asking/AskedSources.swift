import Diagnostics
import JSONSyntax
import ReferencedFiles
import ServerSamples
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

/// The sources of an app with what their servers are asked.
struct AskedSources {
  struct Asked {
    let placed: PlacedSource
    let file: FileID
    let request: ServerRequest

    var source: SourceDeclaration { placed.source }
  }

  /// A source that is not asked, and why.
  struct Silent: Sendable, CustomStringConvertible {
    let name: String
    let reason: String
    let cure: String

    var description: String { "`\(name)` is not asked: \(reason); \(cure)" }
  }

  private(set) var asked: [Asked] = []
  private(set) var silent: [Silent] = []

  /// - Parameter names: The sources that are wanted; empty for all.
  init(of index: AppIndex, _ choices: AskingChoices, only names: [String] = []) {
    for number in index.heads.indices {
      let id = DeclarationID(number)
      let declaration = index.declaration(id)
      for placed in PlacedSource.all(in: declaration, of: index)
      where SourceQuestion.canBeAsked(placed.source) {
        guard names.isEmpty || names.contains(placed.name) else { continue }
        do throws(SourceQuestion.Refusal) {
          let request = try SourceQuestion(placed.source, index, choices).request()
          asked.append(Asked(placed: placed, file: index.file(of: id), request: request))
        } catch {
          silent.append(Silent(name: placed.name, reason: error.reason, cure: error.cure))
        }
      }
    }
  }
}

/// Holds specs to what servers answer while they are checked.
public struct LiveServers: Sendable {
  let choices: AskingChoices

  public init(_ choices: AskingChoices) {
    self.choices = choices
  }

  /// What came of asking.
  struct Outcome {
    var diagnostics: [Diagnostic] = []
    /// The answers, by what they are called, with identifiers behind those of all files.
    var paths: [String] = []
    var texts: [String: [UInt8]] = [:]
    var silent: [AskedSources.Silent] = []
    var count = 0
  }

  /// - Parameter first: The first identifier that no file has.
  func ask(_ index: AppIndex, first: Int, by asker: ServerAsker) throws(FileError) -> Outcome {
    let sources = AskedSources(of: index, choices)
    var outcome = Outcome()
    outcome.silent = sources.silent
    outcome.count = sources.asked.count
    let answers = try asker.answers(to: sources.asked.map(\.request))
    let live = LiveAnswers(index)
    for (asked, answer) in zip(sources.asked, answers) {
      let address = asked.request.label
      switch answer {
      case .failure(let reason):
        outcome.diagnostics.append(
          LiveAnswers.failure(
            of: asked.source, in: asked.file,
            "`\(asked.source.name.text)` is not answered: \(reason)", from: address))
      case .response(let status, _) where !(200..<300).contains(status):
        outcome.diagnostics.append(
          LiveAnswers.failure(
            of: asked.source, in: asked.file,
            "`\(asked.source.name.text)` is answered with status \(status)", from: address))
      case .response(_, let body):
        let file = FileID(rawValue: UInt32(clamping: first + outcome.paths.count))
        let path = "\(asked.source.name.text) at \(asked.request.address)"
        outcome.paths.append(path)
        outcome.texts[path] = body
        outcome.diagnostics += live.findings(
          on: asked.source, in: asked.file,
          answeredBy: SampleFiles.Sample(file: file, content: JSONTree(body)), from: address)
      }
    }
    return outcome
  }
}
