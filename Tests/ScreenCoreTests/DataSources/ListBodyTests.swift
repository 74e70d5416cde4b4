import ScreenCore
import ScreenDriver
import Testing

/// What an answer has to look like to be a list.
@MainActor @Suite struct ListBodyTests {
  @Test func decodingFailuresNameTheElement() async throws {
    let bench = SourceBench { _ in HTTPResponse(json: #"{"rows": [{"id": 1, "text": 5}]}"#) }
    try await bench.load(.first)
    #expect(
      bench.delegate.events.last
        == .failed(.first, .decoding(path: "rows[0].text", reason: "is not a String")))
  }

  @Test func unknownUnionCasesAreLeftOut() async throws {
    let bench = SourceBench(Piece.self) { _ in
      HTTPResponse(
        json: #"{"rows": [{"kind": "poll"}, {"kind": "picture", "id": 3, "width": 4}]}"#)
    }
    try await bench.load(.first)
    #expect(bench.source.objects == [.picture(Picture(id: 3, width: 4))])
  }

  @Test(arguments: [#"[{"id": 1, "text": ""}]"#, #"{"id": 1, "text": ""}"#])
  func bodiesMayBeTheListOrTheOneItem(json: String) async throws {
    let bench = SourceBench(items: nil) { _ in HTTPResponse(json: json) }
    try await bench.load(.first)
    #expect(bench.source.objects.map(\.id) == [1])
  }

  @Test func missingListsAreEmptyButMissingObjectsAreNot() async throws {
    let empty = SourceBench(items: "data.items") { _ in HTTPResponse(json: #"{"data": {}}"#) }
    try await empty.load(.first)
    #expect(empty.delegate.events.last == .finished(.first, 0))
    for body in [#"{"data": null}"#, #"{"data": {"items": null}}"#] {
      let null = SourceBench(items: "data.items") { _ in HTTPResponse(json: body) }
      try await null.load(.first)
      #expect(null.delegate.events.last == .finished(.first, 0))
    }
    let wrong = SourceBench(items: "data.items") { _ in HTTPResponse(json: #"{"error": "no"}"#) }
    try await wrong.load(.first)
    #expect(
      wrong.delegate.events.last == .failed(.first, .decoding(path: "data", reason: "is missing")))
  }
}
