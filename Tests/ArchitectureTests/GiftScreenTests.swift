import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A form with fields that are there only under a condition, generated for every system.
@MainActor @Suite(.serialized) struct GiftScreenTests {
  private func gift(_ system: ListSystem) async throws -> LibraryBench {
    let answer: ScriptedTransport.Answer = { _ in HTTPResponse(json: "{}") }
    return try await LibraryBench.showing(answer) { system.makeGift(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func fieldsComeAndGoWithWhatIsEntered(system: ListSystem) async throws {
    let bench = try await gift(system)
    #expect(bench.shownFields == ["title", "wrapped"])
    try await bench.driver.toggle(id: "wrapped")
    #expect(bench.shownFields == ["title", "wrapped", "card"])
    try await bench.driver.type("Atlas", into: "title")
    #expect(bench.shownFields == ["title", "wrapped", "card", "copies"])
    try await bench.driver.toggle(id: "wrapped")
    #expect(bench.shownFields == ["title", "wrapped"])
  }

  @Test(arguments: ListSystem.allCases)
  func fieldsComeWithTheState(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.tap(text: "More")
    #expect(
      bench.shownFields == ["title", "wrapped", "note", "reply", "given", "back", "pages", "read"])
    #expect(bench.driver.sees("Ribbons") && bench.driver.sees("sheets"))
  }

  @Test(arguments: ListSystem.allCases)
  func fieldsTakeTheRoomOfThoseThatAreGone(system: ListSystem) async throws {
    let bench = try await gift(system)
    let end = try #require(bench.button("Give")).frame.minY
    try await bench.driver.toggle(id: "wrapped")
    #expect(try #require(bench.button("Give")).frame.minY > end)
    try await bench.driver.toggle(id: "wrapped")
    #expect(try #require(bench.button("Give")).frame.minY == end)
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsNotThereIsNeitherAskedForNorSent(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Give")
    #expect(await bench.bodies == [#"{"ribbons":[],"title":"Dune"}"#])
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsThereIsAskedForAndSent(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.toggle(id: "wrapped")
    try await bench.driver.tap(text: "Give")
    #expect(await bench.bodies == [])
    #expect(bench.driver.sees("Please fill this in"))
    try await bench.driver.type("With love", into: "card")
    try await bench.driver.tap(text: "Give")
    #expect(await bench.bodies == [#"{"card":"With love","ribbons":[],"title":"Dune"}"#])
  }

  @Test(arguments: ListSystem.allCases)
  func whatWasEnteredComesBackWithItsField(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.toggle(id: "wrapped")
    try await bench.driver.type("With love", into: "card")
    try await bench.driver.toggle(id: "wrapped")
    try await bench.driver.tap(text: "Give")
    try await bench.driver.toggle(id: "wrapped")
    try await bench.driver.tap(text: "Give")
    #expect(
      await bench.bodies == [
        #"{"ribbons":[],"title":"Dune"}"#, #"{"card":"With love","ribbons":[],"title":"Dune"}"#,
      ])
  }

  @Test(arguments: ListSystem.allCases)
  func numbersAndFormatsAreLookedAt(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Atlas", into: "title")
    try await bench.driver.toggle(id: "wrapped")
    try await bench.driver.type("Hi", into: "card")
    try await bench.driver.type("12", into: "copies")
    try await bench.driver.tap(text: "More")
    try await bench.driver.type("ann@home", into: "reply")
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(bench.driver.sees("At most 9"))
    #expect(bench.driver.sees("Please enter an e-mail address"))
    #expect(await bench.bodies == [])
    try await bench.driver.type("2", into: "copies")
    try await bench.driver.type("ann@home.example ", into: "reply")
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(
      await bench.bodies == [
        #"{"card":"Hi","copies":2,"note":"","reply":"ann@home.example","ribbons":[],"title":"Atlas"}"#
      ])
  }

  @Test(arguments: ListSystem.allCases)
  func daysAreLimitedByThoseOfOtherFields(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "More")
    let day = Date(timeIntervalSince1970: 1_772_323_200)
    try await bench.driver.choose(day, in: "given")
    try await bench.driver.choose(day - 9 * 86_400, in: "back")
    let back = try #require(bench.formField("back") as? UIDatePicker)
    #expect(back.minimumDate == Calendar.current.startOfDay(for: day))
    #expect(back.date == back.minimumDate)
    try await bench.driver.choose(day + 86_400, in: "back")
    let given = try #require(bench.formField("given") as? UIDatePicker)
    let last = try #require(given.maximumDate)
    #expect(Calendar.current.isDate(last, inSameDayAs: day + 86_400))
  }

  @Test(arguments: ListSystem.allCases)
  func numbersAreLimitedByThoseOfOtherFields(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "More")
    try await bench.driver.scrollToEnd()
    try await bench.driver.type("300", into: "read")
    try await bench.driver.type("250", into: "pages")
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(bench.driver.sees("At most 250"))
    #expect(await bench.bodies == [])
    try await bench.driver.type("412", into: "pages")
    #expect(!bench.driver.sees("At most 250"))
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(
      await bench.bodies == [
        #"{"note":"","pages":412,"read":300,"reply":"","ribbons":[],"title":"Dune"}"#
      ])
  }

  @Test(arguments: ListSystem.allCases)
  func severalChoicesAreSentInTheirOrder(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "More")
    for ribbon in ["Plain", "Red", "Gold"] {
      try await bench.driver.choose(ribbon, in: "ribbons")
    }
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(bench.driver.sees("Choose at most 2"))
    #expect(await bench.bodies == [])
    try await bench.driver.choose("Gold", in: "ribbons")
    try await bench.driver.scrollToEnd()
    try await bench.driver.tap(text: "Give")
    #expect(
      await bench.bodies == [
        #"{"note":"","reply":"","ribbons":["red","plain"],"title":"Dune"}"#
      ])
  }

  @Test(arguments: ListSystem.allCases)
  func keyboardIsTheOneForTheFormat(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.tap(text: "More")
    let field = try #require(bench.formField("reply") as? UITextField)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .none)
    #expect((bench.formField("note") as? UITextField)?.keyboardType == .default)
  }

  @Test(arguments: ListSystem.allCases)
  func titleFollowsWhatIsEntered(system: ListSystem) async throws {
    let bench = try await gift(system)
    #expect(bench.driver.topScreen?.navigationItem.title == "Gift: ")
    try await bench.driver.type("Dune", into: "title")
    #expect(bench.driver.topScreen?.navigationItem.title == "Gift: Dune")
  }

  @Test(arguments: ListSystem.allCases)
  func textsOfFieldsAndGroupsFollowWhatIsEntered(system: ListSystem) async throws {
    let bench = try await gift(system)
    try await bench.driver.tap(text: "More")
    try await bench.driver.type("Dune", into: "title")
    #expect(bench.driver.sees("About Dune"))
    #expect(bench.driver.sees("Reply about Dune"))
    try await bench.driver.type("Atlas", into: "title")
    #expect(bench.driver.sees("About Atlas") && !bench.driver.sees("About Dune"))
    #expect(bench.driver.sees("Reply about Atlas"))
  }
}
