import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// What is wrong with fields, where an API says that in a way of its own.
@Suite struct FieldErrorsTests {
  private struct SignUp: APIRequest {
    typealias Response = NoContent
    var errors: FieldErrors?
    var endpoint: Endpoint { Endpoint(.post, "/sign-up", errors: errors) }
  }

  /// What is read of an answer with `body`.
  ///
  /// - Parameters:
  ///   - errors: What the API says.
  ///   - own: What the call says.
  private func refusal(
    _ body: String, by errors: FieldErrors?, of own: FieldErrors? = nil
  ) async throws -> Refusal {
    let base = try #require(URL(string: "https://api.example"))
    let client = APIClient(
      APIConfiguration(name: "Main", base: base, errors: errors),
      transport: ScriptedTransport { _ in HTTPResponse(json: body, status: 422) },
      clock: ManualClock())
    let error = try #require(
      await #expect(throws: LoadError.self) { try await client.send(SignUp(errors: own)) })
    guard case .status(422, let refusal) = error else {
      Issue.record("\(error)")
      return Refusal()
    }
    return refusal
  }

  @Test(arguments: [
    #"{"error": {"problems": [{"on": "email", "said": "is taken"}]}}"#,
    #"{"error": {"problems": [{"on": ["email"], "said": ["is taken"]}]}}"#,
    #"{"error": {"problems": {"on": "email", "said": "is taken"}}}"#,
    #"{"error": {"problems": {"email": {"said": "is taken"}}}}"#,
    #"{"error": {"problems": {"email": [{"said": "is taken", "code": 7}]}}}"#,
    #"{"error": {"problems": {"email": "is taken"}}}"#,
    #"{"error": [{"problems": [{"on": "email", "said": "is taken"}]}]}"#,
  ])
  func whereAnAPIPutsThemTheyAreRead(body: String) async throws {
    let errors = FieldErrors(at: "error.problems", field: "on", text: "said")
    let problem = FieldProblem(field: "email", text: "is taken")
    #expect(try await refusal(body, by: errors) == Refusal(problems: [problem]))
    #expect(try await refusal(body, by: nil) == Refusal(), "nobody else writes them so")
  }

  @Test func usualNamesOfFieldsAndTextsNeedNotBeSaid() async throws {
    let body = #"{"meta": {"wrong": [{"field": "email", "message": "is taken"}]}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "meta.wrong"))
    #expect(refusal == Refusal(problems: [FieldProblem(field: "email", text: "is taken")]))
  }

  @Test func fieldsWithinOthersHaveTheirWay() async throws {
    let body = #"{"wrong": {"billing": {"street": ["is missing"]}, "name": ["is too long"]}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "wrong"))
    #expect(
      refusal.problems == [
        FieldProblem(field: "street", text: "is missing", way: ["billing", "street"]),
        FieldProblem(field: "name", text: "is too long"),
      ])
  }

  @Test func fieldsThatAreCalledLikeTextsAreFields() async throws {
    let body = #"{"wrong": {"post": {"title": ["is taken"]}, "text": {"message": "is missing"}}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "wrong"))
    #expect(
      refusal.problems == [
        FieldProblem(field: "title", text: "is taken", way: ["post", "title"]),
        FieldProblem(field: "text", text: "is missing"),
      ])
  }

  @Test(
    "a list of texts beside a number or a sort is what an object says, and no field of it",
    arguments: [#""code": 7"#, #""code": "duplicate""#, #""type": "unique""#])
  func textsBesideACodeAreTexts(code: String) async throws {
    let body = #"{"wrong": {"email": {"message": ["is taken"], \#(code)}}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "wrong"))
    #expect(refusal.problems == [FieldProblem(field: "email", text: "is taken")])
  }

  @Test func fieldsThatAreCalledLikeTextsAndSortsAreFields() async throws {
    let body = #"{"wrong": {"post": {"title": ["is taken"], "type": ["is missing"]}}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "wrong"))
    #expect(refusal.problems.map(\.way) == [["post", "title"], ["post", "type"]])
  }

  @Test func whatNamesNoFieldIsToldBesideThem() async throws {
    let body = #"{"wrong": [{"said": "no more room"}, {"on": "email", "said": "is taken"}]}"#
    let errors = FieldErrors(at: "wrong[]", field: "on", text: "said")
    let problem = FieldProblem(field: "email", text: "is taken")
    #expect(
      try await refusal(body, by: errors)
        == Refusal(reason: "no more room", problems: [problem]))
  }

  @Test("an answer of something before the API, such as a gateway, is read as others are")
  func answersWithoutThemAreReadAsUsual() async throws {
    let body = #"{"errors": {"email": ["is taken"]}}"#
    let refusal = try await refusal(body, by: FieldErrors(at: "error.problems", field: "on"))
    #expect(refusal.problems == [FieldProblem(field: "email", text: "is taken")])
  }

  @Test func whatACallSaysComesBeforeWhatItsAPISays() async throws {
    let body = #"{"wrong": {"age": "no"}, "faults": [{"input": "email", "said": "is taken"}]}"#
    let own = FieldErrors(at: "faults", field: "input", text: "said")
    let refusal = try await refusal(body, by: FieldErrors(at: "wrong"), of: own)
    #expect(refusal.problems == [FieldProblem(field: "email", text: "is taken")])
  }

  @Test(arguments: [
    #"{"wrong": {"email": "is taken"}}"#, #"{"errors": {"email": ["is taken"]}}"#,
  ])
  func answersWithoutWhatACallSaysAreReadAsItsAPISaysOrAsUsual(body: String) async throws {
    let refusal = try await refusal(
      body, by: FieldErrors(at: "wrong"), of: FieldErrors(at: "faults"))
    #expect(refusal.problems == [FieldProblem(field: "email", text: "is taken")])
  }
}
