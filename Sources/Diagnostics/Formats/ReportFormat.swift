import SourceText

/// Writes findings for somebody who reads them.
public protocol DiagnosticRenderer {
  /// The findings, each once: in documents in the order of their display, and otherwise in the order in which people
  /// read them.
  func render(_ diagnostics: [Diagnostic]) -> String
}

/// The formats in which findings are written.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// A line for each finding.
  case concise
  /// screenc's own, with all that there is.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// The code quality report of GitLab.
  case gitlab
  /// Test results as JUnit writes them.
  case junit
  /// Lines that Xcode takes for those of a compiler.
  case xcode

  /// Whether a report is one document, to which no line can be added.
  public var isDocument: Bool {
    switch self {
    case .json, .sarif, .gitlab, .junit: true
    case .text, .concise, .github, .xcode: false
    }
  }

  /// Whether it is made to be read by people, who want no more of the same than they can read.
  public var isForReading: Bool { self == .text || self == .concise }

  /// A renderer of the format.
  ///
  /// - Parameters:
  ///   - sources: Gives the paths, and the contents of the files that have something to show.
  ///   - run: What is to be said beside the findings.
  ///   - colors: Whether text uses a terminal's colours.
  ///   - columns: How many characters a terminal shows in a line; nil where there is none.
  public func renderer(
    sources: any SourceProvider, run: RunDescription, colors: Bool = false, columns: Int? = nil
  ) -> any DiagnosticRenderer {
    switch self {
    case .text: TextRenderer(sources: sources, colors: colors, columns: columns)
    case .concise: ConciseRenderer(sources: sources)
    case .json: JSONRenderer(sources: sources, omitted: run.omitted)
    case .sarif: SARIFRenderer(sources: sources, run: run)
    case .github: GitHubRenderer(sources: sources, paths: run.paths, omitted: run.omitted)
    case .gitlab: GitLabRenderer(sources: sources, paths: run.paths)
    case .junit: JUnitRenderer(sources: sources, run: run)
    case .xcode: XcodeRenderer(sources: sources, paths: run.paths, omitted: run.omitted)
    }
  }
}

/// What reports for other programs say of a run beside its findings.
public struct RunDescription: Sendable {
  /// The version of the tool.
  public var version: String
  /// The status with which the process ends.
  public var exitCode: Int
  /// Whether the specs could be checked, whatever was found in them.
  public var isSuccessful: Bool
  /// The least severity that makes the run fail.
  public var failing: Severity
  /// The rules that may have findings, which few formats name.
  public var rules: [Rule] { makeRules() }
  private let makeRules: @Sendable () -> [Rule]
  /// Where paths are relative to.
  public var paths: ReportPaths
  /// What was found and is not shown.
  public var suppressed: [SuppressedDiagnostic]
  /// What was found and left out, since there is so much of it.
  public var omitted: [OmittedFindings] = []

  /// Describes a run.
  public init(
    version: String, exitCode: Int = 0, isSuccessful: Bool = true, failing: Severity = .error,
    rules: @escaping @autoclosure @Sendable () -> [Rule] = [], paths: ReportPaths = ReportPaths(),
    suppressed: [SuppressedDiagnostic] = []
  ) {
    self.version = version
    self.exitCode = exitCode
    self.isSuccessful = isSuccessful
    self.failing = failing
    makeRules = rules
    self.paths = paths
    self.suppressed = suppressed
  }
}
