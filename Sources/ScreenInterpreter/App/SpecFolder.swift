import ScreenCompiler
public import SpecSemantics

/// A folder of specs.
public struct SpecFolder: Sendable {
  /// Why the specs of a folder make no app.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Where it is.
  public let path: String

  /// The folder at a path.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads and checks the specs.
  ///
  /// - Throws: ``Failure`` where there are none, they can't be read, or something is wrong with them.
  public func checkedApp() throws -> CheckedApp { try checked().app }

  /// Reads and checks the specs, and says what was found that is no error.
  ///
  /// - Throws: ``Failure`` where there are none, they can't be read, or something is wrong with them.
  package func checked(
    for purpose: CheckPurpose = .everything
  ) throws -> (report: Report, app: CheckedApp) {
    let (report, app) = try Compiler(project: try Project.find(specRoot: path, output: nil))
      .checkedApp(for: purpose)
    guard let app, report.specCount > 0 else {
      throw Failure(
        description: "the specs of \(path) have \(report.diagnostics.count) findings, errors among"
          + " them: `screenc lint \(path)` says which")
    }
    return (report, app)
  }
}
