import SpecChecks
import SwiftEmitter
import Testing

/// The beginnings of subclasses of screens that are open.
@Suite(.serialized)
struct SubclassStubTests {
  /// An app of one system, with a list that is open and a form that is.
  private static func specs(
    _ architecture: String, access: String = "public", open: String = "open: true"
  ) -> String {
    """
    app: Shop
    language: 1
    swift: { access: \(access) }
    architecture: \(architecture)
    host:
      menu: [{ screen: Offers, title: { verbatim: Offers }, icon: tag }]
    ---
    api: Main
    base: https://api.example.com
    ---
    model: Offer
    fields: { id: ID, title: String }
    ---
    request: AskOffer
    parameters: { title: String }
    method: POST
    path: /offers
    body: { title: $parameters.title }
    ---
    adapter: OfferRow
    for: Offer
    cell: { text: { value: $item.title } }
    ---
    screen: Offers
    \(open)
    state: { query: String = "" }
    source: { yields: Offer, request: { path: /offers, query: { q: $state.query } } }
    adapters: [OfferRow]
    search: { query: $state.query }
    states:
      empty: { text: { verbatim: None } }
      error: { text: { verbatim: Failed } }
    bar:
      trailing:
        - { icon: plus, label: { verbatim: Ask }, push: Ask, with: { title: a } }
    ---
    screen: Ask
    \(open)
    parameters: { title: String }
    returns: String
    form:
      offer: { type: String, title: { verbatim: Offer }, default: $parameters.title }
    submit:
      title: { verbatim: Send }
      request: AskOffer
      with: { title: $form.offer }
      then: { return: $form.offer }
    """
  }

  private func scaffold(_ specs: String) throws -> (project: SpecProject, scaffold: Scaffold) {
    let project = SpecProject([("App.yaml", specs)])
    let app = try #require(Checker().check(project.files).app)
    return (project, try #require(Scaffold(app: app)))
  }

  private func text(of screen: String, _ architecture: String) throws -> String {
    let files = try scaffold(Self.specs(architecture)).scaffold.files(forScreen: screen)
    return try #require(files?.last).text
  }

  @Test(arguments: [
    ("collection", "OffersOwnViewController", "OffersViewController"),
    ("composition", "OffersOwnCoordinator", "OffersCoordinator"),
    ("mvp", "OffersOwnViewController", "OffersViewController"),
    ("table", "OffersOwnViewController", "OffersViewController"),
  ])
  func subclassIsBegunForAnOpenScreen(
    architecture: String, type: String, superclass: String
  ) throws {
    let files = try scaffold(Self.specs(architecture)).scaffold.files(forScreen: "Offers")
    let file = try #require(files?.first)
    #expect(files?.count == 1)
    #expect(file.name == "\(type).swift")
    #expect(file.home == .screen("Offers"))
    #expect(file.text.contains("public final class \(type): \(superclass) {"))
    #expect(file.text.contains("`make\(superclass)`"))
    #expect(file.text.contains("#warning(\"`\(type)` does nothing but what the spec says yet\")"))
  }

  @Test func screensThatAreNotOpenHaveNone() throws {
    let scaffold = try scaffold(Self.specs("collection", open: "open: false")).scaffold
    #expect(try scaffold.files(forScreens: ["Offers", "Ask"]).map(\.name) == [])
  }

  @Test("what the generated class overrides is overridden again, and does what it did")
  func overriddenMethodsAreBegun() throws {
    let list = try text(of: "Offers", "collection")
    #expect(list.contains("override func makeSections() -> [ListSection] { super.makeSections() }"))
    #expect(list.contains("override func makeBarItems() -> BarItems { super.makeBarItems() }"))
    #expect(list.contains("super.searchQueryDidChange(query)"))
    #expect(list.contains("override func viewDidLoad() {\n    super.viewDidLoad()\n"))
    let form = try text(of: "Ask", "table")
    #expect(form.contains("override func makeFields() -> [FormField] { super.makeFields() }"))
    #expect(form.contains("override func submit() { super.submit() }"))
  }

  @Test func lifeOfContainersBeginsWithTheirStart() throws {
    let text = try text(of: "Offers", "composition")
    #expect(text.contains("override func start() {\n    super.start()\n"))
    #expect(!text.contains("viewDidLoad"))
  }

  /// The presenter is replaced on any screen; the controller alone is open.
  @Test func controllersOfPresentersLeaveTheListToThem() throws {
    let text = try text(of: "Offers", "mvp")
    #expect(text.contains("override func viewDidLoad()"))
    #expect(!text.contains("makeSections"))
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "mvp", "table"],
    [
      ("internal", []), ("package", AppSettings.mainActor + ["-package-name", "shop"]),
      ("public", AppSettings.strictTypes),
    ] as [(String, [String])])
  func theyCompileWhereTheAppMakesThem(
    architecture: String, setting: (access: String, flags: [String])
  ) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let (project, scaffold) = try scaffold(Self.specs(architecture, access: setting.access))
    var files = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    for file in try scaffold.files(forScreens: scaffold.screenNames) {
      files.append(try compiler.write(file.filledIn, as: file.name))
    }
    files.append(try compiler.write(Self.assembly(architecture), as: "Assembly.swift"))
    let said = try await compiler.run(
      ["-module-name", "Shop", "-emit-sil", "-o", "/dev/null"] + setting.flags, files: files)
    #expect(said == "")
  }

  private static func assembly(_ architecture: String) -> String {
    let kind = architecture == "composition" ? "Coordinator" : "ViewController"
    return """
      import ScreenKit

      struct ShopParts: ShopDependencies {
        func makeOffers\(kind)(_ app: ShopApp) -> Offers\(kind) { OffersOwn\(kind)(app: app) }

        func makeAsk\(kind)(
          _ app: ShopApp, title: String, onReturn: @escaping @MainActor (String) -> Void,
          onCancel: @escaping @MainActor () -> Void
        ) -> Ask\(kind) {
          AskOwn\(kind)(app: app, title: title, onReturn: onReturn, onCancel: onCancel)
        }
      }
      """
  }
}
