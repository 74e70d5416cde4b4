import SpecChecks
import SwiftEmitter
import Testing

/// The beginnings of adapters, sources, screens and gateways in the shape of each system.
@Suite(.serialized)
struct ScaffoldShapeTests {
  private static let compilerIsThere = SwiftCompiler.modules != nil

  /// An app of one system that leaves what the system has a place for to hand-written code.
  private static func specs(_ architecture: String) -> String {
    let ownsAdapter = architecture != "mvp"
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
      \(isScene ? "request: { path: /offers }" : "swift: { type: NewOffersSource }")
      yields: Offer
      ---
      adapter: OfferRow
      for: Offer
      events: [like]
      \(ownsAdapter
        ? "swift: { type: OfferRowAdapter }"
        : "cell: { button: { title: { verbatim: Like }, event: like } }")
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
    var parts = ["makeCheckoutViewController: CheckoutViewController.init"]
    if architecture == "viper" {
      parts.append("makeLikeOfferGateway: LikeOfferOwnGateway.init")
      parts.append("makeNewOffersGateway: NewOffersOwnGateway.init")
    } else {
      parts.append("makeNewOffersSource: NewOffersSource.init")
    }
    if architecture != "mvp" { parts.append("makeOfferRowAdapter: OfferRowAdapter.init") }
    return """
      import ScreenKit

      @MainActor
      func makeApp(launch: LaunchValues) -> ShopApp {
        ShopApp(
          launch: launch,
          dependencies: ShopDependencies(
            \(parts.joined(separator: ",\n      "))))
      }
      """
  }

  private func text(of name: String, in architecture: String, gateways: Bool = false) throws
    -> String
  {
    let project = SpecProject([("App.yaml", Self.specs(architecture))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    let files = scaffold.screenNames.flatMap {
      scaffold.files(forScreen: $0, gateways: gateways) ?? []
    }
    let file = try #require(files.first { $0.name == name + ".swift" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("collection", "CellAdapter"), ("composition", "ControllerAdapter"), ("table", "RowPresenter"),
    ("viper", "CellAdapter"),
  ])
  func adaptersAreOfTheKindThatTheSystemHas(architecture: String, kind: String) throws {
    let text = try text(of: "OfferRowAdapter", in: architecture)
    #expect(text.contains("public struct OfferRowAdapter: \(kind) {"))
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

  @Test func adapterThatSeveralSystemsUseFitsAll() throws {
    let both =
      Self.specs("table") + """

        ---
        screen: Shelf
        architecture: composition
        source: { use: NewOffers, with: { limit: 3 } }
        adapters: [OfferRow]
        """
    let project = SpecProject([("App.yaml", both)])
    let app = try #require(Checker().check(project.files).app)
    let files = try #require(Scaffold(app: app)?.files(forScreen: "Shelf"))
    let adapter = try #require(files.first { $0.name == "OfferRowAdapter.swift" })
    #expect(String(decoding: adapter.bytes, as: UTF8.self).contains(": CellAdapter {"))
  }

  @Test func gatewaysAreBegunOnlyWhereTheyAreAskedFor() throws {
    let project = SpecProject([("App.yaml", Self.specs("viper"))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    #expect(scaffold.files(forScreen: "Offers")?.map(\.name) == ["OfferRowAdapter.swift"])
    #expect(
      scaffold.files(forScreen: "Offers", gateways: true)?.map(\.name) == [
        "OfferRowAdapter.swift", "LikeOfferOwnGateway.swift", "NewOffersOwnGateway.swift",
      ])
  }

  @Test func onlyScenesHaveGateways() throws {
    let project = SpecProject([("App.yaml", Self.specs("table"))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    #expect(
      scaffold.files(forScreen: "Offers", gateways: true)?.map(\.name)
        == scaffold.files(forScreen: "Offers")?.map(\.name))
  }

  @Test(
    .enabled(if: compilerIsThere, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "mvp", "table", "viper"],
    [[], AppSettings.mainActor + AppSettings.strictTypes])
  func beginningsCompileBesideTheGeneratedCode(
    architecture: String, flags: [String]
  ) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let project = SpecProject([("App.yaml", Self.specs(architecture))])
    let app = try #require(Checker().check(project.files).app)
    let scaffold = try #require(Scaffold(app: app))
    var files = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    for name in scaffold.screenNames {
      for file in scaffold.files(forScreen: name, gateways: true) ?? [] {
        files.append(
          try compiler.write(String(decoding: file.bytes, as: UTF8.self), as: file.name))
      }
    }
    files.append(try compiler.write(Self.assembly(architecture), as: "Assembly.swift"))
    let said = try await compiler.run(
      ["-module-name", "Shop", "-emit-sil", "-o", "/dev/null"] + flags, files: files)
    #expect(said == "")
  }
}
