import SourceText
import Testing

@Suite struct NearMissTests {
  @Test(arguments: [
    ("adapers", "adapters"), ("titel", "title"), ("Post", "post"), ("colour", "color"),
    ("screeen", "screen"), ("ad", "Ad"),
  ])
  func slipsOfTheFingerFindTheirName(slip: String, name: String) {
    let names = ["adapters", "title", "post", "color", "screen", "Ad", "layout"]
    #expect(NearMiss.suggestion(for: slip, among: names) == name)
  }

  @Test(arguments: ["zebra", "", "x", "adaptersadaptersadapters"])
  func farNamesAreNotSuggested(name: String) {
    #expect(NearMiss.suggestion(for: name, among: ["adapters", "title", "layout"]) == nil)
  }

  @Test(arguments: [
    ("userID", ["user", "id"]), ("like_count", ["like", "count"]), ("a.b-C", ["a", "b", "c"]),
    ("URLOfPost", ["urlof", "post"]), ("post2X", ["post2x"]), ("", []), ("_", []),
    ("größeDerPost2X", ["größe", "der", "post2x"]), ("user\u{C9}tat", ["user", "état"]),
  ])
  func namesArePutTogetherFromWords(name: String, words: [String]) {
    #expect(NearMiss.wordTexts(name) == words)
  }

  @Test func oneLetterIsNotLikeAnother() {
    #expect(NearMiss.suggestion(for: "p", among: ["o", "q"]) == nil)
    #expect(NearMiss.suggestion(for: "p", among: ["o", "P"]) == "P")
    #expect(NearMiss.suggestion(for: "size.p", among: ["size.o"]) == nil)
  }

  @Test func aWholeWordIsMoreThanTheSameLetters() {
    #expect(NearMiss.suggestion(for: "liked", among: ["likes", "isLiked"]) == "isLiked")
    #expect(NearMiss.suggestion(for: "liked", among: ["likes", "isShown"]) == "likes")
    // Letters that were swapped or left out are a slip.
    #expect(NearMiss.suggestion(for: "Story", among: ["Stroy", "StoryTray"]) == "Stroy")
    #expect(NearMiss.suggestion(for: "titel", among: ["title", "mainTitel"]) == "title")
    #expect(NearMiss.match(for: "liked", among: ["likes", "isLiked"])?.isOnlyOne == false)
  }

  @Test func theSameNameIsNoSuggestion() {
    #expect(NearMiss.suggestion(for: "title", among: ["title"]) == nil)
  }

  @Test func equalButForCaseWinsOverANearerLookingName() {
    #expect(NearMiss.suggestion(for: "FEED", among: ["FEEDS", "feed"]) == "feed")
  }

  @Test func theAnswerDoesNotDependOnTheOrder() {
    #expect(NearMiss.suggestion(for: "cat", among: ["sat", "bat"]) == "bat")
    #expect(NearMiss.suggestion(for: "cat", among: ["bat", "sat"]) == "bat")
  }

  @Test func whatNamesInPartsBothBeginWithCountsForNothing() {
    let names = ["orders.empty", "orders.title", "orders.list.title"]
    #expect(NearMiss.suggestion(for: "orders.delete", among: names) == nil)
    #expect(NearMiss.suggestion(for: "orders.titel", among: names) == "orders.title")
    #expect(NearMiss.suggestion(for: "ordes.title", among: names) == "orders.title")
    #expect(NearMiss.suggestion(for: "orders.lits.title", among: names) == "orders.list.title")
  }

  @Test func neighboursSwappedCountOnce() {
    #expect(NearMiss.suggestion(for: "abc", among: ["acb"]) == "acb")
  }

  @Test func ofEquallyNearNamesTheOneWithTheSameLettersComesFirst() {
    #expect(NearMiss.suggestion(for: "lnit", among: ["init", "lint"]) == "lint")
    #expect(NearMiss.suggestion(for: "cat", among: ["bat", "car"]) == "car")
    #expect(NearMiss.match(for: "lnit", among: ["init", "lint"])?.isOnlyOne == false)
  }

  @Test func namesOfSeveralWordsAreComparedWordByWord() {
    #expect(NearMiss.suggestion(for: "FolderDetail", among: ["OrderDetail"]) == nil)
    #expect(NearMiss.suggestion(for: "postOpen", among: ["postOpened"]) == "postOpened")
    #expect(NearMiss.suggestion(for: "OrdreDetail", among: ["OrderDetail"]) == "OrderDetail")
    #expect(NearMiss.suggestion(for: "Orderdetail", among: ["OrderDetail"]) == "OrderDetail")
    #expect(
      NearMiss.suggestion(for: "missing-adaptor", among: ["missing-adapter"]) == "missing-adapter")
  }

  @Test func theOnlyNameThatEndsWithAllOfAnotherOneIsFound() {
    #expect(NearMiss.onlyEnding(with: "Item", among: ["TodoItem", "TodoList"]) == "TodoItem")
    #expect(NearMiss.onlyEnding(with: "share", among: ["quickShare"]) == "quickShare")
    #expect(NearMiss.onlyEnding(with: "Item", among: ["TodoItem", "MenuItem"]) == nil)
    #expect(NearMiss.onlyEnding(with: "able", among: ["table"]) == nil)
  }

  @Test func lettersThatLookAlikeAreTakenForEachOther() {
    let match = NearMiss.match(for: "Соmmеnt", among: ["Comment", "Command"])
    #expect(match?.name == "Comment")
    #expect(match?.differsInCaseOnly == true)
    #expect(
      Lookalikes.note(on: "Соmmеnt", meaning: "Comment") == " The `С` here is a Cyrillic letter")
    #expect(Lookalikes.note(on: "Cοmment", meaning: "Comment") == " The `ο` here is a Greek letter")
    #expect(Lookalikes.note(on: "Comnent", meaning: "Comment") == "")
  }

  @Test func hugeNamesAreNotCompared() {
    let huge = String(repeating: "x", count: 100_000)
    #expect(NearMiss.suggestion(for: huge, among: [huge + "y"]) == nil)
  }
}
