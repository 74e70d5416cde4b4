import Foundation
import TestTools
import Testing

@testable import screenc

/// What `screenc import` says at its end: how much was taken over, and what was not and why.
@Suite struct ImportSummaryTests {
  /// Runs an import of a description in which one operation can be taken over.
  private func transcript(_ more: String...) throws -> Transcript {
    let silent = (1...25).map { "  /silent/\($0): { get: { responses: { \"204\": {} } } }\n" }
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: https://shop.example }]
      paths:
        /orders:
          post: { operationId: order, responses: { "204": {} } }
          head: { responses: { "204": {} } }
          put:
            requestBody: { required: true, content: { application/json: { schema: { type: string } } } }
            responses: { "204": {} }

      """
    let scratch = try ScratchFolder("import", ["openapi.yaml": document + silent.joined()])
    let (path, specs) = (scratch.file("openapi.yaml").path, scratch.file("Specs").path)
    let run = Transcript()
    #expect(run.tool.run(["import", path, "--specs", specs, "--dry-run"] + more) == .clean)
    return run
  }

  @Test func operationsAreCountedByWhyTheyAreLeftOut() throws {
    let run = try transcript()
    #expect(run.status.contains("7 more of `not-imported`, shown by `--max-findings 0`"))
    #expect(
      run.status.contains(
        """
        1 of 28 operations taken over: 1 request
        27 operations left out:
          25 with no answer of which a source could be made: `GET /silent/1`, `GET /silent/2`, `GET /silent/3` and 22 more
          1 with a body that specs do not send: `PUT /orders`
          1 by HEAD, OPTIONS or TRACE: `HEAD /orders`
        7 findings are not shown: `--max-findings 0` shows all

        """), "\(run.status)")
    #expect(!run.output.contains("`GET /silent/25`"))
  }

  @Test func allOfThemAreShownIfThatIsSaid() throws {
    let run = try transcript("--max-findings", "0")
    #expect(run.output.contains("`GET /silent/25` answers with nothing"))
    #expect(!run.status.contains("not shown"), "\(run.status)")
    #expect(run.status.contains("27 operations left out:"))
    let fewer = try transcript("--max-findings", "1")
    #expect(fewer.status.contains("26 findings are not shown"), "\(fewer.status)")
  }

  /// Who chooses some operations need not be told which the others are.
  @Test func whatWasNotChosenIsCountedOnly() throws {
    let run = try transcript("--only", "order")
    #expect(
      run.status.contains(
        """
        1 of 27 operations taken over: 1 request
        26 operations left out:
          26 that `--only` does not name

        """), "\(run.status)")
  }
}
