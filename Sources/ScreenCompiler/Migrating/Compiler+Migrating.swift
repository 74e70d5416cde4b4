import Diagnostics
import SpecModel

/// What came of bringing specs to the newest version of the language.
public struct MigrationOutcome: Sendable {
  /// A version that was gone through.
  public struct Step: Sendable, Hashable {
    public let version: Int
    /// What is different in it.
    public let summary: String
  }

  /// The version in which the specs were written.
  public let version: Int
  public let steps: [Step]
  /// How many old names of keys were replaced.
  public let renamedKeys: Int
  public let changes: [FixOutcome.Change]
}

extension Compiler {
  /// Rewrites the specs for the newest version of the language, and old names of keys by those that they have now.
  ///
  /// Nothing is written where something is wrong with the specs, before or afterwards.
  ///
  /// - Returns: What was found, and what came of it unless that keeps the specs from being rewritten.
  public func migrate(writes: Bool) throws(FileError) -> (
    report: Report, outcome: MigrationOutcome?
  ) {
    try migrate(by: LanguageMigration.all, writes: writes)
  }

  /// - Parameter migrations: One for each version but the first.
  func migrate(
    by migrations: [LanguageMigration], writes: Bool
  ) throws(FileError) -> (report: Report, outcome: MigrationOutcome?) {
    let report = try lint()
    let paths = try SpecFinder.paths(below: project.specRoot).map {
      Path.join(project.specRoot, $0)
    }
    var specs = try MigratedSpecs(paths)
    guard !report.hasErrors, let statement = specs.statement else { return (report, nil) }
    let steps = migrations.filter { $0.version > statement.version }
    for step in steps { try specs.follow(step) }
    let fixed = try fix(
      unsafe: false, only: .deprecatedKey, of: EditedTexts(specs.changed, of: specs.before),
      writes: false)
    // That the version is known is what the list of migrations says.
    let known = fixed.report.diagnostics.filter {
      $0.severity == .error && $0.rule != Rule.unsupportedLanguageVersion.name
    }
    guard known.isEmpty else { return (fixed.report, nil) }
    if writes {
      for change in fixed.changes { try FileSystem.replace(change.path, with: change.after) }
    }
    let outcome = MigrationOutcome(
      version: statement.version,
      steps: steps.map { .init(version: $0.version, summary: $0.summary) },
      renamedKeys: fixed.count, changes: fixed.changes)
    return (fixed.report, outcome)
  }
}
