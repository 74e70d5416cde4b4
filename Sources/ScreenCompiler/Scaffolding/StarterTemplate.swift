/// What kind of app the first specs are of.
public enum StarterTemplate: String, CaseIterable, Sendable {
  /// One screen that greets.
  case hello
  /// A list that a server answers, and the page of one of its entries.
  case list
  /// Two tabs, of which one has settings.
  case tabs
  /// A log-in before the first screen.
  case login

  /// What it is, for a list of all.
  public var summary: String {
    switch self {
    case .hello: "one screen that greets"
    case .list: "a list that a server answers, and the page of one of its entries"
    case .tabs: "two tabs, of which one has settings"
    case .login: "a log-in before the first screen"
    }
  }

  /// Whether it can be a part of an app that is there already: such an app has a log-in of its own.
  public var fitsExistingApps: Bool { self != .login }

  /// The screens of the app's menu, with their titles and symbols.
  func menu(ofApp name: String) -> [(screen: String, title: String, icon: String)] {
    switch self {
    case .hello: [("Home", name, "house")]
    case .list: [("Notes", "Notes", "list.bullet")]
    case .tabs: [("Home", "Home", "house"), ("Settings", "Settings", "gearshape")]
    case .login: [("Home", name, "house")]
    }
  }

  /// The server that the app asks, if it asks any.
  var api: String? {
    switch self {
    case .hello, .tabs: nil
    case .list:
      """
      # Where the notes come from.
      api: Main
      base: https://api.example.com
      """
    case .login:
      """
      api: Main
      base: https://api.example.com
      auth: { bearer: $session.token }
      session:
        fields:
          member: Member
          token: { type: String, secret: true }
        begins: [LogIn]
      """
    }
  }

  /// The colours, fonts and distances that the screens name; none where they name none.
  var theme: String? {
    guard self != .hello else { return nil }
    return """
      theme: Plain
      colors:
        background: { light: "#ffffff", dark: "#000000" }
        surface: { light: "#f2f2f7", dark: "#1c1c1e" }
        text: { light: "#000000", dark: "#ffffff" }
        secondaryText: { light: "#5c5c60", dark: "#aeaeb2" }
        accent: { light: "#0a5fc4", dark: "#6cb2ff" }
      fonts:
        body: { size: 17 }
        headline: { size: 17, weight: semibold }
        caption: { size: 13, scales: footnote }
      spacing: { s: 4, m: 8, l: 16 }
      """
  }
}
