import SpecChecks
import SpecModel
import SwiftEmitter
import Testing

/// The beginnings of adapters, sources, screens and gateways in the shape of each system.
@Suite(.serialized)
struct ScaffoldShapeTests {
  private static let compilerIsThere = SwiftCompiler.modules != nil

  /// What adapters of the app's own are in the systems that have a place for them.
  private static let ownKinds = [
    "collection": "cell", "composition": "controller", "table": "row", "viper": "cell",
  ]

  /// An app of one system that leaves what the system has a place for to hand-written code.
  private static func specs(_ architecture: String, kind: String? = nil) -> String {
    let kind = kind ?? ownKinds[architecture]
    let isScene = architecture == "viper"
    return """
      app: Shop
      language: 1
      swift: { access: public }
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
      request: LikeOffer
      parameters: { id: ID }
      method: POST
      path: /offers/{$parameters.id}/like
      yields: Offer
      ---
      source: NewOffers
      parameters: { limit: Int }
      \(isScene ? "request: { path: /offers }\ninvalid: skip" : "swift: { type: NewOffersSource }")
      yields: Offer
      ---
      adapter: OfferRow
      for: Offer
      events: [like]
      \(kind.map { "swift: { type: OfferRowAdapter, kind: \($0) }" }
        ?? "cell: { button: { title: { verbatim: Like }, event: like } }")
      ---
      screen: Offers
      source: { use: NewOffers, with: { limit: 3 } }
      adapters: [OfferRow]
      states:
        empty: { text: { verbatim: None } }
        error: { text: { verbatim: Failed } }
      actions:
        - { select: Offer, push: Checkout, with: { offerID: $item.id } }
        - { event: OfferRow.like, request: LikeOffer, with: { id: $item.id } }
      ---
      screen: Checkout
      swift: { type: CheckoutViewController }
      parameters: { offerID: ID, title: String? }
      returns: Bool
      """
  }

  private static func assembly(_ architecture: String) -> String {
    var makers: [String] = []
    if architecture == "viper" {
      makers += ["LikeOffer", "NewOffers"].map { name in
        """
        func make\(name)Gateway(_ app: ShopApp) -> any \(name)Gateway { \(name)OwnGateway(app) }
        """
      }
    }
    if architecture == "mvp" {
      makers.append(
        "func makeOffersPresenter(_ app: ShopApp) -> OffersPresenter { OffersOwnPresenter(app: app) }"
      )
    }
    return """
      import ScreenKit

      struct ShopParts: ShopDependencies {
        let others = ShopOwnDependencies()
        \(makers.joined(separator: "\n  "))
        \(Self.handedOn(architecture))
      }

      @MainActor
      func makeApp(launch: LaunchValues) -> ShopApp {
        ShopApp(launch: launch, dependencies: ShopParts())
      }
      """
  }

  /// What the class that was begun supplies.
  private static func handedOn(_ architecture: String) -> String {
    var makers = [
      """
      func makeCheckoutViewController(
        _ app: ShopApp, offerID: Identifier, title: String?,
        onReturn: @escaping @MainActor (Bool) -> Void
      ) -> CheckoutViewController {
        others.makeCheckoutViewController(app, offerID: offerID, title: title, onReturn: onReturn)
      }
      """
    ]
    if architecture != "viper" {
      makers.append(
        """
        func makeNewOffersSource(
          _ runtime: AppRuntime, limit: @escaping @MainActor () -> Int
        ) -> NewOffersSource { others.makeNewOffersSource(runtime, limit: limit) }
        """)
    }
    if architecture != "mvp" {
      makers.append(
        """
        func makeOfferRowAdapter(
          _ runtime: AppRuntime,
          onEvent: @escaping @MainActor (OfferRowAdapter.Event, Offer) -> Void
        ) -> OfferRowAdapter { others.makeOfferRowAdapter(runtime, onEvent: onEvent) }
        """)
    }
    return makers.joined(separator: "\n")
  }

  private func text(of name: String, in architecture: String, gateways: Bool = false) throws
    -> String
  {
    let project = SpecProject([("App.yaml", Self.specs(architecture))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    let files = try scaffold.screenNames.flatMap {
      try scaffold.files(forScreen: $0, gateways: gateways) ?? []
    }
    let file = try #require(files.first { $0.name == name + ".swift" })
    return file.filledIn
  }

  @Test(arguments: [
    ("collection", "Adapter"), ("composition", "ControllerAdapter"), ("table", "RowPresenter"),
    ("viper", "Adapter"),
  ])
  func adaptersAreOfTheKindThatTheSpecSays(architecture: String, protocolName: String) throws {
    let text = try text(of: "OfferRowAdapter", in: architecture)
    #expect(text.contains("public struct OfferRowAdapter: \(protocolName) {"))
  }

  @Test(arguments: [
    ("collection", "CheckoutViewController: ScreenController {"),
    ("composition", "private let container = ContainerController()"),
    ("table", "CheckoutViewController: TableController {"),
    ("mvp", "class CheckoutPresenter: BasePresenter<ShopDestination>, ScreenPresenting {"),
    ("viper", "class CheckoutPresenter: CheckoutPresentable, ScenePresenting {"),
  ])
  func screensAreMadeOfWhatTheSystemHas(architecture: String, part: String) throws {
    #expect(try text(of: "CheckoutViewController", in: architecture).contains(part))
  }

  @Test func gatewaysAreBegunOnlyWhereTheyAreAskedFor() throws {
    let project = SpecProject([("App.yaml", Self.specs("viper"))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    #expect(try scaffold.files(forScreen: "Offers")?.map(\.name) == ["OfferRowAdapter.swift"])
    #expect(
      try scaffold.files(forScreen: "Offers", gateways: true)?.map(\.name) == [
        "OfferRowAdapter.swift", "LikeOfferOwnGateway.swift", "NewOffersOwnGateway.swift",
      ])
  }

  @Test func onlyScenesHaveGateways() throws {
    let project = SpecProject([("App.yaml", Self.specs("table"))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    #expect(
      try scaffold.files(forScreen: "Offers", gateways: true)?.map(\.name)
        == scaffold.files(forScreen: "Offers")?.map(\.name))
  }

  @Test(arguments: [("mvp", ["OffersOwnPresenter.swift"]), ("table", [])])
  func onlyScreensOfPresentersHaveOneOfTheirOwn(
    architecture: String, begun: [String]
  ) throws {
    let project = SpecProject([("App.yaml", Self.specs(architecture))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    let without = try scaffold.files(forScreen: "Offers")?.map(\.name) ?? []
    let with = try scaffold.files(forScreen: "Offers", presenter: true)?.map(\.name)
    #expect(with == without + begun)
  }

  @Test(
    .enabled(if: compilerIsThere, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "mvp", "table", "viper"],
    [[], AppSettings.mainActor + AppSettings.strictTypes])
  func beginningsCompileBesideTheGeneratedCode(
    architecture: String, flags: [String]
  ) async throws {
    #expect(try await compile(Self.specs(architecture), in: architecture, flags) == "")
  }

  @Test(
    .enabled(if: compilerIsThere, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "table", "viper"])
  func treesFitTheListsOfAllSystems(architecture: String) async throws {
    let specs = Self.specs(architecture, kind: "tree")
    #expect(try await compile(specs, in: architecture) == "")
  }

  @Test(
    .enabled(if: compilerIsThere, "ScreenKit's module is not beside the tests"),
    arguments: [
      ("collection", "cell", "let offerRow: some Adapter<Offer> ="),
      ("collection", "tree", "let offerRow: some CellAdapter<Offer> ="),
      ("composition", "controller", "let offerRow: some ControllerAdapter<Offer> ="),
      ("table", "row", "let offerRow = register("),
    ])
  func anotherKindThanTheSpecSaysFailsInOneGeneratedLine(
    architecture: String, kind: String, line: String
  ) async throws {
    let specs = Self.specs(architecture, kind: kind)
    let other = kind == "row" ? "controller" : "row"
    let elsewhere = other == "row" ? "table" : "composition"
    let adapter = try text(of: "OfferRowAdapter", in: elsewhere)
    let said = try await compile(
      specs, in: architecture, replacing: ["OfferRowAdapter.swift": adapter])
    let errors = said.split(separator: "\n").filter {
      $0.contains(".swift:") && $0.contains(" error: ")
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("/App.swift:") == true)
    #expect(said.contains(line))
    let expected = OwnAdapterKind(rawValue: kind)?.protocolName ?? ""
    #expect(said.contains("conform to '\(expected)'") || said.contains("'\(expected)<Offer>'"))
  }

  private func compile(
    _ specs: String, in architecture: String, _ flags: [String] = [],
    replacing replaced: [String: String] = [:]
  ) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let project = SpecProject([("App.yaml", specs)])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    var files = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    for name in scaffold.screenNames {
      for file in try scaffold.files(forScreen: name, gateways: true, presenter: true) ?? [] {
        let text = replaced[file.name] ?? file.filledIn
        files.append(try compiler.write(text, as: file.name))
      }
    }
    if let parts = try scaffold.dependencies() {
      files.append(
        try compiler.write(parts.text, as: parts.name))
    }
    files.append(try compiler.write(Self.assembly(architecture), as: "Assembly.swift"))
    return try await compiler.run(
      ["-module-name", "Shop", "-emit-sil", "-o", "/dev/null"] + flags, files: files)
  }
}
