/// The library's own texts. An app translates them by strings with these keys.
enum StandardText {
  static let retry = ScreenText.key("screen.retry", default: "Try again")
  static let ok = ScreenText.key("screen.ok", default: "OK")
  static let cancel = ScreenText.key("screen.cancel", default: "Cancel")
  static let menu = ScreenText.key("screen.menu", default: "Menu")
  static let closeMenu = ScreenText.key("screen.closeMenu", default: "Close the menu")
  static let empty = ScreenText.key("screen.empty", default: "Nothing here yet")
  static let error = ScreenText.key("screen.error", default: "This could not be loaded")
  static let discard = ScreenText.key("screen.discard", default: "Discard your changes?")
  static let required = ScreenText.key("form.required", default: "Please fill this in")
  static let invalid = ScreenText.key("form.invalid", default: "This is not valid")

  static func tooLong(_ limit: Int) -> ScreenText {
    .key("form.tooLong", [limit], default: "At most %lld characters")
  }

  static func tooShort(_ limit: Int) -> ScreenText {
    .key("form.tooShort", [limit], default: "At least %lld characters")
  }

  static func tooSmall(_ limit: Double) -> ScreenText {
    .key("form.tooSmall", [limit], default: "At least %@")
  }

  static func tooBig(_ limit: Double) -> ScreenText {
    .key("form.tooBig", [limit], default: "At most %@")
  }
}
