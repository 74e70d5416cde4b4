import Foundation
import SpecChecks
import SwiftEmitter
import Testing

/// The beginnings of hand-written code, and what becomes of them when the specs go on.
@Suite(.serialized)
struct ScaffoldTests {
  /// An app that leaves one of everything to hand-written code.
  private static let specs = """
    app: Shop
    language: 1
    swift: { access: public }
    host:
      menu: [{ screen: Offers, title: { verbatim: Offers }, icon: tag }]
    ---
    model: Offer
    fields: { id: ID, title: String }
    ---
    source: NewOffers
    parameters: { limit: Int }
    swift: { type: NewOffersSource }
    yields: Offer
    ---
    adapter: OfferRow
    for: Offer
    events: [like]
    swift: { type: OfferRowAdapter }
    ---
    screen: Offers
    source: { use: NewOffers, with: { limit: 3 } }
    adapters: [OfferRow]
    states:
      empty: { text: { verbatim: None } }
      error: { text: { verbatim: Failed } }
    bar:
      trailing: [{ icon: trash, label: { verbatim: Clear }, call: clear }]
    actions:
      - { select: Offer, push: Checkout, with: { offerID: $item.id } }
      - { event: OfferRow.like, call: like }
    ---
    screen: Checkout
    swift: { type: CheckoutViewController }
    parameters: { offerID: ID }
    returns: Bool
    """

  private static let assembly = """
    import ScreenKit

    @MainActor
    func makeApp(launch: LaunchValues) -> ShopApp {
      ShopApp(
        launch: launch,
        dependencies: ShopOwnDependencies())
    }
    """

  private func checked(_ text: String) throws -> (project: SpecProject, scaffold: Scaffold) {
    let project = SpecProject([("App.yaml", text)])
    let app = try #require(Checker().check(project.files).app)
    return (project, try #require(Scaffold(app: app)))
  }

  @Test func aScreenNeedsWhatItsSpecsLeaveToHandWrittenCode() throws {
    let scaffold = try checked(Self.specs).scaffold
    let files = try #require(try scaffold.files(forScreen: "Offers"))
    #expect(
      files.map(\.name) == [
        "OffersActionsHandler.swift", "OfferRowAdapter.swift", "NewOffersSource.swift",
      ])
    #expect(
      files.map(\.subject) == [
        .type("OffersActions"), .type("OfferRowAdapter"), .type("NewOffersSource"),
      ])
    #expect(
      try scaffold.files(forScreen: "Checkout")?.map(\.name) == ["CheckoutViewController.swift"])
    #expect(try scaffold.files(forScreen: "Basket") == nil)
    #expect(scaffold.screenNames == ["Checkout", "Offers"])
  }

  @Test func whatIsBegunIsMarkedUntilItIsFilledIn() throws {
    for specs in [Self.specs, Self.told] {
      let scaffold = try checked(specs).scaffold
      for file in try scaffold.files(forScreens: scaffold.screenNames) {
        #expect(file.text.contains("#warning(\""), "\(file.name)")
      }
      // It is whole: what is missing is missing elsewhere.
      #expect(try scaffold.dependencies()?.text.contains("#warning") == false)
    }
    let files = try checked(Self.specs).scaffold.files(forScreens: ["Offers"])
    let actions = try #require(files.first).text
    #expect(actions.contains("{\n    #warning(\"`call: clear` does nothing yet\")\n  }\n"))
    #expect(actions.contains("{\n    #warning(\"`call: like` does nothing yet\")\n  }\n"))
  }

  @Test func whatSeveralScreensUseIsWrittenOnceAndShared() throws {
    let scaffold = try checked(Self.told).scaffold
    let files = try scaffold.files(forScreens: scaffold.screenNames)
    #expect(
      files.map(\.name) == [
        "AnalyticsSinkHandler.swift", "Maker+Computed.swift", "Offer+Computed.swift",
        "MoneySinkHandler.swift",
      ])
    #expect(files.map(\.home) == [.screen("Offers"), .shared, .shared, .screen("Price")])
  }

  @Test func whatTheSpecsLeaveIsSuppliedByOneClass() throws {
    let scaffold = try checked(Self.specs).scaffold
    let parts = try #require(try scaffold.dependencies())
    #expect(parts.name == "ShopOwnDependencies.swift")
    #expect(parts.subject == .type("ShopDependencies"))
    let text = parts.text
    #expect(
      text.contains("lazy var offersActions: any OffersActions = OffersActionsHandler()"))
    #expect(text.contains("{\n    OfferRowAdapter(runtime, onEvent: onEvent)\n  }"))
    let nothing = try checked(
      """
      app: Shop
      language: 1
      host:
        menu: [{ screen: Offers, title: { verbatim: Offers }, icon: tag }]
      ---
      screen: Offers
      sections: []
      """
    ).scaffold
    #expect(try nothing.dependencies() == nil)
  }

  @Test func rulesOfTheAppTakeAllUntilTheyAreWritten() throws {
    let text = try #require(
      try checked(
        """
        app: Shop
        language: 1
        host:
          menu: [{ screen: Buy, title: { verbatim: Buy }, icon: tag }]
        ---
        screen: Buy
        form:
          code: { type: String, title: { verbatim: Code }, rule: shopCode }
          other: { type: String, title: { verbatim: Other }, rule: shopCode }
          count: { type: Int, title: { verbatim: Count }, rule: inStock }
        submit: { title: { verbatim: Buy }, push: Sell, with: { code: $form.code } }
        ---
        screen: Sell
        parameters: { code: String }
        form:
          code: { type: String, title: { verbatim: Code }, rule: shopCode }
        submit: { title: { verbatim: Sell }, do: dismiss }
        """
      ).scaffold.dependencies()
    ).text
    let rule = """
        func acceptsShopCode(_ value: String) -> Bool {
          #warning("`rule: shopCode` lets everything pass yet")
          return true
        }
      """
    #expect(text.components(separatedBy: rule).count == 2)
    #expect(text.contains("func acceptsInStock(_ value: Int) -> Bool {"))
  }

  @Test func whatAnotherModuleOwnsIsNotWritten() throws {
    let text = Self.specs.replacing(
      "{ type: OfferRowAdapter }", with: "{ type: OfferRowAdapter, module: OfferKit }")
    let files = try #require(try checked(text).scaffold.files(forScreen: "Offers"))
    #expect(!files.map(\.name).contains("OfferRowAdapter.swift"))
  }

  @Test func viewsOfSwiftUIAreBegunWithWhatTheyCall() throws {
    let specs = Self.specs.replacing(
      "events: [like]\nswift: { type: OfferRowAdapter }",
      with: "events: [like]\nswiftUI: { type: OfferCard, with: { title: $item.title } }")
    let files = try #require(try checked(specs).scaffold.files(forScreen: "Offers"))
    let card = try #require(files.first { $0.name == "OfferCard.swift" })
    let parts = [
      "let onLike: @MainActor () -> Void",
      "public init(title: String, onLike: @escaping @MainActor () -> Void) {",
    ]
    for part in parts { #expect(card.text.contains(part), "\(part)") }
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: ["internal", "public"], [[], AppSettings.mainActor + AppSettings.strictTypes])
  func theyCompileAsTheyAreWritten(access: String, flags: [String]) async throws {
    let text = AppSettings(access: access).apply(toSpec: Self.specs)
    let said = try await compile(generated: text, handWritten: text, flags: flags)
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "mvp", "table", "viper"])
  func whatAScreenCallsIsBegunInEverySystem(architecture: String) async throws {
    let specs = """
      app: Shop
      language: 1
      architecture: \(architecture)
      host:
        menu: [{ screen: Offers, title: { verbatim: Offers }, icon: tag }]
      ---
      model: Offer
      fields: { id: ID, title: String }
      ---
      adapter: OfferRow
      for: Offer
      cell: { text: { value: $item.title } }
      ---
      screen: Offers
      sections:
        - { id: offers, rows: [{ use: OfferRow, item: { id: one, title: One } }] }
      bar:
        trailing: [{ icon: trash, label: { verbatim: Clear }, call: clear }]
      actions:
        - { select: Offer, call: like }
      """
    let assembly = """
      import ScreenKit

      @MainActor
      func makeApp(launch: LaunchValues) -> ShopApp {
        ShopApp(
          launch: launch, dependencies: ShopOwnDependencies())
      }
      """
    let said = try await compile(
      generated: specs, handWritten: specs, assembly: assembly, flags: [])
    #expect(said == "")
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: ["collection", "composition", "mvp", "table", "viper"])
  func methodsAreHandedWhatWasEnteredInAFormInEverySystem(architecture: String) async throws {
    let specs = """
      app: Shop
      language: 1
      architecture: \(architecture)
      host:
        menu: [{ screen: Order, title: { verbatim: Order }, icon: tag }]
      ---
      enum: Size
      cases: { small: S, large: L }
      ---
      screen: Order
      parameters: { shop: String = Corner }
      form:
        name: { type: String, title: { verbatim: Name }, required: true }
        size: { type: Size, title: { verbatim: Size } }
        day: { type: Date, title: { verbatim: Day }, required: true }
      submit:
        title: { verbatim: Send }
        call: send
        with: { shop: $parameters.shop, name: $form.name, size: $form.size, day: $form.day, tags: [] }
        confirm: { verbatim: Sure }
        failed: { notice: { verbatim: Failed }, retry: true }
      bar:
        trailing: [{ title: { verbatim: Check }, call: check, with: { screen: $form.name, item: 1 } }]
      """
    let assembly = """
      import ScreenKit

      @MainActor
      func makeApp(launch: LaunchValues) -> ShopApp {
        ShopApp(
          launch: launch, dependencies: ShopOwnDependencies())
      }
      """
    let said = try await compile(
      generated: specs, handWritten: specs, assembly: assembly, flags: [])
    #expect(said == "")
  }

  @Test(.enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"))
  func whatNoLongerFitsFailsWhereItIsWritten() async throws {
    let changed = Self.specs.replacing("call: clear", with: "call: empty")
    let said = try await compile(generated: changed, handWritten: Self.specs, flags: [])
    #expect(said.contains("OffersActionsHandler.swift:5"))
    #expect(said.contains("does not conform to protocol 'OffersActions'"))
  }

  private static let told = """
    app: Shop
    language: 1
    swift: { access: public }
    host:
      menu: [{ screen: Offers, title: { verbatim: Offers }, icon: tag }]
    ---
    events: Analytics
    cases: { seen: {}, liked: { id: ID } }
    ---
    events: Money
    cases: { spent: { cents: Int } }
    ---
    enum: Size
    cases: { small: S, large: L }
    ---
    model: Maker
    fields: { name: String }
    computed: { initials: String }
    ---
    model: Offer
    fields: { id: ID, maker: Maker }
    computed:
      summary: Text
      day: Date
      page: URL
      tint: Color
      picture: Image
      size: Size
      tags: "[String]"
      other: Maker?
      code: ID
      weight: Double
      isNew: Bool
      body: Data
    ---
    adapter: OfferRow
    for: Offer
    cell:
      column:
        - text: { value: $item.summary }
        - button: { title: { verbatim: Like }, track: { event: liked, with: { id: $item.id } } }
    ---
    screen: Offers
    sections:
      - { id: offers, rows: [{ use: OfferRow, item: { id: one, maker: { name: Ann } } }] }
    actions:
      - { select: Offer, push: Price, with: { offer: $item } }
    track: { shown: seen }
    ---
    screen: Price
    parameters: { offer: Offer }
    sections: []
    bar:
      trailing: [{ title: { verbatim: Buy }, do: pop, track: { event: spent, with: { cents: 1 } } }]
    """

  @Test func screensNeedWhatIsToldAndWorkedOutForThem() throws {
    let scaffold = try checked(Self.told).scaffold
    let offers = try #require(try scaffold.files(forScreen: "Offers"))
    #expect(
      offers.map(\.name) == [
        "AnalyticsSinkHandler.swift", "Maker+Computed.swift", "Offer+Computed.swift",
      ])
    let subjects = offers.map(\.subject)
    #expect(subjects.first == .type("AnalyticsSink"))
    let types = subjects.compactMap { subject in
      if case .members(let names, let type) = subject, !names.isEmpty { type } else { nil }
    }
    #expect(types == ["Maker", "Offer"])
    let price = try #require(try scaffold.files(forScreen: "Price"))
    #expect(
      price.map(\.name) == [
        "MoneySinkHandler.swift", "Maker+Computed.swift", "Offer+Computed.swift",
      ])
  }

  @Test func viewsOfSwiftUIAreBegunWithWhatTheyAreMadeOf() throws {
    let specs = Self.specs
      .replacing(
        "events: [like]\nswift: { type: OfferRowAdapter }",
        with: "swiftUI: { type: OfferCard, with: { title: $item.title } }"
      )
      .replacing("  - { event: OfferRow.like, call: like }", with: "")
    let files = try #require(try checked(specs).scaffold.files(forScreen: "Offers"))
    let card = try #require(files.first { $0.name == "OfferCard.swift" })
    let parts = [
      "public import SwiftUI", "public struct OfferCard: View {", "let title: String",
      "public init(title: String) {", "public var body: some View { Text(\"OfferRow\") }",
    ]
    for part in parts { #expect(card.text.contains(part), "\(part)") }
    let screens = try checked(
      specs + "\n---\nscreen: Praise\nswiftUI: PraiseView\nparameters: { name: String }\n"
    ).scaffold
    let praise = try #require(try screens.files(forScreen: "Praise")?.first)
    #expect(praise.name == "PraiseView.swift")
    #expect(praise.text.contains("public init(_ app: ShopApp, _ name: String) {"))
    #expect(praise.text.contains("public var body: some View { Text(\"Praise\") }"))
    #expect(try screens.dependencies()?.text.contains("PraiseView(app, name)") == true)
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: ["internal", "public"], [[], AppSettings.mainActor + AppSettings.strictTypes])
  func whatIsToldAndWorkedOutCompilesAsItIsWritten(access: String, flags: [String]) async throws {
    let assembly = """
      import ScreenKit

      @MainActor
      func makeApp(launch: LaunchValues) -> ShopApp {
        ShopApp(
          launch: launch,
          dependencies: ShopOwnDependencies())
      }
      """
    let text = AppSettings(access: access).apply(toSpec: Self.told)
    let said = try await compile(
      generated: text, handWritten: text, assembly: assembly, flags: flags)
    #expect(said == "")
  }

  /// Compiles what one state of the specs generates, with the hand-written code begun for another.
  private func compile(
    generated: String, handWritten: String, assembly: String = Self.assembly, flags: [String]
  ) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var files = try checked(generated).project.emit().map {
      try compiler.write($0.text, as: $0.name)
    }
    let scaffold = try checked(handWritten).scaffold
    var written: Set<String> = []
    for name in scaffold.screenNames {
      for file in try scaffold.files(forScreen: name) ?? []
      where written.insert(file.name).inserted {
        files.append(
          try compiler.write(file.filledIn, as: file.name))
      }
    }
    if let parts = try scaffold.dependencies() {
      files.append(
        try compiler.write(parts.text, as: parts.name))
    }
    files.append(try compiler.write(assembly, as: "Assembly.swift"))
    return try await compiler.run(
      ["-module-name", "Shop", "-emit-sil", "-o", "/dev/null"] + flags, files: files)
  }
}
