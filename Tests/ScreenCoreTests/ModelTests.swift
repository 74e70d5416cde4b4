import Foundation
import ScreenCore
import Testing

private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

@Test func identifierReadsStringsAndIntegers() throws {
  #expect(try decode([Identifier].self, #"["a", 7]"#) == ["a", 7])
  #expect(Identifier(7).rawValue == "7")
}

@Test func choiceReadsUnknownValuesAsItsFallback() throws {
  #expect(try decode([Audience].self, #"["friends-only", "aliens"]"#) == [.friendsOnly, .everyone])
}

@Test func choiceWithoutFallbackRefusesUnknownValues() {
  #expect(throws: DecodingError.self) { try decode([Mood].self, #"["angry"]"#) }
}

@Test func identityKeepsTypesApart() {
  let note = Note("1")
  let picture = Picture(id: "1", width: 3)
  #expect(ModelID(of: note) == ModelID(of: Note("1", "other text")))
  #expect(ModelID(of: note) != ModelID(of: picture))
}

@Test func identityOfUnionIsThatOfItsValue() {
  #expect(ModelID(of: Piece.note(Note("1"))) == ModelID(of: Note("1")))
  #expect(Piece.note(Note("1")).id == AnyModel(Note("1")).id)
}

@Test func unionIsReplacedOnlyByItsOwnCase() {
  let piece = Piece.note(Note("1"))
  #expect(piece.replacing(with: Note("1", "new")) == .note(Note("1", "new")))
  #expect(piece.replacing(with: Picture(id: "1", width: 1)) == nil)
}

@Test func wrappedModelsCompareByContent() {
  #expect(AnyModel(Note("1", "a")) == AnyModel(Note("1", "a")))
  #expect(AnyModel(Note("1", "a")) != AnyModel(Note("1", "b")))
  #expect(AnyModel(Note("1")) != AnyModel(Picture(id: "1", width: 1)))
}

private struct Album: Decodable {
  var pieces: [Piece]

  enum CodingKeys: String, CodingKey { case pieces }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    pieces = try container.decodeList(of: Piece.self, forKey: .pieces)
  }
}

@Test(arguments: ["{}", #"{"pieces": null}"#, #"{"pieces": []}"#])
func missingListsAreEmpty(json: String) throws {
  #expect(try decode(Album.self, json).pieces.isEmpty)
}

@Test func listLeavesOutUnknownCasesAndGoesOn() throws {
  let album = try decode(
    Album.self,
    #"""
    {"pieces": [{"kind": "poll", "id": 1}, {"kind": "note", "id": 2, "text": "x"}]}
    """#)
  #expect(album.pieces == [.note(Note(2, "x"))])
}

@Test func listFailsAtUnknownCasesThatMustNotBeSkipped() {
  #expect(throws: UnknownUnionCase.self) {
    try decode(Album.self, #"{"pieces": [{"kind": "strict"}]}"#)
  }
}
