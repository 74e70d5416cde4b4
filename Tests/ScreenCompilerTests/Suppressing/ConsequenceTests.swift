import Diagnostics
import Testing

@testable import ScreenCompiler

/// What only follows from a finding is not told beside it, and is told where that is silenced: nothing that keeps code
/// from being generated may be hidden from `lint`.
@Suite struct ConsequenceTests {
  /// The rules of what is found where a field is declared as never missing that responses lack, and that a cell asks
  /// for.
  private func found(_ configuration: String? = nil) throws -> Set<String> {
    var app = try BrokenSpecTests.app()
    let models = try #require(app["Models.yaml"])
    app["Models.yaml"] = models.replacing("photo: URL?", with: "photo: URL")
    if let configuration { app["screenc.yaml"] = configuration }
    let project = try ScratchProject(app.prefixed)
    let report = try project.compiler().lint()
    return Set(report.diagnostics.map(\.rule))
  }

  @Test func whatFollowsIsNotToldBesideItsReason() throws {
    #expect(try found() == ["sample-mismatch"])
  }

  @Test func whatFollowsIsToldWhereItsReasonIsSilenced() throws {
    let rules = try found("severities: { sample-mismatch: off }\n")
    #expect(rules == ["binding-type-mismatch"])
  }

  @Test func aReasonThatIsOnlyLoweredStillSpeaksForWhatFollows() throws {
    #expect(try found("severities: { sample-mismatch: warning }\n") == ["sample-mismatch"])
  }
}
