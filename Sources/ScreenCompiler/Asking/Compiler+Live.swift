import Diagnostics
import ServerSamples
import SpecChecks
import SpecSemantics

/// What was found, beside what could not be asked.
public struct LiveReport: Sendable {
  public let report: Report
  /// How many sources were asked; nil where the specs have errors, so that none was.
  public let asked: Int?
  /// What was not asked, and why, in phrases.
  public let remarks: [String]
}

extension Compiler {
  /// Reads and checks the specs, and holds them to what their servers answer now.
  public func lint(live: LiveServers) throws(FileError) -> LiveReport {
    guard let asker = ServerAsker() else { throw ServerAsker.missing }
    var outcome: LiveServers.Outcome?
    let report = try lint(
      edited: [:],
      asking: { index, first throws(FileError) in
        let answers = try live.ask(index, first: first, by: asker)
        outcome = answers
        return answers
      })
    let remarks = outcome?.silent.map(\.description) ?? []
    return LiveReport(report: report, asked: outcome?.count, remarks: remarks)
  }
}

extension Compiler {
  /// The specs by name, unless something else is wrong with them than their samples, which can be recorded anew.
  func indexed() throws(FileError) -> (report: Report, index: AppIndex?) {
    let checked = try check(isForBuilding: false)
    let report = checked.report
    guard !report.hasConfigurationErrors else { return (report, nil) }
    let index =
      checked.app?.index
      ?? Self.index(of: report.specFiles, checked.references, beside: report.diagnostics)
    return (report, index)
  }
}
