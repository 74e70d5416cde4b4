import Foundation
import ScreenCore
import ScreenDriver
import Testing

private func client(
  _ transport: ScriptedTransport, base: String = "https://api.example/v1"
) -> APIClient {
  let url = URL(string: base) ?? URL(fileURLWithPath: "/")
  return APIClient(
    APIConfiguration(name: "Main", base: url, headers: [HTTPHeader("Accept", "application/json")]),
    transport: transport)
}

private let unused = ScriptedTransport(json: "{}")

@Test func pathsEncodeTheirValues() throws {
  let id: Identifier = "a/b ?ü"
  let endpoint = Endpoint(.get, "/users/\(id)/posts")
  let url = try client(unused).makeRequest(for: endpoint).url
  #expect(url.absoluteString == "https://api.example/v1/users/a%2Fb%20%3F%C3%BC/posts")
}

@Test func pathsNeverClimb() {
  let id = ".."
  let path: EndpointPath = "/users/\(id)/posts"
  #expect(path.encoded == "/users/%2E%2E/posts")
}

@Test func queriesEncodeTheirSignsAndLeaveOutNothing() throws {
  let missing: String? = nil
  let endpoint = Endpoint(
    .get, "/search",
    query: [QueryItem("q", "a+b&c=d"), QueryItem("none", missing), QueryItem("n", 3)])
  let url = try client(unused).makeRequest(for: endpoint).url
  #expect(url.query(percentEncoded: true) == "q=a%2Bb%26c%3Dd&n=3")
}

@Test func queriesOfTheBaseStay() throws {
  let url = try client(unused, base: "https://api.example/v1").makeRequest(
    for: Endpoint(.get, "/x", query: [QueryItem("a", 1), QueryItem("a", 2)])
  ).url
  #expect(url.absoluteString == "https://api.example/v1/x?a=1&a=2")
}

@Test func jsonBodiesKeepTypes() throws {
  let missing: Int? = nil
  let endpoint = Endpoint(
    .post, "/x",
    body: .json([
      BodyField("text", "a"), BodyField("on", true), BodyField("count", 2),
      BodyField("missing", missing), BodyField("audience", Audience.friendsOnly),
    ]))
  let request = try client(unused).makeRequest(for: endpoint)
  let body = String(decoding: request.body ?? Data(), as: UTF8.self)
  #expect(body == #"{"audience":"friends-only","count":2,"on":true,"text":"a"}"#)
  #expect(request.headers.contains(HTTPHeader("Content-Type", "application/json")))
}

@Test func jsonBodiesHaveObjectsInThem() throws {
  let missing: Int? = nil
  let endpoint = Endpoint(
    .post, "/x",
    body: .json([
      BodyField(
        "address", [BodyField("street", "a"), BodyField("no", missing), BodyField("tags", ["x"])]),
      BodyField("none", [] as [BodyField]),
      BodyField(
        "lines",
        [.object([BodyField("id", 1)]), .value(2), .list([.value(missing)])] as [RequestScalar]),
    ]))
  let request = try client(unused).makeRequest(for: endpoint)
  let body = String(decoding: request.body ?? Data(), as: UTF8.self)
  #expect(
    body
      == #"{"address":{"street":"a","tags":["x"]},"lines":[{"id":1},2,[null]],"none":{}}"#)
}

private struct Rename: APIRequest {
  typealias Response = Note
  var endpoint: Endpoint { Endpoint(.put, "/notes/1") }
}

private struct Touch: APIRequest {
  typealias Response = NoContent
  var endpoint: Endpoint { Endpoint(.post, "/touch") }
}

@Test func requestsReadTheirAnswers() async throws {
  let transport = ScriptedTransport(json: #"{"id": 1, "text": "new"}"#)
  #expect(try await client(transport).send(Rename()) == Note(1, "new"))
  #expect(await transport.requests.first?.method == .put)
}

@Test func answersThatDontMatterAreNotRead() async throws {
  let transport = ScriptedTransport { _ in HTTPResponse(status: 204) }
  #expect(try await client(transport).send(Touch()) == NoContent())
}

@Test func errorStatusesAreThrown() async {
  let transport = ScriptedTransport { _ in HTTPResponse(status: 500) }
  await #expect(throws: LoadError.status(500)) { try await client(transport).send(Touch()) }
}

@Test func decodingErrorsNameTheirPlace() {
  struct Row: Decodable { var rows: [Note] }
  do {
    _ = try JSONDecoder().decode(
      Row.self, from: Data(#"{"rows": [{"id": 1, "text": "a"}, {"id": 2}]}"#.utf8))
    Issue.record("a missing key was accepted")
  } catch {
    #expect(LoadError(error) == .decoding(path: "rows[1].text", reason: "is missing"))
  }
}

@Test func cancellationIsNoFailure() {
  #expect(LoadError(CancellationError()) == nil)
  #expect(LoadError(URLError(.cancelled)) == nil)
}

private struct Dated: Model, Decodable {
  var id: Identifier
  var at: Date
}

@Test(arguments: [
  "2024-05-06T07:08:09Z", "2024-05-06T07:08:09.000Z", "2024-05-06T09:08:09+02:00",
  "2024-05-06 07:08:09", "2024-05-06T07:08:09",
])
func isoDatesAreReadInAllTheirForms(text: String) throws {
  let json = Data(#"{"id": 1, "at": "\#(text)"}"#.utf8)
  let dated = try client(unused).makeDecoder().decode(Dated.self, from: json)
  #expect(dated.at == Date(timeIntervalSince1970: 1_714_979_289))
}

@Test func datesWithoutTimeAreTheirFirstMoment() throws {
  let json = Data(#"{"id": 1, "at": "2024-05-06"}"#.utf8)
  let dated = try client(unused).makeDecoder().decode(Dated.self, from: json)
  #expect(dated.at == Date(timeIntervalSince1970: 1_714_953_600))
}

@Test func linksCaptureDecodedValues() throws {
  let pattern = LinkPattern("moments://people/{userID}/followers")
  let url = try #require(URL(string: "moments://people/a%20b/followers?x=1"))
  #expect(pattern.values(of: url)?.identifier("userID") == "a b")
  let other = try #require(URL(string: "moments://people/a/b/followers"))
  #expect(pattern.values(of: other) == nil)
  let wrong = try #require(URL(string: "https://people/a/followers"))
  #expect(pattern.values(of: wrong) == nil)
}
