import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SpecSemantics

/// What a run found.
public struct Report: Sendable {
  /// In the order in which they are shown, severities of the project applied.
  public let diagnostics: [Diagnostic]
  /// The findings that one of those tells together.
  let gathered: [Diagnostic]
  /// What was found and is not shown, since a comment or the baseline says so.
  public let suppressed: [SuppressedDiagnostic]
  public let sources: SpecSources
  /// The number of spec files that were read.
  public let specCount: Int

  /// What was read and understood. It lives as long as the report: who ends after showing one need
  /// not take a large app to pieces first.
  private let understood: (specs: [SpecFile], app: CheckedApp?)
  /// The configuration's file; several where reports are joined.
  let configurations: Set<FileID>

  init(
    diagnostics: [Diagnostic], gathered: [Diagnostic] = [],
    suppressed: [SuppressedDiagnostic] = [], sources: SpecSources,
    specCount: Int, understood: (specs: [SpecFile], app: CheckedApp?),
    configurations: Set<FileID> = [Project.configurationID]
  ) {
    self.diagnostics = diagnostics
    self.gathered = gathered
    self.suppressed = suppressed
    self.sources = sources
    self.specCount = specCount
    self.understood = understood
    self.configurations = configurations
  }

  /// The report of specs in which there is nothing to find.
  static func clean(specCount: Int) -> Report {
    Report(
      diagnostics: [], sources: SpecSources(paths: []), specCount: specCount, understood: ([], nil))
  }

  /// The same with more diagnostics.
  func adding(_ more: [Diagnostic], sources: SpecSources) -> Report {
    guard !more.isEmpty else { return self }
    return Report(
      diagnostics: (diagnostics + more).sortedForDisplay(paths: sources), gathered: gathered,
      suppressed: suppressed, sources: sources, specCount: specCount, understood: understood)
  }

  /// The same with other findings.
  func replacing(
    diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic]
  ) -> Report {
    Report(
      diagnostics: diagnostics, suppressed: suppressed, sources: sources, specCount: specCount,
      understood: understood)
  }

  /// The findings one by one, as a baseline keeps them.
  var individual: [Diagnostic] {
    guard let rule = gathered.first?.rule, let first = gathered.first?.primary else {
      return diagnostics
    }
    return diagnostics.filter { $0.rule != rule || $0.primary != first } + gathered
  }

  /// The specs as they were read.
  var specFiles: [SpecFile] { understood.specs }

  /// Whether anything keeps code from being generated. What is wrong with the app's own code does not.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error && !RuleSet.isAboutAppCode($0.rule) }
  }

  /// Whether the configuration is wrong, and not only the specs.
  public var hasConfigurationErrors: Bool {
    diagnostics.contains {
      $0.severity == .error && configurations.contains($0.primary.file)
    }
  }
}
