import Foundation
import Testing

@testable import ScreenCore

/// Values of which several stand under one key, or within other objects.
@Suite struct PayloadKeyTests {
  private struct Place: Codable, Equatable {
    var city: String
    var street: String?
    var floor: Int
    var tags: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PayloadKey.self)
      city = try container.object("address").decode(String.self, forKey: "city")
      street = try container.objectIfPresent("address")?.decodeIfPresent(
        String.self, forKey: "street")
      floor =
        try container.objectIfPresent("house", "place")?.decodeIfPresent(Int.self, forKey: "floor")
        ?? 0
      tags =
        try container.objectIfPresent("meta")?.decodeList(of: String.self, forKey: "tags") ?? []
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PayloadKey.self)
      try container.encode(city, within: "address", forKey: "city")
      try container.encode(street, within: "address", forKey: "street")
      try container.encode(floor, within: "house", "place", forKey: "floor")
      try container.encode(tags, within: "meta", forKey: "tags")
    }
  }

  private func place(_ json: String) throws -> Place {
    try JSONDecoder().decode(Place.self, from: Data(json.utf8))
  }

  @Test func valuesAreFoundWithinOtherObjects() throws {
    let place = try place(
      """
      { "address": { "city": "Lund", "street": "Low" }, "house": { "place": { "floor": 3 } },
        "meta": { "tags": ["a"] } }
      """)
    #expect(place.city == "Lund")
    #expect(place.street == "Low")
    #expect(place.floor == 3)
    #expect(place.tags == ["a"])
  }

  @Test(arguments: ["", #", "house": null, "meta": null"#, #", "house": {}, "meta": {}"#])
  func whatMayBeMissingMayLackTheObjectsAroundIt(others: String) throws {
    let place = try place(#"{ "address": { "city": "Lund" }"# + others + "}")
    #expect(place.street == nil)
    #expect(place.floor == 0)
    #expect(place.tags == [])
  }

  @Test(arguments: [
    "{}", #"{ "address": null }"#, #"{ "address": {} }"#, #"{ "address": "Lund" }"#,
    #"{ "address": { "city": "Lund" }, "meta": 3 }"#,
  ])
  func whatIsNeededHasToBeThere(json: String) {
    #expect(throws: DecodingError.self) { try place(json) }
  }

  @Test func valuesAreWrittenWhereTheyAreRead() throws {
    let place = try place(
      #"{ "address": { "city": "Lund", "street": "Low" }, "house": { "place": { "floor": 3 } } }"#)
    let kept = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode(Place.self, from: kept) == place)
    let text = String(decoding: kept, as: UTF8.self)
    #expect(text.contains(#""floor":3"#))
  }
}
