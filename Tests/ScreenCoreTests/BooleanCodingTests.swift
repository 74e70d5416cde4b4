import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// Truth values as servers write them.
@Suite struct BooleanCodingTests {
  private struct Lamp: Decodable, Sendable {
    var isOn: Bool
    var isNew: Bool?

    private enum CodingKeys: String, CodingKey { case isOn, isNew }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isOn = try container.decodeLeniently(Bool.self, forKey: .isOn)
      isNew = try container.decodeLenientlyIfPresent(Bool.self, forKey: .isNew)
    }
  }

  private func read(_ json: String, _ booleans: BooleanCoding) throws -> Lamp {
    let client = APIClient(
      APIConfiguration(
        name: "Main", base: URL(fileURLWithPath: "/"), booleans: booleans),
      transport: ScriptedTransport(json: "{}"))
    return try client.makeDecoder().decode(Lamp.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("1", true), ("0", false), (#""true""#, true),
    (#""0""#, false),
    (#""False""#, false),
  ])
  func theyAreReadInAllFormsWhereTheAPISaysSo(written: String, expected: Bool) throws {
    #expect(try read(#"{"isOn": \#(written)}"#, .lenient).isOn == expected)
    #expect(try read(#"{"isOn": true, "isNew": \#(written)}"#, .lenient).isNew == expected)
  }

  @Test(arguments: ["1", "0", #""true""#])
  func elsewhereTheyAreTrueOrFalse(written: String) {
    #expect(throws: DecodingError.self) { try read(#"{"isOn": \#(written)}"#, .strict) }
  }

  @Test(arguments: ["2", "0.5", #""yes""#, "[]"])
  func whatIsNoneIsRefused(written: String) {
    #expect(throws: DecodingError.self) { try read(#"{"isOn": \#(written)}"#, .lenient) }
  }

  @Test func whatIsMissingMayBe() throws {
    #expect(try read(#"{"isOn": 1}"#, .lenient).isNew == nil)
    #expect(try read(#"{"isOn": 1, "isNew": null}"#, .lenient).isNew == nil)
    #expect(throws: DecodingError.self) { try read("{}", .lenient) }
  }
}
