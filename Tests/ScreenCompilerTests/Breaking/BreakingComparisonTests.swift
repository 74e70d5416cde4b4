import Diagnostics
import Testing

@testable import ScreenCompiler

/// How two states of an app are compared for what breaks.
@Suite struct BreakingComparisonTests {
  /// What devices and servers have is read as before; only hand-written code has to say another name.
  @Test func fieldsThatAreRenamedMayKeepTheirKeys() throws {
    let renamed = [
      ("{ id: ID, text: String }", "{ id: ID, words: { type: String, json: text } }"),
      ("cell: { text: $item.text }", "cell: { text: $item.words }"),
    ]
    #expect(
      try BreakingApp.changes(renamed) == [
        "source-fields: `Advert` has no field `text` any more",
        "source-fields: `Advert.words` is new and has to be given when a `Advert` is made",
      ])
  }

  @Test func whatIsGoneIsToldWithItsPlaceInTheEarlierState() throws {
    let gone = [
      ("---\nscreen: Cart\ncontent: [{ text: cart.title }]\n", ""),
      (", { screen: Cart, title: tab.cart }", ""),
    ]
    #expect(
      try BreakingApp.changes(gone) == [
        "source-removed: the screen `Cart` is gone",
        "route-menu: `Cart` is not in the menu any more",
      ])
  }

  @Test func sourcesThatMoveOutOfTheirScreensAreComparedAllTheSame() throws {
    let inPlace = "source: { request: { path: /adverts, query: { size: small } }, yields: Advert }"
    func moved(to path: String) -> [(String, String)] {
      let declared = """
        ---
        source: AllAdverts
        request: { path: \(path), query: { size: small } }
        yields: Advert

        """
      return [
        (inPlace, "source: { use: AllAdverts }"),
        ("---\nscreen: Cart", declared + "---\nscreen: Cart"),
      ]
    }
    #expect(try BreakingApp.changes(moved(to: "/adverts")) == [])
    #expect(
      try BreakingApp.changes(moved(to: "/ads")) == ["data-request: `AllAdverts` asks another path"]
    )
  }

  @Test func placesOfSourcesInPlaceAreInBothStates() throws {
    let before = BreakingApp.text.replacing("path: /adverts", with: "path: /old")
    let project = try ScratchProject([
      "Specs/App.yaml": BreakingApp.text, "Before/App.yaml": before,
    ])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path), [.data])
    let change = try #require(report.diagnostics.first)
    let (was, now) = (try #require(change.related.first).location, change.primary)
    #expect(report.sources.path(of: now.file).hasSuffix("Specs/App.yaml"))
    #expect(report.sources.path(of: was.file).hasSuffix("Before/App.yaml"))
    #expect(Array(BreakingApp.text.utf8)[now.span.range].elementsEqual("/adverts".utf8))
    #expect(Array(before.utf8)[was.span.range].elementsEqual("/old".utf8))
  }

  @Test func linksHaveToSayWhatTheScreenTakes() throws {
    let retyped = [
      ("parameters: { itemID: ID, count: Int = 1 }", "parameters: { itemID: Int, count: Int = 1 }"),
      ("parameters: { id: ID, count: Int }", "parameters: { id: Int, count: Int }"),
      ("{ id: ID, title: String,", "{ id: ID, number: Int = 0, title: String,"),
      ("with: { itemID: $item.id }", "with: { itemID: $item.number }"),
      ("cases: { opened: { itemID: ID } }", "cases: { opened: { itemID: Int } }"),
    ]
    #expect(
      try BreakingApp.changes(retyped, [.route]) == [
        "route-link: links to `shop://items/{itemID}` have to say a `Int` where a `ID` did"
      ])
  }

  @Test func stringsAreComparedByWhatTheyTake() throws {
    let app = BreakingApp.text.replacing(
      "language: 1\n", with: "language: 1\nstrings: ../App.strings\n")
    let keys = [
      "tab.items", "tab.cart", "none", "lost", "item.title", "item.order", "cart.title", "more",
    ]
    let texts = keys.map { "\"\($0)\" = \"A\";\n" }.joined()
    let project = try ScratchProject([
      "Specs/App.yaml": app, "Before/Specs/App.yaml": app,
      "App.strings": texts + "\"own.count\" = \"%d of %@\";\n",
      "Before/App.strings": texts + "\"own.count\" = \"%d\";\n\"own.gone\" = \"B\";\n",
    ])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before/Specs").path), [.visual])
    #expect(
      report.diagnostics.map(\.message).sorted() == [
        "the app's strings have no `own.gone` any more",
        "the texts of `own.count` take an `Int`, a value, and took an `Int`",
      ])
    let gone = try #require(report.diagnostics.first { $0.message.contains("own.gone") })
    #expect(report.sources.path(of: gone.primary.file).hasSuffix("Before/App.strings"))
  }

  @Test func categoriesAreChosen() throws {
    let both = [("price: Double = 0", "price: Int = 0")]
    #expect(try BreakingApp.changes(both, [.data]).map { $0.prefix(4) } == ["data"])
    #expect(try BreakingApp.changes(both, [.visual]) == [])
  }

  @Test func everyRuleHasACategory() {
    for rule in RuleCatalogue.breaking {
      #expect(BreakingCategory(ofRule: rule.name) != nil, "\(rule.name)")
      #expect(RuleCatalogue.rule(named: rule.name) == nil)
    }
  }

  @Test func specsWithErrorsAreNotCompared() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": BreakingApp.text.replacing("for: Thing", with: "for: Ting"),
      "Before/App.yaml": BreakingApp.text,
    ])
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path),
      Set(BreakingCategory.allCases))
    #expect(report.diagnostics.map(\.rule).contains("unknown-model"))
    #expect(!report.diagnostics.contains { BreakingCategory(ofRule: $0.rule) == .source })
  }

  @Test func earlierSpecsHaveToBeThere() throws {
    let project = try ScratchProject(["Specs/App.yaml": BreakingApp.text, "Empty/note.txt": ""])
    let all = Set(BreakingCategory.allCases)
    #expect(throws: EarlierSpecs.Failure.noFolder("/nowhere")) {
      try project.compiler().breakingChanges(since: .folder("/nowhere"), all)
    }
    #expect(throws: EarlierSpecs.Failure.noApp) {
      try project.compiler().breakingChanges(
        since: .folder(project.folder.appending(path: "Empty").path), all)
    }
  }
}
