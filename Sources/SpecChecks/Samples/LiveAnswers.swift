import Diagnostics
import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// Holds specs to what their servers answer now, as to recorded responses.
package struct LiveAnswers {
  private let index: AppIndex

  package init(_ index: AppIndex) {
    self.index = index
  }

  /// What an answer has that the app would not read, at the places of the specs that ask for it.
  ///
  /// - Parameter place: Where the source stands.
  package func findings(
    on source: SourceDeclaration, in file: FileID, answeredBy answer: SampleFiles.Sample,
    from address: String
  ) -> [Diagnostic] {
    guard answer.content.root != nil else {
      let problem = answer.content.problems.last?.message ?? "there is nothing in it"
      return [
        Self.failure(
          of: source, in: file, "`\(source.name.text)` is answered with no JSON: \(problem)",
          from: address)
      ]
    }
    guard let responses = SourceSamples(of: source, in: file, index, answers: [answer]) else {
      return []
    }
    let decoded = responses.decoded()
    let found = decoded.findings.reports(of: .sampleMismatch).map { report in
      guard let field = report.ofField, !field.isNamedOtherwise else {
        return Self.atSpec(report.finding, answer: answer.file, address)
      }
      return Self.told(field.finding, related: [field.use], address)
    }
    return found
      + decoded.repetitions.prefix(1).map {
        Self.atSource($0.diagnostic, source, in: file, address)
      }
  }

  /// A source whose server has not answered as it should.
  package static func failure(
    of source: SourceDeclaration, in file: FileID, _ message: String, from address: String
  ) -> Diagnostic {
    Diagnostic(
      .unreadableSample, message, at: Location(file: file, span: source.name.span),
      notes: ["asked: \(address)"],
      help: [
        "look at the path and at what it is asked with: `--with` passes values, and `--header` says who asks"
      ])
  }

  /// The finding at the place of the specs, where it is shown at that of the answer.
  private static func atSpec(_ finding: Diagnostic, answer: FileID, _ address: String) -> Diagnostic
  {
    guard finding.primary.file == answer, let demand = finding.related.first else {
      return told(finding, related: finding.related, address)
    }
    return Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      at: demand.location, related: [.init(finding.primary, "the server answers this")],
      notes: finding.notes + ["asked: \(address)"], help: finding.help, fixes: finding.fixes)
  }

  private static func told(
    _ finding: Diagnostic, related: [Diagnostic.Related], _ address: String
  ) -> Diagnostic {
    Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      at: finding.primary, label: finding.label, related: related,
      notes: finding.notes + ["asked: \(address)"], help: finding.help, fixes: finding.fixes)
  }

  private static func atSource(
    _ finding: Diagnostic, _ source: SourceDeclaration, in file: FileID, _ address: String
  ) -> Diagnostic {
    Diagnostic(
      rule: finding.rule, severity: finding.severity, message: finding.message,
      at: Location(file: file, span: source.name.span),
      related: [.init(finding.primary, "the server answers this")],
      notes: ["asked: \(address)"], help: finding.help)
  }
}

extension Diagnostic {
  fileprivate init(
    _ rule: SpecRule, _ message: String, at place: Location, notes: [String], help: [String]
  ) {
    self.init(
      rule: rule.rule.name, severity: rule.rule.severity, message: message, at: place,
      notes: notes, help: help)
  }
}
