import Foundation
import ServerSamples
import Testing

/// What is kept of answers.
@Suite struct RecordedSampleTests {
  private func kept(_ text: String, _ rules: BlankingRules = BlankingRules()) throws -> [String:
    Any]
  {
    let sample = try #require(RecordedSample(Array(text.utf8), rules: rules))
    let object = try JSONSerialization.jsonObject(with: Data(sample.text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func keysAreInOrderAndEachValueHasALine() throws {
    let text = #"{"b":[1,2.50,[]],"a":{"z":null,"y":true},"c":{}}"#
    let sample = try #require(RecordedSample(Array(text.utf8), rules: BlankingRules()))
    #expect(
      sample.text == """
        {
          "a": {
            "y": true,
            "z": null
          },
          "b": [
            1,
            2.50,
            []
          ],
          "c": {}
        }

        """)
    #expect(sample.blanked == 0)
    #expect(RecordedSample(Array("<html>".utf8), rules: BlankingRules()) == nil)
  }

  @Test(arguments: [
    ("access_token", "aB3-x", "xX0-x"), ("password", "tea4two", "xxx0xxx"),
    ("apiKey", "K1", "X0"), ("phone", "+44 20 1234", "+00 00 0000"),
    ("postalCode", "SW1A 1AA", "XX0X 0XX"),
    ("birthday", "1815-12-10T08:00:00Z", "2000-01-01T08:00:00Z"),
    ("iban", "DE89 3704", "XX00 0000"),
  ])
  func valuesKeepTheirForm(key: String, value: String, blank: String) throws {
    #expect(try kept("{ \"\(key)\": \"\(value)\" }")[key] as? String == blank)
  }

  @Test(arguments: ["next_page_token", "nextToken", "title", "name", "total_pages", "status"])
  func whatIsNeitherSecretNorPersonStays(key: String) throws {
    #expect(try kept("{ \"\(key)\": \"Tea 12\" }")[key] as? String == "Tea 12")
  }

  @Test func theSameValueHasTheSameStandIn() throws {
    let text = """
      { "author": { "name": "Ada Lovelace", "email": "ada@lovelace.org" },
        "text": "Ada Lovelace (ada@lovelace.org) wrote this.",
        "editor": { "email": "ADA@lovelace.org" } }
      """
    let first = try kept(text)
    let second = try kept(text)
    let author = try #require(first["author"] as? [String: String])
    let name = try #require(author["name"])
    let address = try #require(author["email"])
    #expect(name != "Ada Lovelace" && name.split(separator: " ").count == 2)
    #expect(address.hasSuffix("@example.com"))
    #expect(first["text"] as? String == "\(name) (\(address)) wrote this.")
    #expect((first["editor"] as? [String: String])?["email"] == address)
    #expect(second["text"] as? String == first["text"] as? String)
  }

  @Test func tokensAreKnownByTheirForm() throws {
    let text = """
      { "note": "ghp_abcDEF0123456789", "link": "https://x.example/a?size=2&X-Amz-Signature=ab12&token=q9",
        "title": "eyJoins" }
      """
    let sample = try kept(text)
    #expect(sample["note"] as? String == "ghp_xxxXXX0000000000")
    #expect(
      sample["link"] as? String == "https://x.example/a?size=2&X-Amz-Signature=xx00&token=x0")
    #expect(sample["title"] as? String == "eyJoins")
  }

  @Test func keysCanBeKeptAndAdded() throws {
    var rules = BlankingRules()
    rules.kept = ["token"]
    rules.blanked = ["plate"]
    rules.dropped = ["took"]
    let sample = try kept(
      #"{ "took": 3, "token": "abc", "plate": "B-AD 1815", "pin": { "pinCode": 4711 } }"#, rules)
    #expect(sample["took"] == nil)
    #expect(sample["token"] as? String == "abc")
    #expect(sample["plate"] as? String == "X-XX 0000")
    #expect((sample["pin"] as? [String: Int])?["pinCode"] == 1111)
  }

  @Test func allWithinASecretIsOne() throws {
    let kept = try kept(
      #"{"credentials": {"id": "x1", "deep": [{"value": "s3cr3t", "count": 42}]}, "page_access_token": "aB3"}"#
    )
    let credentials = try #require(kept["credentials"] as? [String: Any])
    #expect(credentials["id"] as? String == "x0")
    let deep = try #require((credentials["deep"] as? [[String: Any]])?.first)
    #expect(deep["value"] as? String == "x0xx0x")
    #expect(deep["count"] as? Int == 11)
    #expect(kept["page_access_token"] as? String == "xX0")
  }

  @Test func whatIsBlankedByItsKeyMayBeAnObject() throws {
    var rules = BlankingRules()
    rules.blanked = ["place"]
    let kept = try kept(#"{"place": {"city": "Oslo"}, "title": "Oslo"}"#, rules)
    #expect((kept["place"] as? [String: String]) == ["city": "Xxxx"])
    #expect(kept["title"] as? String == "Oslo")
  }

  @Test(arguments: [
    ("https://a.example/p?apikey=aB3&q=tea", "https://a.example/p?apikey=xX0&q=tea"),
    ("https://a.example/p?X-Goog-Signature=ab1", "https://a.example/p?X-Goog-Signature=xx0"),
    (
      "https://a.example/p#access_token=ab1&code=C7", "https://a.example/p#access_token=xx0&code=X0"
    ),
    ("https://a.example/p?country_code=NO", "https://a.example/p?country_code=NO"),
  ])
  func secretsInAddressesAreBlanked(address: String, blank: String) throws {
    #expect(try kept("{\"link\": \"\(address)\"}")["link"] as? String == blank)
  }
}
