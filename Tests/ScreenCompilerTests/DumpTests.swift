import Foundation
import ScreenCompiler
import TestTools
import Testing

/// The dump of the flagship is the golden one.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
@Suite struct DumpTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/Moments.json")

  private func dump() throws -> String {
    let specs = Self.root.appending(path: "Specs").path
    return try #require(Compiler(project: Project.find(specRoot: specs)).dump().text)
  }

  @Test func theFlagshipIsDumpedAsTheGoldenSays() throws {
    let text = try dump()
    if Goldens.areRenewed {
      try text.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.golden, encoding: .utf8) == text)
  }

  /// What other tools rely on: each model that can come has an adapter, and ways lead to screens.
  @Test func namesOfTheDumpAreDeclaredInIt() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(dump().utf8))
    #expect(dump.version == 1)
    let screens = Set(dump.screens.map(\.name))
    let adapters = Set(dump.adapters.map(\.name))
    #expect(dump.navigation.count > 10)
    for way in dump.navigation { #expect(screens.contains(way.to), "\(way.to)") }
    for shown in dump.screens.flatMap(\.sections).flatMap(\.models) {
      #expect(shown.adapters.last?.isConditional == false, "\(shown.model)")
      for choice in shown.adapters { #expect(adapters.contains(choice.name)) }
    }
  }

  @Test("a source says what becomes of elements that cannot be read, where some may come")
  func sourcesSayWhatBecomesOfInvalidElements() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(dump().utf8))
    let invalid = Dictionary(dump.sources.map { ($0.name, $0.invalid) }) { first, _ in first }
    #expect(invalid["FeedSource"] == "skip")
    #expect(invalid["StoriesOfTray"] == "fail")
    #expect(dump.sources.allSatisfy { $0.kind == "items" || $0.invalid != nil })
  }

  @Test func placesAreLinesOfTheSpecs() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(dump().utf8))
    for screen in dump.screens {
      let file = Self.root.appending(path: "Specs").appending(path: screen.place.path)
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[screen.place.line - 1].contains("screen: \(screen.name)"))
    }
  }

  private func dump(host: String) throws -> Host? {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Small
      language: 1
      \(host)
      ---
      api: Main
      base: https://api.example.com
      session:
        fields: { token: { type: String, secret: true } }
        begins: [LogIn, LogInByPhone, SignUp]
      ---
      model: Visit
      fields: { token: String }
      ---
      request: LogIn
      parameters: { email: String, password: String }
      method: POST
      path: /login
      yields: Visit
      ---
      request: LogInByPhone
      parameters: { phone: String, code: String }
      method: POST
      path: /phone
      yields: Visit
      ---
      request: SignUp
      parameters: { email: String, password: String }
      method: POST
      path: /signup
      yields: Visit
      ---
      request: SendCode
      parameters: { phone: String }
      method: POST
      path: /code
      ---
      request: ResetPassword
      parameters: { email: String }
      method: POST
      path: /reset
      ---
      screen: Home
      sections: []
      """
    ])
    let text = try #require(try project.compiler().dump().text)
    return try JSONDecoder().decode(Small.self, from: Data(text.utf8)).host
  }

  @Test func logInFlowsAndServicesOfTheHostAreDumped() throws {
    let host = try #require(
      try dump(
        host: """
          host:
            style: drawer
            menu: [{ screen: Home, title: { verbatim: Home } }]
            biometrics: true
            pushNotifications: true
            locationUpdates: false
            onboarding:
              walkthrough:
                - { title: tour.share, text: tour.text, image: heart }
                - { title: { verbatim: Hello }, text: tour.more }
              logIn: { email: LogIn, phone: LogInByPhone }
              signUp: { email: SignUp }
              sendCode: SendCode
              resetPassword: ResetPassword
          """))
    #expect(host.style == "drawer")
    #expect(host.services == ["pushNotifications", "biometrics"])
    let gate = try #require(host.gate)
    #expect(gate.screen == nil)
    #expect(
      gate.walkthrough == [
        Page(title: "tour.share", text: "tour.text", image: "heart"),
        Page(title: nil, text: "tour.more", image: nil),
      ])
    #expect(gate.logIn == Ways(email: "LogIn", phone: "LogInByPhone"))
    #expect(gate.signUp == Ways(email: "SignUp", phone: nil))
    #expect(gate.sendCode == "SendCode")
    #expect(gate.resetPassword == "ResetPassword")
  }

  @Test func hostWithoutGateHasNone() throws {
    let host = try dump(host: "host: { menu: [{ screen: Home, title: { verbatim: Home } }] }")
    #expect(host?.style == "tabBar")
    #expect(host?.services == [])
    #expect(host?.gate == nil)
    #expect(try dump(host: "") == nil)
  }

  private struct Page: Decodable, Equatable {
    var title: String?
    var text: String?
    var image: String?
  }

  private struct Ways: Decodable, Equatable {
    var email: String?
    var phone: String?
  }

  private struct Gate: Decodable, Equatable {
    var screen: String?
    var walkthrough: [Page]
    var logIn: Ways?
    var signUp: Ways?
    var sendCode: String?
    var resetPassword: String?
  }

  private struct Host: Decodable, Equatable {
    var style: String
    var services: [String]
    var gate: Gate?
  }

  private struct Small: Decodable {
    var host: Host?
  }

  @Test func partsOfPagesAndWaysFromThemAreDumped() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Pages
      language: 1
      host: { style: tabBar, menu: [{ screen: Page, title: tab.page }] }
      """,
      "Specs/Page.yaml": """
      screen: Page
      state: { on: Bool = false }
      content:
        - column: [{ button: { title: page.help, push: Help } }]
        - { toggle: $state.on, title: page.on }
        - embed: { screen: Hint }
      """,
      "Specs/Help.yaml": "screen: Help\ncontent: { text: help.text }\n",
      "Specs/Hint.yaml": "screen: Hint\ncontent: { text: hint.text }\n",
    ])
    let text = try #require(project.compiler().dump().text)
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    let page = try #require(dump.screens.first { $0.name == "Page" })
    #expect(page.sections.map(\.parts) == [["column", "$state.on", "Hint"]])
    #expect(
      dump.navigation.map { "\($0.by) \($0.to)" } == ["menu Page", "push Help", "embed Hint"])
  }

  @Test func casesOfSectionsHaveTheTagsAndNamesOfTheirUnion() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Tagged
      language: 1
      ---
      api: Main
      base: https://tagged.example
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      union: Entry
      tag: kind
      cases: { note: Note, sponsored: { model: Note, tag: [sponsored-note, paid] } }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: $item.title }
      ---
      screen: Page
      title: { verbatim: Notes }
      source: { request: { path: /notes }, yields: Entry }
      adapters: [NoteRow]
      states: { empty: { text: none }, error: { text: lost } }
      """
    ])
    let outcome = try project.compiler().dump()
    let text = try #require(outcome.text, "\(outcome.report.diagnostics)")
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    let models = try #require(dump.screens.first?.sections.first?.models)
    #expect(models.map(\.tag) == ["note", "sponsored-note"])
    #expect(models.map(\.name) == [nil, "sponsored"])
  }

  @Test func whatIsWrittenHasTheTypesOfTheGrammar() throws {
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Written
      language: 1
      ---
      theme: Plain
      fonts: { body: { size: "17" } }
      ---
      api: Main
      base: https://written.example
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: $item.title }
      ---
      screen: Page
      title: { verbatim: "17" }
      state: { on: Bool = true }
      sections:
        - id: all
          header: &words { verbatim: "true" }
          footer: *words
          sticky: "true"
          limit: 3
          source: { request: { path: /notes }, yields: Note }
          adapters: [NoteRow]
      states: { empty: { text: none }, error: { text: lost } }
      """
    ])
    let outcome = try project.compiler().dump()
    let text = try #require(outcome.text, "\(outcome.report.diagnostics)")
    let dump = try JSONDecoder().decode(WrittenDump.self, from: Data(text.utf8))
    #expect(dump.theme.written.fonts["body"]?.size == 17)
    let page = try #require(dump.screens.first?.written)
    #expect(page.title.verbatim == "17")
    #expect(page.state == ["on": "Bool = true"])
    let section = try #require(page.sections.first)
    #expect(section.header.verbatim == "true")
    #expect(section.footer.verbatim == "true")
    #expect(section.sticky)
    #expect(section.limit == 3)
  }

  private struct WrittenDump: Decodable {
    struct Words: Decodable {
      var verbatim: String
    }

    struct Font: Decodable {
      var size: Int
    }

    struct Section: Decodable {
      var header: Words
      var footer: Words
      var sticky: Bool
      var limit: Int
    }

    struct Page: Decodable {
      var title: Words
      var state: [String: String]
      var sections: [Section]
    }

    struct Look: Decodable {
      var fonts: [String: Font]
    }

    struct Written<Said: Decodable>: Decodable {
      var written: Said
    }

    var theme: Written<Look>
    var screens: [Written<Page>]
  }

  private struct Dump: Decodable {
    struct Place: Decodable {
      var path: String
      var line: Int
    }

    struct Way: Decodable {
      var by: String
      var to: String
    }

    struct Adapter: Decodable {
      var name: String
    }

    struct Choice: Decodable {
      var name: String
      var isConditional: Bool
    }

    struct Shown: Decodable {
      var tag: String?
      var model: String
      var name: String?
      var adapters: [Choice]
    }

    struct Section: Decodable {
      var models: [Shown]
      var parts: [String]?
    }

    struct Screen: Decodable {
      var name: String
      var place: Place
      var sections: [Section]
    }

    struct Source: Decodable {
      var name: String
      var kind: String
      var invalid: String?
    }

    var version: Int
    var screens: [Screen]
    var sources: [Source]
    var adapters: [Adapter]
    var navigation: [Way]
  }
}
