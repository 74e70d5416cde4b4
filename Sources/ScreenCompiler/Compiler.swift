import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics
import SwiftEmitter

/// The whole pipeline: finds, reads, checks, generates and writes.
///
/// It prints nothing and knows no command line, so that command line, plugins and editors share it.
public struct Compiler: Sendable {
  public let project: Project
  private let filter: FindingFilter
  /// Tells one build of the compiler from another; nil where builds are not remembered.
  private let tool: String?

  /// Creates a compiler for a project.
  ///
  /// - Parameters:
  ///   - filter: What of the findings is shown.
  ///   - tool: Tells this build of the compiler from any other that might generate something else. With
  ///     it, builds are remembered in a folder `.screenc` of the spec root, and a build for which nothing
  ///     changed since the last one is not done again.
  public init(
    project: Project, filter: FindingFilter = FindingFilter(), remembersBuildsOf tool: String? = nil
  ) {
    self.project = project
    self.filter = filter
    // What is clean but for what a filter hides is not clean.
    self.tool = filter.isEmpty ? tool : nil
  }

  /// The compiler as it would work with other texts in files, the configuration among them.
  func edited(_ texts: [String: [UInt8]]) -> Compiler {
    Compiler(project: project.edited(texts), filter: filter, remembersBuildsOf: tool)
  }

  /// Reads and checks the specs.
  public func lint() throws(FileError) -> Report {
    try lint(edited: [:])
  }

  /// Reads and checks the specs with another text for one of them, as an editor has it before it is saved.
  ///
  /// - Parameter path: The spec's path as it leads there from the working directory.
  /// - Returns: What was found; nil if no spec of the project has that path.
  public func lint(
    replacing path: String, with text: [UInt8]
  ) throws(FileError) -> Report? {
    let wanted = Path.normalized(path)
    let places = try SpecFinder.paths(below: project.specRoot).map {
      Path.join(project.specRoot, $0)
    }
    guard let place = places.first(where: { Path.normalized($0) == wanted }) else { return nil }
    return try lint(edited: [place: text])
  }

  /// Reads and checks the specs as if some of them were edited.
  ///
  /// - Parameters:
  ///   - edited: Texts that take the place of what is in files, by their paths.
  ///   - asking: Asks the servers of an app, if they are asked.
  func lint(
    edited: [String: [UInt8]], asking: AskingServers? = nil
  ) throws(FileError) -> Report {
    let paths = try SpecFinder.paths(below: project.specRoot, alsoMisnamed: true)
    let checked = try check(
      paths, isForBuilding: false, seesAppCode: true, edited: edited, asking: asking)
    guard let app = checked.app else { return checked.report }
    let collisions = OutputPlan(of: app.index).collisions
    guard !collisions.isEmpty else { return checked.report }
    return checked.report.adding(collisions, sources: checked.report.sources)
  }

  /// Reads and checks the specs and brings the output folder up to date.
  ///
  /// Nothing is written if there is an error in the specs. What is wrong with the app's own code is
  /// reported and keeps nothing from being written, which that code may be waiting for.
  ///
  /// - Parameter filePerSpec: Whether each spec has a Swift file, one that needs none an empty one: so their names
  ///   are known beforehand. What is remembered of a build is true of builds with the same choice only.
  public func build(
    into output: String, mode: BuildMode, filePerSpec: Bool = false
  ) throws(CompilerError) -> (report: Report, outcome: BuildOutcome?) {
    let (report, outcome) = try CompilerError.ofFiles { () throws(FileError) in
      try generate(into: output, mode: mode, filePerSpec: filePerSpec)
    }
    if let failure = outcome?.failure { throw CompilerError(failure, sources: report.sources) }
    return (report, outcome)
  }

  private func generate(
    into output: String, mode: BuildMode, filePerSpec: Bool
  ) throws(FileError) -> (report: Report, outcome: BuildOutcome?) {
    let paths = try SpecFinder.paths(below: project.specRoot, alsoMisnamed: true)
    let cache = tool.map { BuildCache(project: project, output: output, tool: $0) }
    let symbols = SymbolLoader.paths(in: project.symbols)
    let last = cache?.lastRecord()
    if let last, cache?.isCurrent(last, specs: paths, symbols: symbols) == true {
      let inputs = BuildInputs(
        project, specs: paths, references: last.references.map(\.path), symbols: symbols)
      return (
        .clean(specCount: paths.count),
        BuildOutcome(unchanged: last.generatedCount, inputs: inputs.paths)
      )
    }
    let checked = try check(paths, isForBuilding: true, seesAppCode: true)
    guard let app = checked.app, !checked.report.hasErrors else { return (checked.report, nil) }
    let writer = OutputWriter(
      folder: output, mode: mode, recorded: last.flatMap { cache?.outputs(of: $0) } ?? [],
      modules: app.index.swiftFolders)
    let plan = OutputPlan(of: app.index, includesEmpty: filePerSpec)
    guard plan.collisions.isEmpty else {
      return (checked.report.adding(plan.collisions, sources: checked.report.sources), nil)
    }
    let emitter = Emitter(app: app)
    // Without errors all specs could be read.
    let sharedInputs = emitter.sharedInputs { checked.seen[SpecLoader.position(of: $0)].digest }
    let earlier = last.flatMap { record in
      cache?.isAlike(record) == true
        ? EarlierOutput(record, specs: checked.seen, sharedInputs: sharedInputs) : nil
    }
    var outcome = try writer.bringUpToDate(
      plan, with: emitter, keeping: earlier, filePerSpec: filePerSpec)
    outcome.inputs =
      BuildInputs(
        project, specs: paths, references: checked.seenReferences.map(\.path), symbols: symbols
      ).paths
    guard outcome.failure == nil else { return (checked.report, outcome) }
    if mode != .check {
      if let cache {
        cache.store(checked, sharedInputs: sharedInputs, outcome)
      } else if !outcome.isUpToDate {
        // What is on record would make edits by hand of what was written now.
        BuildCache.forget(project)
      }
    }
    let sources = checked.report.sources.adding(outcome.conflicts.map(\.path))
    let first = checked.report.sources.count
    let conflicts = outcome.conflicts.enumerated().map { position, conflict in
      conflict.diagnostic(file: FileID(rawValue: UInt32(first + position)))
    }
    return (checked.report.adding(conflicts, sources: sources), outcome)
  }

  /// Reads and checks the specs and writes the beginnings of what screens leave to hand-written
  /// code, and of what supplies that to the app, but for what is there already.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - gateways: Whether gateways of the app's own are begun, which a scene can do without.
  ///   - presenter: Whether a presenter of the app's own is begun, which a screen of the mvp system
  ///     can do without.
  ///   - folder: Where the files go; by default a folder of each screen's name beside the generated
  ///     code, and one called `Shared` for what several screens use.
  ///   - output: The folder of the generated code.
  public func scaffold(
    _ screens: ScaffoldedScreens, gateways: Bool = false, presenter: Bool = false,
    into folder: String?,
    output: String
  ) throws(CompilerError) -> (report: Report, result: ScaffoldResult?) {
    let checked = try CompilerError.ofFiles { () throws(FileError) in
      try check(isForBuilding: true)
    }
    guard let app = checked.app, !checked.report.hasErrors, let scaffold = Scaffold(app: app) else {
      return (checked.report, nil)
    }
    let names: [String]
    switch screens {
    case .all: names = scaffold.screenNames
    case .named(let wanted):
      names = wanted
      let known = Set(scaffold.screenNames)
      if let unknown = wanted.first(where: { !known.contains($0) }) {
        let near = NearMiss.suggestion(for: unknown, among: scaffold.screenNames)
        return (checked.report, .unknownScreen(unknown, suggestion: near))
      }
    }
    let files: [HandWrittenFile]
    let dependencies: HandWrittenFile?
    do throws(EmissionError) {
      files = try scaffold.files(forScreens: names, gateways: gateways, presenter: presenter)
      dependencies = try scaffold.dependencies()
    } catch {
      throw CompilerError(error, sources: checked.report.sources)
    }
    let code = Path.parent(of: Path.normalized(output))
    let writer = ScaffoldWriter(
      folder: folder, codeFolder: code, generatedFolder: output,
      otherFolders: app.index.swiftFolders.keys.sorted())
    let written = try CompilerError.ofFiles { () throws(FileError) in
      try writer.write(files, then: dependencies)
    }
    return (checked.report, .files(written))
  }

  /// Reads and checks the specs and describes the app as JSON for other tools.
  ///
  /// - Returns: what was found, and the text unless there is an error.
  public func dump() throws(FileError) -> (report: Report, text: String?) {
    let checked = try check(isForBuilding: true)
    guard let app = checked.app, !checked.report.hasErrors,
      let dump = DumpBuilder(index: app.index, sources: checked.report.sources).dump()
    else { return (checked.report, nil) }
    return (checked.report, dump.document)
  }

  /// The outcome of reading and checking.
  struct Checked {
    let report: Report
    let app: CheckedApp?
    /// The specs as they were read, but for those that could not be.
    let seen: [RecordedFile]
    /// The other files that the specs name, as they were read, but for those that could not be.
    let seenReferences: [RecordedFile]
    /// The symbol graphs as they were read, but for those that could not be.
    let seenSymbols: [RecordedFile]
    /// The app's strings and what is known of their uses.
    let strings: StringsUsage
    /// What stands in the files that the specs name.
    let references: ReferencedTexts
  }

  func check(
    isForBuilding: Bool, notesStringUses: Bool = false, edited: [String: [UInt8]] = [:]
  ) throws(FileError) -> Checked {
    try check(
      try SpecFinder.paths(below: project.specRoot, alsoMisnamed: true),
      isForBuilding: isForBuilding,
      notesStringUses: notesStringUses, edited: edited)
  }

  /// Asks servers; the number is that of the first file identifier that is free.
  typealias AskingServers = (AppIndex, Int) throws(FileError) -> LiveServers.Outcome

  /// - Parameters:
  ///   - seesAppCode: Whether the specs are held against the app's own code, too, if the project
  ///     says what the compiler knows of it.
  ///   - notesStringUses: Whether all uses of the app's strings are asked for.
  ///   - asking: Asks the servers of the app, unless it has errors.
  private func check(
    _ paths: [String], isForBuilding: Bool, seesAppCode: Bool = false,
    notesStringUses: Bool = false, edited: [String: [UInt8]] = [:],
    asking: AskingServers? = nil, for purpose: CheckPurpose = .everything
  ) throws(FileError) -> Checked {
    let loaded = SpecLoader.load(
      paths, root: project.specRoot, records: isForBuilding, edited: edited,
      remembering: purpose.memory)
    let files = loaded.files.files
    var references = ReferenceLoader.load(for: files, root: project.specRoot, edited: edited)
    let symbols = SymbolLoader.load(
      seesAppCode ? project.symbols : [], first: paths.count + 1 + references.paths.count)
    references.texts.symbols = symbols.symbols
    references.texts.moduleOfOutput = project.moduleOfOutput
    let rules = RuleSet.rules(
      for: project.severities.reportingMost, seesAppCode: symbols.symbols != nil
    ).filter { !purpose.isOfErrors || project.severities.canFail($0.rule) }
    let looked = purpose.looked(at: loaded)
    let suppressions =
      purpose.isOfErrors ? loaded.suppressions(of: rules, in: looked) : loaded.suppressions
    let result = Checker(rules: rules, notesStringUses: notesStringUses)
      .check(loaded.files, only: looked, references: references.texts)
    let read = (project.configurationDiagnostics + result.explaining(loaded.diagnostics)).map {
      $0.found(in: .reading)
    }
    var found = symbols.diagnostics + read + result.explained(by: loaded.diagnostics)
    var sources = SpecSources(
      configuration: project.configurationPath, root: project.specRoot,
      specs: paths, references: references.paths, symbols: symbols.paths, edited: edited)
    if let asking,
      let index = result.app?.index ?? Self.index(of: files, references.texts, beside: found)
    {
      let answers = try asking(index, sources.count)
      found += answers.diagnostics
      sources = sources.adding(answers.paths, texts: answers.texts)
    }
    let screening = DiagnosticPolicy(
      severities: project.severities, filter: filter, rules: rules, sources: sources,
      specCount: files.count)
    let screened = screening.screen(
      found, suppressions: suppressions,
      blocksBuilding: isForBuilding && result.app == nil)
    let shown = screened.shown.sortedForDisplay(paths: screened.sources)
    let strings = StringsUsage(
      result, strings: references.texts.strings, paths: references.strings,
      first: paths.count + 1 + references.paths.count - references.strings.count)
    let missing = MissingStrings(strings, sources: sources).gathering(shown)
    let report = Report(
      diagnostics: missing.shown, gathered: missing.parts, suppressed: screened.suppressed,
      sources: screened.sources, specCount: files.count, understood: (files, result.app))
    return Checked(
      report: report, app: result.app, seen: loaded.seen,
      seenReferences: references.seen, seenSymbols: symbols.seen, strings: strings,
      references: references.texts)
  }
}

extension Compiler {
  /// The specs by name, where nothing is wrong but recorded responses.
  static func index(
    of files: [SpecFile], _ references: ReferencedTexts, beside found: [Diagnostic]
  ) -> AppIndex? {
    let areOnlySamples = found.allSatisfy {
      $0.severity != .error || RuleSet.isAboutSamples($0.rule)
    }
    return areOnlySamples ? AppIndex(files: files, references: references) : nil
  }

  /// Reads and checks the specs for tools that show what is in them.
  ///
  /// - Returns: What was found, and the app unless there is an error.
  package func checkedApp(
    for purpose: CheckPurpose = .everything
  ) throws(FileError) -> (report: Report, app: CheckedApp?) {
    let checked = try check(
      try SpecFinder.paths(below: project.specRoot, alsoMisnamed: true), isForBuilding: true,
      for: purpose)
    return (checked.report, checked.report.hasErrors ? nil : checked.app)
  }
}
