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

  static let sourceRemoved = Rule(
    name: "source-removed",
    summary: "A declaration that Swift code can name is gone.",
    rationale:
      "Its generated types go with it, and hand-written code that names them does not compile.")

  static let sourceParameters = Rule(
    name: "source-parameters",
    summary: "What a screen, request, source or component takes is not what it was.",
    rationale: "Parameters are those of generated initialisers, and of the cases of destinations.")

  static let sourceResult = Rule(
    name: "source-result",
    summary: "What a screen returns, or a request or source yields, is of another type.",
    rationale: "Hand-written code that takes the value expects the type that it had.")

  static let sourceFields = Rule(
    name: "source-fields",
    summary: "A model's property is gone, of another type, or new and without a value of its own.",
    rationale: "Hand-written code reads properties and makes models by their initialiser.")

  static let sourceCases = Rule(
    name: "source-cases",
    summary: "An enum, union or catalogue of events has other cases.",
    rationale: "Switches over them have no default, so that each case is thought of.")

  static let sourceRequirements = Rule(
    name: "source-requirements",
    summary: "The app has to implement something else than before.",
    rationale:
      "Methods that `call:` names, `computed:` values and the types of `swift:` are written by hand."
  )

  static let sourceApp = Rule(
    name: "source-app",
    summary: "The generated code as a whole is named, reached or built otherwise.",
    rationale:
      "The app's name is that of its class, the access level says who can use it, and each system has controllers of its own."
  )

  static let routeLink = Rule(
    name: "route-link",
    summary: "A link that worked leads nowhere, elsewhere, or takes other values.",
    rationale: "Links stand in mails, on web pages and in other apps, where nobody can mend them.")

  static let routeMenu = Rule(
    name: "route-menu",
    summary: "A screen is not in the menu any more.",
    rationale:
      "People know their way by it, and what an app restores at its start may be that screen.")

  static let dataPayload = Rule(
    name: "data-payload",
    summary: "Answers that could be decoded cannot be any more.",
    rationale:
      "Servers, caches and files go on giving what they gave; what does not decode is not shown.")

  static let dataRequest = Rule(
    name: "data-request",
    summary: "Something else is sent to the server.",
    rationale: "A server has to know the new form before the first app uses it.")

  static let dataStored = Rule(
    name: "data-stored",
    summary: "What devices have kept is not found again.",
    rationale: "After an update people would find their settings gone.")

  static let dataEvents = Rule(
    name: "data-events",
    summary: "Analytics is told something else.",
    rationale: "Reports over time compare events by their names and parameters.")

  static let visualToken = Rule(
    name: "visual-token",
    summary: "A colour, font or distance of the theme is gone or another one.",
    rationale: "Everything that uses it looks otherwise, hand-written code included.")

  static let visualString = Rule(
    name: "visual-string",
    summary: "A string of the app is gone, or takes other values.",
    rationale:
      "Hand-written code asks for strings by their keys, too. Where there is none, people read the key."
  )
}
