import Diagnostics

/// Who is hurt by a change of the specs.
public enum BreakingCategory: String, Sendable, Hashable, CaseIterable {
  /// Swift that the app has beside the generated code: it does not compile any more, or lacks something.
  case source
  /// Ways into the app that people and other apps have: links and the menu.
  case route
  /// What is sent and answered, kept on devices and told to analytics.
  case data
  /// What people see: the theme and the texts.
  case visual

  /// The category of a rule for changes, which begins its name; nil for other rules.
  public init?(ofRule name: String) {
    guard let end = name.firstIndex(of: "-") else { return nil }
    self.init(rawValue: String(name[..<end]))
  }
}

/// The rules for changes that break others. They need the specs of an earlier state, so `lint` does not
/// know them.
extension Rule {
  static let breaking = [
    sourceRemoved, sourceParameters, sourceResult, sourceFields, sourceCases, sourceRequirements,
    sourceApp, routeLink, routeMenu, dataPayload, dataRequest, dataStored, dataEvents, visualToken,
    visualString,
  ]

  static let sourceRemoved = change(
    name: "source-removed",
    summary: "A declaration that Swift code can name is gone.",
    rationale:
      "Its generated types go with it, and hand-written code that names them does not compile.",
    examples: """
      enum: Size
      cases: { small: s, large: l }«
      ---
      enum: ‹Colour›
      cases: { red: r, blue: b }→»
      """)

  static let sourceParameters = change(
    name: "source-parameters",
    summary: "What a screen, request, source or component takes is not what it was.",
    rationale: "Parameters are those of generated initialisers, and of the cases of destinations.",
    examples: """
      screen: Item
      parameters: { itemID: ID«→, ‹count›: Int» }
      sections: []
      """)

  static let sourceResult = change(
    name: "source-result",
    summary: "What a screen returns, or a request or source yields, is of another type.",
    rationale: "Hand-written code that takes the value expects the type that it had.",
    examples: """
      screen: Choice
      returns: «String→‹Int›»
      sections: []
      """)

  static let sourceFields = change(
    name: "source-fields",
    summary: "A model's property is gone, of another type, or new and without a value of its own.",
    rationale: "Hand-written code reads properties and makes models by their initialiser.",
    examples: """
      model: Product
      fields: { id: ID, price: «Double→‹Int›» }
      """)

  static let sourceCases = change(
    name: "source-cases",
    summary: "An enum, union or catalogue of events has other cases.",
    rationale: "Switches over them have no default, so that each case is thought of.",
    examples: """
      enum: Size
      cases: { small: s, large: l«→, ‹huge›: h» }
      """)

  static let sourceRequirements = change(
    name: "source-requirements",
    summary: "The app has to implement something else than before.",
    rationale:
      "Methods that `call:` and `rule:` name, `computed:` values and the types of `swift:` are written by hand.",
    examples: """
      screen: Chart
      swift: { type: «ChartController→‹PlotController›» }
      """)

  static let sourceApp = change(
    name: "source-app",
    summary: "The generated code as a whole is named, reached or built otherwise.",
    rationale:
      "The app's name is that of its class, the access level says who can use it, and each system has controllers of its own.",
    examples: """
      app: «Shop→‹Store›»
      language: 1
      """)

  static let routeLink = change(
    name: "route-link",
    summary: "A link that worked leads nowhere, elsewhere, or takes other values.",
    rationale: "Links stand in mails, on web pages and in other apps, where nobody can mend them.",
    examples: """
      app: ‹Shop›
      language: 1
      links: [{ url: "shop://«items→things»/{itemID}", screen: Item }]
      ---
      screen: Item
      parameters: { itemID: ID }
      sections: []
      """)

  static let routeMenu = change(
    name: "route-menu",
    summary: "A screen is not in the menu any more.",
    rationale:
      "People know their way by it, and what an app restores at its start may be that screen.",
    examples: """
      app: Shop
      language: 1
      host:
        ‹menu: [{ screen: Home, title: tab.home }«, { screen: Cart, title: tab.cart }→»]›
      ---
      screen: Cart
      sections: []
      """)

  static let dataPayload = change(
    name: "data-payload",
    summary: "Answers that could be decoded cannot be any more.",
    rationale:
      "Servers, caches and files go on giving what they gave; what does not decode is not shown.",
    examples: """
      model: Product
      fields: { id: ID, ‹price›: «Double?→Double» }
      """)

  static let dataRequest = change(
    name: "data-request",
    summary: "Something else is sent to the server.",
    rationale: "A server has to know the new form before the first app uses it.",
    examples: """
      api: Main
      base: https://shop.example
      ---
      request: Order
      parameters: { id: ID }
      method: POST
      path: «/orders→‹/purchases›»
      body: { id: $parameters.id }
      """)

  static let dataStored = change(
    name: "data-stored",
    summary: "What devices have kept is not found again.",
    rationale:
      "After an update people would find their settings gone, or what they have entered and not sent.",
    examples: """
      screen: Items
      state: { «‹big›→large»: { type: Bool, default: false, stored: true } }
      sections: []
      """)

  static let dataEvents = change(
    name: "data-events",
    summary: "Analytics is told something else.",
    rationale: "Reports over time compare events by their names and parameters.",
    examples: """
      events: ‹Analytics›
      cases: { opened: { itemID: ID }«, closed: {}→» }
      """)

  static let visualToken = change(
    name: "visual-token",
    summary: "A colour, font or distance of the theme is gone or another one.",
    rationale: "Everything that uses it looks otherwise, hand-written code included.",
    examples: """
      theme: Plain
      colors: { ‹accent›: { light: "«#0057d9→#d90057»" } }
      """)

  static let visualString = Rule(
    name: "visual-string",
    summary: "A string of the app is gone, or takes other values.",
    rationale:
      "Hand-written code asks for strings by their keys, too. Where there is none, people read the key.",
    examples: RuleExamples(
      [
        ("App.yaml", "app: Shop\nlanguage: 1\nstrings: Localizable.strings"),
        (
          "Localizable.strings",
          """
          "tab.home" = "Home";
          «‹"tab.cart"› = "Cart";→»
          """
        ),
      ], areStates: true))

  /// A rule about a change of one file.
  private static func change(
    name: String, summary: String, rationale: String, examples text: String
  ) -> Rule {
    Rule(name: name, summary: summary, rationale: rationale, examples: .change(text))
  }
}
