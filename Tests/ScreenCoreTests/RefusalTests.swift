import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// What is taken from answers with an error status.
@Suite struct RefusalTests {
  private struct SignUp: APIRequest {
    typealias Response = NoContent
    var endpoint: Endpoint { Endpoint(.post, "/sign-up") }
  }

  /// What is thrown where the server answers with `response`.
  private func error(
    _ response: HTTPResponse, at time: Date = Date(timeIntervalSince1970: 0)
  ) async throws -> LoadError {
    let base = try #require(URL(string: "https://api.example"))
    let client = APIClient(
      APIConfiguration(name: "Main", base: base),
      transport: ScriptedTransport { _ in response }, clock: ManualClock(now: time))
    return try #require(
      await #expect(throws: LoadError.self) { try await client.send(SignUp()) })
  }

  @Test(arguments: [
    #"{"message": "no", "errors": {"email": ["is taken"]}}"#,
    #"{"title": "no", "errors": {"Email": "is taken"}}"#,
    #"{"email": ["is taken"]}"#,
    ##"{"type": "about:blank", "errors": [{"detail": "is taken", "pointer": "#/email"}]}"##,
    #"{"errors": [{"detail": "is taken", "source": {"pointer": "/data/attributes/email"}}]}"#,
    #"{"errors": [{"field": "user.email", "message": "is taken", "code": 7}, {"message": "no"}]}"#,
    #"{"invalid-params": [{"name": "email", "reason": "is taken"}]}"#,
    #"{"detail": [{"loc": ["body", "users", 0, "email"], "msg": "is taken"}]}"#,
    #"""
    {"error": {"code": 400, "details": [{"@type": "BadRequest",
      "fieldViolations": [{"field": "email", "description": "is taken"}]}]}}
    """#,
  ])
  func fieldsThatAreNamedAreRead(body: String) async throws {
    let error = try await error(HTTPResponse(json: body, status: 422))
    guard case .status(422, let refusal) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(refusal.problems.map { $0.field.lowercased() } == ["email"])
    #expect(refusal.problems.first?.text == "is taken")
  }

  @Test(
    "a way to the field is taken before what the field or the error is called",
    arguments: [
      // Yup: `name` is the class of the error.
      #"{"errors": [{"name": "ValidationError", "path": "user.email", "message": "is taken"}]}"#,
      // A validation problem with what people call the field.
      ##"{"errors": [{"name": "E-mail address", "pointer": "#/email", "detail": "is taken"}]}"##,
      // express-validator, of its seventh and of its sixth version.
      #"{"errors": [{"type": "field", "path": "email", "location": "body", "msg": "is taken"}]}"#,
      #"{"errors": [{"param": "email", "location": "body", "msg": "is taken"}]}"#,
      // Zod.
      #"{"errors": [{"code": "custom", "path": ["users", 0, "email"], "message": "is taken"}]}"#,
      // Sequelize.
      #"{"errors": [{"type": "unique violation", "path": "email", "message": "is taken"}]}"#,
      // Mongoose.
      #"""
      {"errors": {"email": {"name": "ValidatorError", "path": "email", "message": "is taken"}}}
      """#,
      // Spring, Symfony, Ajv.
      #"{"errors": [{"objectName": "user", "field": "email", "defaultMessage": "is taken"}]}"#,
      #"{"violations": [{"propertyPath": "user.email", "message": "is taken"}]}"#,
      #"{"errors": [{"instancePath": "/email", "keyword": "unique", "message": "is taken"}]}"#,
      // Microsoft's guidelines for REST.
      #"""
      {"error": {"code": "BadArgument", "message": "no",
        "details": [{"code": "Taken", "target": "email", "message": "is taken"}]}}
      """#,
    ])
  func waysAreTakenBeforeNames(body: String) async throws {
    guard case .status(422, let refusal) = try await error(HTTPResponse(json: body, status: 422))
    else {
      Issue.record("\(body)")
      return
    }
    #expect(refusal.problems.map(\.field) == ["email"])
    #expect(refusal.problems.map(\.text) == ["is taken"])
  }

  @Test(
    "what stands beside problems of fields is told, too",
    arguments: [
      #"{"errors": [{"field": "email", "message": "is taken"}, {"message": "no more room"}]}"#,
      #"{"errors": [{"detail": "no more room"}, {"detail": "is taken", "source": {"pointer": "/email"}}]}"#,
      #"{"error": {"errors": ["no more room", {"field": "email", "message": "is taken"}]}}"#,
    ])
  func generalProblemsAreTold(body: String) async throws {
    #expect(
      try await error(HTTPResponse(json: body, status: 422))
        == .status(
          422,
          Refusal(
            reason: "no more room", problems: [FieldProblem(field: "email", text: "is taken")])))
  }

  @Test(arguments: [
    "{}", "[]", "no", "", #"{"detail": "no"}"#, #"{"errors": ["no"]}"#, #"{"error": "no"}"#,
    #"{"errors": [{"message": "no"}]}"#, #"{"error": {"message": "no"}}"#,
  ])
  func whereNoFieldIsNamedThereIsNone(body: String) async throws {
    #expect(try await error(HTTPResponse(json: body, status: 400)) == .status(400))
  }

  @Test func serversThatFailSayNothingOfFields() async throws {
    let body = #"{"errors": {"email": ["is taken"]}}"#
    #expect(try await error(HTTPResponse(json: body, status: 500)) == .status(500))
  }

  @Test func timeToAskAgainIsASpanOrADate() async throws {
    let span = HTTPResponse(status: 429, headers: ["Retry-After": "90"])
    #expect(
      try await error(span) == .status(429, Refusal(retryAfter: .seconds(90))))
    // The example of RFC 9110, 5.6.7.
    let date = HTTPResponse(
      status: 503, headers: ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"])
    #expect(
      try await error(date, at: Date(timeIntervalSince1970: 784_111_747))
        == .status(503, Refusal(retryAfter: .seconds(30))))
  }
}
