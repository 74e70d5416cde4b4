import Diagnostics
import SourceText
import SpecFormat
import SpecImport
import SpecModel
import SpecSemantics

/// Makes a beginning of specs from what a team has: descriptions and answers of servers, catalogues, and the app's own
/// code.
public struct SpecImporter: Sendable {
  /// The files or catalogues that are imported.
  private let inputs: [String]
  private let specRoot: String
  private let choices: Choices

  /// What is said of an import beside its files.
  public struct Choices: Sendable, Equatable {
    /// The folder within that of the specs; by default it is called after the document.
    public var folder: String?
    /// What the API, the model or the theme is called; of code, the module that is the app's own.
    public var name: String?
    /// The address of the server, where the document does not say it.
    public var server: String?
    /// The tags, operations, paths and types that are wanted; empty for all.
    public var wanted: [String] = []
    /// The working directory, below which places in code are shown by their paths from there.
    public var directory: String?
    /// Whether files that are there are written over.
    public var overwrites = false
    /// Whether nothing is written.
    public var isDryRun = false

    public init() {}
  }

  /// What came of an import.
  public struct Outcome: Sendable {
    public struct File: Sendable, Hashable {
      public let path: String
      /// Whether it has been as it is.
      public let isUnchanged: Bool
    }

    /// What could not be taken over.
    public let report: Report
    /// What was written, or would be.
    public internal(set) var files: [File] = []
    /// The files that are there and would have been written over; nothing was written then.
    public internal(set) var obstacles: [String] = []
    /// What to do by hand.
    public internal(set) var advice: [String] = []
    /// How much was taken over, in a phrase.
    public internal(set) var summary = ""
    /// How many operations were left out and why, a line for each reason; none if all were taken over.
    public internal(set) var leftOut: [String] = []
  }

  public init(_ inputs: [String], specs: String, choices: Choices = Choices()) {
    self.inputs = inputs
    specRoot = Path.normalized(specs)
    self.choices = choices
  }

  public func run() throws(FileError) -> Outcome {
    let app = try SurroundingSpecs(root: specRoot, without: nil)
    let read = try ImportInputs(inputs, choices: choices).read(for: app)
    let folder = choices.folder ?? read.defaultFolder
    var reading = read
    if !folder.isEmpty, !app.forImport.names.isEmpty {
      // Names of an earlier import into the same folder are free again.
      let others = try SurroundingSpecs(root: specRoot, without: folder)
      reading = try ImportInputs(inputs, choices: choices).read(for: others)
    }
    let specs = reading.specs
    let sources = SpecSources(paths: [Project.configurationName] + reading.paths)
    let report = Report(
      diagnostics: specs.diagnostics.sortedForDisplay(paths: sources), sources: sources,
      specCount: inputs.count, understood: ([], nil))
    var outcome = Outcome(report: report)
    guard !report.diagnostics.contains(where: { $0.severity == .error }) else { return outcome }
    outcome.summary = specs.counts.summary
    outcome.leftOut = specs.counts.leftOut.summary
    outcome.advice = specs.advice
    var plan = ImportPlan(root: specRoot, folder: folder, alsoQuiets: specs.quieted)
    plan.add(specs.files)
    plan.addApp(for: specs, unlessThere: app)
    outcome.advice += plan.advice(besides: app)
    outcome.advice += plan.adviceOnStrings(specs.strings, besides: app)
    try plan.write(into: &outcome, overwrites: choices.overwrites, isDryRun: choices.isDryRun)
    return outcome
  }
}

extension ImportOutcome.Counts {
  /// How much was taken over, in a phrase.
  fileprivate var summary: String {
    let parts = [
      (sources, "source"), (requests, "request"), (models, "model"), (enums, "enum"),
      (unions, "union"), (adapters, "adapter"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let declared = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    guard operations > 0 else { return declared }
    return "\(takenOperations) of \(operations) operations taken over: \(declared)"
  }
}
