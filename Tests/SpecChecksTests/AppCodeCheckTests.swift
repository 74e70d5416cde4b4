import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What specs leave to the app's code, held against sketches of that code.
@Suite struct AppCodeCheckTests {
  private func findings(_ spec: String, _ code: (path: String, text: String)...) -> [Diagnostic] {
    let app = MarkedApp(RuleExample([("a.yaml", spec)] + code))
    return app.specs.flatMap(\.diagnostics)
      + app.findings(of: rules(with: "missing-symbols", "ineffective-key"))
  }

  private static let feed = """
    model: Ad
    fields: { id: ID, title: String }
    ---
    adapter: Banner
    for: Ad
    swift: { type: BannerAdapter }
    """

  private static let adapter = """
    class BannerAdapter: Adapter {
      func configure(_ cell: BannerCell, with item: Ad, in context: CellContext)
    }
    """

  @Test func withoutSymbolsNothingIsSaid() {
    #expect(findings(Self.feed) == [])
  }

  @Test func conformancesByExtensionsAndSuperclassesCount() {
    let extended = """
      class BannerAdapter {}
      extension BannerAdapter: Adapter {}
      """
    #expect(findings(Self.feed, ("App.swift", extended)) == [])
    let inherited = """
      class BaseController: UIViewController {}
      class PageController: BaseController {}
      """
    let screen = "screen: Page\nswift: { type: PageController }"
    #expect(findings(screen, ("App.swift", inherited)) == [])
  }

  @Test func whatIsNoViewControllerIsFound() {
    let screen = "screen: Page\nswift: { type: Page }"
    for code in ["class Page {}", "struct Page {}", "class Page: Sendable {}", "protocol Page {}"] {
      #expect(
        findings(screen, ("App.swift", code)).map(\.message) == ["`Page` is no view controller"])
    }
  }

  @Test func theKindThatAClassIsIsProposed() throws {
    let code = Self.adapter.replacing(": Adapter", with: ": ControllerAdapter")
    let finding = try #require(findings(Self.feed, ("App.swift", code)).first)
    #expect(finding.message == "`BannerAdapter` does not conform to `Adapter`")
    #expect(
      finding.help == ["say `kind: controller`: it conforms to `ControllerAdapter`"])
    #expect(finding.notes == ["`BannerAdapter` is declared in App.swift, line 1"])
  }

  @Test func ofAProtocolOfTheAppsOwnNothingFollows() {
    let code = "protocol Adapter {}\n" + Self.adapter
    #expect(
      findings(Self.feed, ("App.swift", code)).map(\.message)
        == ["`BannerAdapter` does not conform to `Adapter`"])
  }

  @Test func adaptersAreForTheModelThatTheSpecSays() {
    let code = Self.adapter.replacing("item: Ad", with: "item: Story") + "\nstruct Story {}"
    #expect(
      findings(Self.feed, ("App.swift", code)).map(\.message)
        == ["`BannerAdapter` shows `Story`, and here it has to be `Ad`"])
  }

  @Test func ofItemsThatStandForAnyTypeNothingIsSaid() {
    let code = "class BannerAdapter: Adapter {}"
    #expect(findings(Self.feed, ("App.swift", code)) == [])
  }

  // MARK: - Modules

  @Test func typesOfOtherModulesHaveToBePublic() {
    let spec = Self.feed.replacing("BannerAdapter }", with: "BannerAdapter, module: AdsKit }")
    let app = ("App.swift", "struct Ad {}")
    #expect(
      findings(spec, app, ("AdsKit.swift", Self.adapter)).map(\.message)
        == ["`BannerAdapter` is `internal`, and no other module can name it"])
    // Nothing tells which module is the app's own.
    #expect(
      findings(spec, app, ("AdsKit.swift", Self.adapter)).map(\.help) == [
        [
          "declare it `public`",
          "where the generated code is part of `AdsKit` itself, leave out `module:`",
        ]
      ])
    #expect(findings(spec, app, ("AdsKit.swift", "public " + Self.adapter)) == [])
    #expect(
      findings(spec, ("App.swift", Self.adapter), ("AdsKit.swift", "public struct Other {}"))
        .map(\.help) == [["leave `module:` out: it is the app's own"]])
    #expect(
      findings(spec, app).map(\.message)
        == ["there is no symbol graph of `AdsKit`, so `BannerAdapter` is not looked at"])
  }

  @Test func theAppsOwnModuleIsNotImported() {
    let spec =
      "app: Notes\nlanguage: 1\nhost:\n"
      + "  menu: [{ screen: Page, title: { verbatim: Page }, icon: house }]\n---\n"
      + "screen: Page\nswift: { type: PageController, module: App }"
    let generated = "protocol NotesDependencies {}\n"
    let controller = "class PageController: UIViewController {}"
    let told = "`module` imports nothing: the generated code is part of `App` itself"
    for access in ["", "public "] {
      let found = findings(spec, ("App.swift", generated + access + controller))
      #expect(found.map(\.message) == [told])
      #expect(found.map(\.help) == [["leave out `module:`"]])
    }
    let kit = ("Kit.swift", generated)
    #expect(findings(spec, kit, ("App.swift", "public " + controller)) == [])
  }

  @Test func typesWithinOthersAreNoTypesThatSpecsCanName() {
    let code = "enum Ads {\n  " + Self.adapter.replacing("\n", with: "\n  ") + "\n}"
    #expect(
      findings(Self.feed, ("App.swift", code)).map(\.help) == [
        [
          "specs cannot name a type within another: add"
            + " `typealias BannerAdapter = Ads.BannerAdapter`, or move it out"
        ]
      ])
  }

  @Test func genericTypesNeedANameWithoutParameters() {
    let generic = Self.adapter.replacing("BannerAdapter", with: "BannerAdapter<Style>")
    let found = findings(Self.feed, ("App.swift", generic))
    #expect(
      found.map(\.message) == ["`BannerAdapter` is generic, and specs cannot say for which types"])
    let named =
      Self.adapter.replacing("BannerAdapter", with: "StyledAdapter<Style>")
      + "\ntypealias BannerAdapter = StyledAdapter<Int>"
    #expect(findings(Self.feed, ("App.swift", named)) == [])
  }

  @Test func modulesThatAreNotNamedAreProposed() {
    let spec = Self.feed + "\n---\nscreen: Shop\nswift: { type: Shop, module: AdsKit }"
    let found = findings(
      spec, ("App.swift", "struct Ad {}"),
      ("AdsKit.swift", "public class Shop: PageController {}\npublic " + Self.adapter))
    #expect(
      found.first?.message
        == "the app's own code has no type `BannerAdapter`, and `AdsKit` has one")
    #expect(found.first?.help == ["say `module: AdsKit`"])
  }

  @Test func whatPublicCodeShowsHasToBePublic() {
    let spec =
      "app: Notes\nlanguage: 1\nswift: { access: public }\nhost:\n"
      + "  menu: [{ screen: Page, title: { verbatim: Page }, icon: house }]\n---\n"
      + "screen: Page\nswift: { type: PageController }"
    let code = "class PageController: UIViewController {}"
    #expect(
      findings(spec, ("Notes.swift", code)).map(\.message)
        == ["`PageController` is `internal`, and generated code that is `public` shows it"])
    #expect(findings(spec, ("Notes.swift", "public " + code)) == [])
  }

  @Test func theModuleWithTheGeneratedCodeIsTheAppsOwn() {
    let spec =
      "app: Notes\nlanguage: 1\nhost:\n"
      + "  menu: [{ screen: Page, title: { verbatim: Page }, icon: house }]\n---\n"
      + "screen: Page\nswift: { type: PageController }"
    let found = findings(
      spec, ("Notes.swift", "struct NotesDependencies {}"),
      ("Tools.swift", "class PageController: UIViewController {}"))
    #expect(found.first?.help == ["say `module: Tools`"])
  }

  @Test func graphsThatTellOnlyWhatIsPublicSaySo() {
    let found = findings(Self.feed, ("App.swift", "public struct Other {}"))
    #expect(found.map(\.message) == ["the app's own code has no type `BannerAdapter`"])
    #expect(found.first?.notes.first?.contains("minimum-access-level internal") == true)
  }

  @Test func whatCannotBeReadMayHaveIt() {
    let found = findings(
      Self.feed, ("App.swift", "struct Ad {}"), ("More.symbols.json", "{"))
    #expect(found.map(\.rule) == ["unreadable-symbols"])
  }

  // MARK: - Models

  private static func model(_ fields: String) -> String {
    "model: Ad\nswift: { type: Ad }\nfields: { id: ID, \(fields) }"
  }

  private static func code(_ properties: String, conforming: String = "Model") -> String {
    "struct Ad: \(conforming) {\n  var id: Identifier\n  \(properties)\n}"
  }

  @Test(arguments: [
    ("a: String", "var a: String"), ("a: String?", "let a: String?"), ("a: Int", "var a: Int"),
    ("a: Double", "var a: Double"), ("a: Bool", "var a: Bool"), ("a: Date", "var a: Date"),
    ("a: ID", "var a: Identifier"), ("a: Color", "var a: ColorToken"),
    ("a: Image", "var a: ScreenImage"), ("a: Data", "var a: Data"),
    ("a: Text", "var a: ScreenText"), ("a: \"[String]\"", "var a: [String]"),
    ("a: \"[Bool]\"", "var a: Array<Bool>"),
    ("a: \"[Ad]\"", "var a: [Ad]"), ("a: Int", "var a: Int { get }"),
  ])
  func propertiesOfTheTypesThatSpecsSayAreFine(fields: String, property: String) {
    #expect(
      findings(Self.model(fields), ("App.swift", Self.code(property))).map(\.message) == [])
  }

  @Test(arguments: [
    ("a: String", "var a: String?", "`a` of `Ad` is `String?`, and this is `String`"),
    ("a: String?", "var a: String", "`a` of `Ad` is `String`, and this is `String?`"),
    ("a: Double", "var a: Float", "`a` of `Ad` is `Float`, and this is `Double`"),
    ("a: ID", "var a: String", "`a` of `Ad` is `String`, and this is `Identifier`"),
    ("a: \"[Int]\"", "var a: Set<Int>", "`a` of `Ad` is `Set<Int>`, and this is `[Int]`"),
    ("a: Int", "var b: Int", "`Ad` has no property `a`"),
    ("aB: Int", "var ab: Int", "`Ad` has no property `aB`"),
    ("a: Int", "func a() -> Int", "`Ad` has no property `a`"),
    ("a: Int", "private var a: Int", "`a` of `Ad` is `private`, and no other file can read it"),
  ])
  func otherPropertiesAreFound(fields: String, property: String, message: String) {
    #expect(
      findings(Self.model(fields), ("App.swift", Self.code(property))).map(\.message) == [message])
  }

  @Test func theAppReadsWhatItAddsToTypesOfOtherModules() {
    let spec = "model: Ad\nswift: { type: Ad, module: AdsKit }\nfields: { id: ID, a: String }"
    let model = "public struct Ad: Model {\n  public var id: Identifier\n}"
    let added = "extension Ad {\n  var a: String { get }\n}"
    #expect(findings(spec, ("App.swift", added), ("AdsKit.swift", model)).map(\.message) == [])
    #expect(
      findings(spec, ("App.swift", "struct Other {}"), ("AdsKit.swift", model + "\n" + added))
        .map(\.message) == ["`a` of `Ad` is `internal`, and no other module can read it"])
  }

  @Test func typesOfTheAppsWithNamesOfOthersAreOthers() {
    let code = Self.code("var a: Identifier") + "\nstruct Identifier {}"
    #expect(
      findings(Self.model("a: ID"), ("App.swift", code)).map(\.rule)
        == ["property-type-mismatch", "property-type-mismatch"])
  }

  @Test func aliasesAreSeenThrough() {
    let code = Self.code("var a: Address") + "\ntypealias Address = URL"
    #expect(findings(Self.model("a: URL"), ("App.swift", code)) == [])
    #expect(
      findings(Self.model("a: String"), ("App.swift", code)).map(\.message)
        == ["`a` of `Ad` is `Address`, and this is `String`"])
  }

  @Test func theTypeThatAPropertyHasIsAFixForAPerson() throws {
    let spec = Self.model("a: String")
    let finding = try #require(
      findings(spec, ("App.swift", Self.code("var a: [URL]"))).first)
    #expect(finding.help == ["say `[URL]`, or declare the property so"])
    #expect(finding.fixes.map(\.title) == ["write `[URL]`"])
    #expect(finding.fixes.map(\.safety) == [.unsafe])
  }

  @Test func propertiesMayComeFromClassesOfWhichNothingIsKnown() {
    let known = "class Base {\n  var a: Int\n}\nclass Ad: Base, Model {\n  var id: Identifier\n}"
    #expect(findings(Self.model("a: Int"), ("App.swift", known)).map(\.message) == [])
    let open = "class Ad: OtherController, Model {\n  var id: Identifier\n}"
    #expect(findings(Self.model("a: Int"), ("App.swift", open)).map(\.message) == [])
  }

  @Test func modelsConformToWhatIsMadeOfThem() {
    func messages(_ conforming: String, _ more: String) -> [String] {
      let spec = Self.model("a: Int") + "\n---\n" + more
      let code = Self.code("var a: Int", conforming: conforming)
      return findings(spec, ("App.swift", code)).map(\.message)
    }
    let row = "adapter: AdRow\nfor: Ad\ncell: { text: { verbatim: Ad } }"
    #expect(messages("Hashable, Sendable", row) == ["`Ad` does not conform to `Model`"])
    #expect(messages("Model", row) == [])
    let holder = "model: Page\nfields: { id: ID, ad: Ad }"
    #expect(
      messages("Sendable", holder) == [
        "`Ad` does not conform to `Decodable`", "`Ad` does not conform to `Hashable`",
      ])
    #expect(messages("Hashable, Sendable, Codable", holder) == [])
  }

  @Test func computedValuesAreInExtensions() {
    let spec = "model: Post\nfields: { id: ID }\ncomputed: { summary: Text }"
    let missing = findings(spec, ("App.swift", "struct Post {}"))
    #expect(missing.map(\.message) == ["`Post` has no property `summary`"])
    #expect(
      missing.first?.help == [
        "supply it in an extension: `extension Post { var summary: ScreenText { … } }`"
      ])
    let there = "struct Post {}\nextension Post {\n  var summary: ScreenText { get }\n}"
    #expect(findings(spec, ("App.swift", there)) == [])
    let other = "struct Post {}\nextension Post {\n  var summary: String { get }\n}"
    #expect(
      findings(spec, ("App.swift", other)).map(\.message)
        == ["`summary` of `Post` is `String`, and this is `ScreenText`"])
    // What is generated next is not there yet.
    #expect(findings(spec, ("App.swift", "struct Other {}")) == [])
  }

  // MARK: - Events

  @Test func eventsAreTheCasesOfAnEnum() {
    let spec = Self.feed + "\nevents: [hidden]"
    func messages(_ event: String) -> [String] {
      let code = Self.adapter.replacing("{\n", with: "{\n  \(event)\n", maxReplacements: 1)
      return findings(spec, ("App.swift", code)).map(\.message)
    }
    #expect(messages("enum Event { case hidden }") == [])
    #expect(
      messages("") == ["`BannerAdapter` has no enum `Event`, so nobody is told of `hidden`"])
    #expect(
      messages("enum Event { case hiden }") == ["`BannerAdapter.Event` has no case `hidden`"])
    #expect(
      messages("enum Event { case hidden, opened }") == [
        "`BannerAdapter.Event` has a case `opened`, which is none of the events"
      ])
  }

  // MARK: - Sources

  @Test func sourcesOfScenesAreGatewaysAndOthersDataSources() {
    func spec(_ architecture: String) -> String {
      """
      model: Ad
      fields: { id: ID }
      ---
      adapter: AdRow
      for: Ad
      cell: { text: { verbatim: Ad } }
      ---
      source: AllAds
      swift: { type: AdSource }
      yields: Ad
      ---
      screen: Ads
      architecture: \(architecture)
      source: { use: AllAds }
      adapters: [AdRow]
      """
    }
    let source = """
      class AdSource: DataSource {
        func object(at index: Int) -> Ad?
      }
      struct Ad {}
      struct Story {}
      protocol AllAdsGateway {}
      """
    let gateway = source.replacing(": DataSource", with: ": AllAdsGateway")
    #expect(findings(spec("collection"), ("App.swift", source)) == [])
    #expect(findings(spec("viper"), ("App.swift", gateway)) == [])
    #expect(
      findings(spec("collection"), ("App.swift", gateway)).map(\.message)
        == ["`AdSource` does not conform to `DataSource`"])
    #expect(
      findings(spec("viper"), ("App.swift", source)).map(\.message)
        == ["`AdSource` does not conform to `AllAdsGateway`"])
    let other = source.replacing("-> Ad?", with: "-> Story?")
    #expect(
      findings(spec("collection"), ("App.swift", other)).map(\.message)
        == ["`AdSource` loads `Story`, and here it has to be `Ad`"])
  }
}
