import Foundation

/// The library's own texts. An app translates them by strings with these keys.
package enum StandardText {
  package static let retry = ScreenText.key("screen.retry", default: "Try again")
  package static let ok = ScreenText.key("screen.ok", default: "OK")
  package static let cancel = ScreenText.key("screen.cancel", default: "Cancel")
  package static let menu = ScreenText.key("screen.menu", default: "Menu")
  package static let closeMenu = ScreenText.key("screen.closeMenu", default: "Close the menu")
  package static let more = ScreenText.key("screen.more", default: "More")
  package static let empty = ScreenText.key("screen.empty", default: "Nothing here yet")
  package static let error = ScreenText.key("screen.error", default: "This could not be loaded")
  package static let failed = ScreenText.key(
    "screen.failed", default: "That did not work. Please try again.")
  package static let discard = ScreenText.key("screen.discard", default: "Discard your changes?")
  package static let select = ScreenText.key("screen.select", default: "Select")
  package static let selectAll = ScreenText.key("screen.selectAll", default: "Select all")
  package static let deselectAll = ScreenText.key("screen.deselectAll", default: "Deselect all")
  package static let moveUp = ScreenText.key("screen.moveUp", default: "Move up")
  package static let moveDown = ScreenText.key("screen.moveDown", default: "Move down")
  package static let expanded = ScreenText.key("screen.expanded", default: "Expanded")
  package static let collapsed = ScreenText.key("screen.collapsed", default: "Collapsed")
  package static let done = ScreenText.key("screen.done", default: "Done")
  package static let today = ScreenText.key("screen.today", default: "Today")
  package static let yesterday = ScreenText.key("screen.yesterday", default: "Yesterday")
  package static let tomorrow = ScreenText.key("screen.tomorrow", default: "Tomorrow")
  package static let upcoming = ScreenText.key("screen.upcoming", default: "Upcoming")
  package static let lastSevenDays = ScreenText.key(
    "screen.lastSevenDays", default: "Last 7 days")
  package static let lastThirtyDays = ScreenText.key(
    "screen.lastThirtyDays", default: "Last 30 days")
  package static let earlier = ScreenText.key("screen.earlier", default: "Earlier")
  package static let locked = ScreenText.key("host.locked", default: "Show that it is you")
  package static let unlock = ScreenText.key("host.unlock", default: "Unlock")
  package static let logOut = ScreenText.key("host.logOut", default: "Log out")
  package static let nextStep = ScreenText.key("form.next", default: "Next")
  package static let previousStep = ScreenText.key("form.previous", default: "Previous")
  package static let clear = ScreenText.key("form.clear", default: "Clear")
  package static let required = ScreenText.key("form.required", default: "Please fill this in")
  package static let choicesLoading = ScreenText.key("form.choicesLoading", default: "Loading…")
  package static let choicesFailed = ScreenText.key(
    "form.choicesFailed", default: "This could not be loaded. Tap to try again.")
  package static let addPhotos = ScreenText.key("form.addPhotos", default: "Add photos")
  package static let photosLoading = ScreenText.key(
    "form.photosLoading", default: "Loading photos…")
  package static let photosFailed = ScreenText.key(
    "form.photosFailed", default: "Not all photos could be loaded. Tap to choose again.")
  package static let invalid = ScreenText.key("form.invalid", default: "This is not valid")

  package static let notEmail = ScreenText.key(
    "form.notEmail", default: "Please enter an e-mail address")
  package static let notPhone = ScreenText.key(
    "form.notPhone", default: "Please enter a phone number")
  package static let notAddress = ScreenText.key(
    "form.notAddress", default: "Please enter an address such as https://example.com")

  package static func selected(_ count: Int) -> ScreenText {
    .key("screen.selected", [count], default: "%lld selected")
  }

  package static func stars(_ value: Double, of count: Int) -> ScreenText {
    .key("cell.stars", [value, count], default: "%1$@ of %2$lld stars")
  }

  package static func increase(_ label: String) -> ScreenText {
    .key("cell.increase", [label], default: "Increase %@")
  }

  package static func decrease(_ label: String) -> ScreenText {
    .key("cell.decrease", [label], default: "Decrease %@")
  }

  package static func step(_ number: Int, of count: Int) -> ScreenText {
    .key("form.step", [number, count], default: "Step %1$lld of %2$lld")
  }

  package static func photo(_ number: Int, of count: Int) -> ScreenText {
    .key("form.photo", [number, count], default: "Photo %1$lld of %2$lld")
  }

  package static func removePhoto(_ number: Int, of count: Int) -> ScreenText {
    .key("form.removePhoto", [number, count], default: "Remove photo %1$lld of %2$lld")
  }

  package static func tooLong(_ limit: Int) -> ScreenText {
    .key("form.tooLong", [limit], default: "At most %lld characters")
  }

  package static func tooShort(_ limit: Int) -> ScreenText {
    .key("form.tooShort", [limit], default: "At least %lld characters")
  }

  package static func tooFew(_ limit: Int) -> ScreenText {
    .key("form.tooFew", [limit], default: "Choose at least %lld")
  }

  package static func tooMany(_ limit: Int) -> ScreenText {
    .key("form.tooMany", [limit], default: "Choose at most %lld")
  }

  package static func tooSmall(_ limit: Double) -> ScreenText {
    .key("form.tooSmall", [limit], default: "At least %@")
  }

  package static func tooBig(_ limit: Double) -> ScreenText {
    .key("form.tooBig", [limit], default: "At most %@")
  }

  package static func tooEarly(_ limit: Date) -> ScreenText {
    .key("form.tooEarly", [ScreenText.formatted(limit, .date)], default: "Not before %@")
  }

  package static func tooLate(_ limit: Date) -> ScreenText {
    .key("form.tooLate", [ScreenText.formatted(limit, .date)], default: "Not after %@")
  }
}
