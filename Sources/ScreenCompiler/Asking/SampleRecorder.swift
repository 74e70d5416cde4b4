import Diagnostics
import ServerSamples
import SourceText
import SpecModel
import SpecSemantics

/// Keeps answers of servers as samples beside the specs of their sources.
public struct SampleRecorder: Sendable {
  /// Where answers come from.
  public enum Origin: Sendable, Hashable {
    case servers(AskingChoices)
    /// A file of HTTP Archive.
    case archive(String)
  }

  public struct Choices: Sendable, Hashable {
    public var origin = Origin.servers(AskingChoices())
    public var blanking = BlankingRules()
    /// The sources that are recorded; empty for all.
    public var sources: [String] = []
    /// Whether files are written over that no source names.
    public var overwrites = false
    /// Whether nothing is written.
    public var isDryRun = false

    public init() {}
  }

  /// What came of recording.
  public struct Outcome: Sendable {
    public struct Sample: Sendable, Hashable {
      public let path: String
      public let isUnchanged: Bool
      /// How many of its values were blanked.
      public let blanked: Int
    }

    public internal(set) var samples: [Sample] = []
    /// Specs that name a sample now.
    public internal(set) var specs: [String] = []
    /// What was not recorded, and why.
    public internal(set) var failures: [String] = []
    /// What was not asked, and what is to be done by hand.
    public internal(set) var remarks: [String] = []
  }

  private let compiler: Compiler
  private let choices: Choices

  public init(_ compiler: Compiler, _ choices: Choices) {
    self.compiler = compiler
    self.choices = choices
  }

  /// - Returns: What was found in the specs, and what came of it unless that keeps them from being understood.
  public func record() throws(FileError) -> (report: Report, outcome: Outcome?) {
    // Samples may be what is wrong: then recording them anew is the cure.
    let checked = try compiler.indexed()
    guard let index = checked.index else { return (checked.report, nil) }
    var outcome = Outcome()
    let names = choices.sources.isEmpty ? [] : sources(of: index).map(\.placed.name)
    for name in choices.sources where !names.contains(name) {
      let near = NearMiss.suggestion(for: name, among: names)
      outcome.failures.append(
        "there is no source `\(name)`" + (near.map { ": did you mean `\($0)`?" } ?? ""))
    }
    for answer in try answers(index, &outcome) {
      try keep(answer, index, checked.report.sources, &outcome)
    }
    return (checked.report, outcome)
  }

  private func sources(of index: AppIndex) -> [(placed: PlacedSource, file: FileID)] {
    index.heads.indices.map(DeclarationID.init).flatMap { id in
      PlacedSource.all(in: index.declaration(id), of: index).map { ($0, index.file(of: id)) }
    }
  }

  // MARK: - Answers

  private struct Answer {
    let placed: PlacedSource
    let file: FileID
    let body: [UInt8]
  }

  private func answers(
    _ index: AppIndex, _ outcome: inout Outcome
  ) throws(FileError) -> [Answer] {
    switch choices.origin {
    case .servers(let asking): return try answers(index, asking, &outcome)
    case .archive(let path):
      guard let archive = HARFile(try FileSystem.read(path)) else {
        outcome.failures.append(
          "\(path) is no HTTP archive: browsers save one from their network tools")
        return []
      }
      return answers(index, archive, path, &outcome)
    }
  }

  private func answers(
    _ index: AppIndex, _ asking: AskingChoices, _ outcome: inout Outcome
  ) throws(FileError) -> [Answer] {
    let sources = AskedSources(of: index, asking, only: choices.sources)
    outcome.remarks += sources.silent.map(\.description)
    let asked = sources.asked
    guard !asked.isEmpty else { return [] }
    guard let asker = ServerAsker() else { throw ServerAsker.missing }
    var answers: [Answer] = []
    for (asked, answer) in zip(asked, try asker.answers(to: asked.map(\.request))) {
      let name = "`\(asked.placed.name)` (\(asked.request.label))"
      switch answer {
      case .failure(let reason): outcome.failures.append("\(name) is not answered: \(reason)")
      case .response(let status, _) where !(200..<300).contains(status):
        outcome.failures.append("\(name) is answered with status \(status)")
      case .response(_, let body):
        answers.append(Answer(placed: asked.placed, file: asked.file, body: body))
      }
    }
    return answers
  }

  private func answers(
    _ index: AppIndex, _ archive: HARFile, _ path: String, _ outcome: inout Outcome
  ) -> [Answer] {
    var answers: [Answer] = []
    for (placed, file) in sources(of: index)
    where choices.sources.isEmpty || choices.sources.contains(placed.name) {
      if let entry = archive.answer(to: placed.source, index) {
        answers.append(Answer(placed: placed, file: file, body: entry.body))
      } else if choices.sources.contains(placed.name) {
        outcome.failures.append("nothing in \(path) answers what `\(placed.name)` asks")
      }
    }
    return answers
  }

  // MARK: - Files

  private func keep(
    _ answer: Answer, _ index: AppIndex, _ sources: SpecSources, _ outcome: inout Outcome
  ) throws(FileError) {
    let name = answer.placed.name
    guard let spec = sources.pathBelowRoot(of: answer.file) else { return }
    guard let sample = RecordedSample(answer.body, rules: choices.blanking) else {
      outcome.failures.append("`\(name)` is answered with no JSON")
      return
    }
    let folder = Path.parent(of: spec)
    let path = Path.join(folder, "Samples/\(name).json")
    let place = Path.join(compiler.project.specRoot, path)
    let isNamed = answer.placed.source.samples.contains { Path.normalized($0.text) == path }
    let existing = FileSystem.kind(of: place) == nil ? nil : try FileSystem.read(place)
    let bytes = Array(sample.text.utf8)
    if let existing, existing != bytes, !isNamed, !choices.overwrites {
      outcome.failures.append(
        "\(place) is there, and `\(name)` does not name it: `--force` writes over it")
      return
    }
    if !choices.isDryRun, existing != bytes { try FileSystem.put(bytes, at: place) }
    outcome.samples.append(
      .init(path: place, isUnchanged: existing == bytes, blanked: sample.blanked))
    if !isNamed { try nameSample(path, in: spec, of: answer.placed, &outcome) }
  }

  /// Writes the sample's path into the spec of its source.
  private func nameSample(
    _ path: String, in spec: String, of placed: PlacedSource, _ outcome: inout Outcome
  ) throws(FileError) {
    let place = Path.join(compiler.project.specRoot, spec)
    let bytes = try FileSystem.read(place)
    guard let edited = SampleEdit(at: placed.place, in: bytes).adding(path) else {
      outcome.remarks.append("say `samples: [\(path)]` in the source `\(placed.name)` of \(place)")
      return
    }
    if !choices.isDryRun { try FileSystem.replace(place, with: edited) }
    if !outcome.specs.contains(place) { outcome.specs.append(place) }
  }
}
