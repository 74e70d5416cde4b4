import Diagnostics
import Foundation
import SeededRandom
import SourceText
import SpecModel
import SpecSemantics
import Testing

@testable import InventedData

/// What invented values are like.
@Suite struct InventedValueTests {
  private func index(_ specs: String) -> AppIndex {
    AppIndex(
      files: [
        SpecReader.read(Array(specs.utf8), id: FileID(rawValue: 0), path: "App.yaml")
      ])
  }

  private func text(_ field: String, of model: String = "Thing", seed: UInt64 = 1) -> String {
    var inventor = TextInventor(length: .usual, generator: SeededGenerator(seed: seed))
    return inventor.text(for: FieldWords(field, of: model))
  }

  @Test func wordsOfNamesAreFound() {
    #expect(FieldWords.words(of: "authorID") == ["author", "id"])
    #expect(FieldWords.words(of: "avatarURL") == ["avatar", "url"])
    #expect(FieldWords.words(of: "like_count") == ["like", "count"])
    #expect(FieldWords.words(of: "Title") == ["title"])
    #expect(FieldWords.words(of: "") == [])
  }

  @Test func namesLookLikeNames() {
    for seed in 1..<40 as Range<UInt64> {
      let name = text("name", of: "User", seed: seed).split(separator: " ").map(String.init)
      #expect(InventedWords.firstNames.contains(name[0]))
      #expect(InventedWords.lastNames.contains(name[1]))
      #expect(InventedWords.cities.contains(text("city", seed: seed)))
      #expect(text("email", seed: seed).wholeMatch(of: /[a-z]+\d\d@example\.com/) != nil)
      #expect(text("website", seed: seed).hasPrefix("https://example.com/"))
    }
  }

  @Test func numbersAreWhatTheyCount() {
    for seed in 1..<200 as Range<UInt64> {
      var numbers = NumberInventor(length: .usual, generator: SeededGenerator(seed: seed))
      let price = numbers.number(for: FieldWords("price", of: "Product"))
      #expect(price > 1 && price < 150 && price != price.rounded())
      #expect((1...5).contains(numbers.integer(for: FieldWords("rating", of: "Review"))))
      #expect((0...1).contains(numbers.number(for: FieldWords("progress", of: "Course"))))
      let latitude = numbers.number(for: FieldWords("latitude", of: "Place"))
      #expect((-90...90).contains(latitude))
    }
  }

  @Test(arguments: [0, 1_768_471_200, 951_782_400, -86_400 * 365, 4_102_444_799])
  func datesAreThoseOfTheCalendar(seconds: Int) throws {
    let text = DateInventor.text(of: seconds)
    #expect(text == Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601))
  }

  @Test func datesAreAroundNow() {
    var generator = SeededGenerator(seed: 1)
    let dates = DateInventor(now: 1_000_000_000)
    func seconds(_ field: String, _ place: Int) -> Int {
      dates.seconds(for: FieldWords(field, of: "Event"), place, &generator)
    }
    #expect(seconds("createdAt", 0) < 1_000_000_000)
    #expect(seconds("createdAt", 3) < seconds("createdAt", 1))
    #expect(seconds("dueDate", 0) > 1_000_000_000)
    #expect(seconds("birthday", 0) < 1_000_000_000 - 15 * 365 * 86_400)
  }

  @Test func addressesOfPicturesSayTheirAspect() throws {
    var texts = TextInventor(length: .usual, generator: SeededGenerator(seed: 5))
    let address = texts.address(for: FieldWords("imageURL", of: "Post"), number: 0)
    let image = try #require(InventedImage(address: address))
    #expect(image.address == address)
    #expect(image.aspect == Double(image.width) / Double(image.height))
    #expect(image.svg.contains("width=\"\(image.width)\""))
    let avatar = texts.address(for: FieldWords("avatarURL", of: "User"), number: 1)
    #expect(InventedImage(address: avatar)?.aspect == 1)
    for wrong in [
      "https://example.com/a.svg", "https://invented.example/gradient/x/1x1.svg",
      "https://invented.example/gradient/\"><a-abcdef/1x1.svg",
      "https://invented.example/gradient/abcdef-abcdef/0x1.svg",
    ] {
      #expect(InventedImage(address: wrong) == nil)
    }
  }

  // MARK: - Items

  private static let specs = """
    app: Parts
    language: 1
    ---
    api: Main
    base: https://api.example.com
    keys: snakeCase
    dates: secondsSince1970
    ---
    enum: Mood
    cases: { good: GOOD, bad: BAD }
    ---
    model: Words
    fields: { id: ID, text: String, mood: Mood, note: String?, shownCount: Int = 0, madeAt: Date }
    ---
    model: Picture
    fields: { id: ID, imageURL: URL, inner: "[Part]" }
    ---
    union: Part
    tag: kind
    cases: { words: Words, picture: Picture }
    unknown: fail
    ---
    source: Parts
    request: { path: /parts }
    items: result.parts
    yields: Part
    """

  private func items(_ variant: InventedVariant) throws -> [[String: Any]] {
    let index = index(Self.specs)
    let source = try #require(index.source("Parts"))
    let answer = try #require(DataInventor(index: index).answer(to: source, like: variant))
    let body = try JSONSerialization.jsonObject(with: Data(answer.body.text.utf8))
    let result = (body as? [String: Any])?["result"] as? [String: Any]
    return try #require(result?["parts"] as? [[String: Any]])
  }

  @Test func everyCaseComesUpAndIdentitiesAreUnique() throws {
    let items = try items(.full)
    #expect(items.count == 8)
    #expect(Set(items.compactMap { $0["kind"] as? String }) == ["words", "picture"])
    #expect(Set(items.compactMap { $0["mood"] as? String }) == ["GOOD", "BAD"])
    let identities = items.compactMap { $0["id"] as? String }
    #expect(Set(identities).count == 8)
    #expect(items.allSatisfy { $0["kind"] as? String == "picture" || $0["made_at"] is Int })
  }

  @Test func variantsDiffer() throws {
    #expect(try items(.empty).isEmpty)
    #expect(try items(.many).count == 200)
    let bare = try items(.bare)
    #expect(bare.allSatisfy { $0["note"] == nil && $0["shown_count"] == nil })
    let full = try items(.full).filter { $0["kind"] as? String == "words" }
    #expect(full.allSatisfy { $0["note"] != nil && $0["shown_count"] != nil })
    func length(_ variant: InventedVariant) throws -> Int {
      try items(variant).compactMap { ($0["text"] as? String)?.count }.max() ?? 0
    }
    #expect(try length(.short) < length(.long))
    #expect(try length(.long) > 200)
  }

  @Test(arguments: [InventedVariant.full, .bare, .short])
  func valuesStandWhereFieldsAreReadFrom(variant: InventedVariant) throws {
    let index = index(
      """
      api: Main
      base: https://venues.example
      ---
      model: Venue
      fields:
        id: ID
        town: { type: String, json: address.town }
        address: Address?
        street: { type: String?, json: address.way.street }
        written: { type: String, json: price }
        price: { type: Int, format: text }
      ---
      model: Address
      fields: { zip: String, town: String }
      ---
      source: Venues
      request: { path: /venues }
      yields: Venue
      """)
    let source = try #require(index.source("Venues"))
    let answer = try #require(DataInventor(index: index).answer(to: source, like: variant))
    let body = try JSONSerialization.jsonObject(with: Data(answer.body.text.utf8))
    let venues = try #require(body as? [[String: Any]])
    #expect(!venues.isEmpty)
    for venue in venues {
      let address = try #require(venue["address"] as? [String: Any])
      #expect(address["town"] is String)
      #expect(address["zip"] is String)
      let price = try #require(venue["price"] as? String)
      #expect(Int(price) != nil)
      let way = address["way"] as? [String: Any]
      #expect(variant == .bare ? way == nil : way?["street"] is String || variant == .short)
    }
  }

  @Test func pagesGoOnWhereTheOneBeforeEnded() throws {
    let index = index(Self.specs)
    let source = try #require(index.source("Parts"))
    let inventor = DataInventor(index: index)
    func text(_ page: Int) throws -> String {
      try #require(inventor.answer(to: source, page: .init(page, of: 2))).body.text
    }
    let identities = try (0..<2).map { page in
      Set(try text(page).matches(of: /"id":"([^"]+)"/).map { String($0.1) })
    }
    #expect(identities[0].isDisjoint(with: identities[1]))
  }
}
