import SourceText
import SpecModel

/// The ways into the app.
extension AppComparison {
  mutating func compareRoutes(_ old: AppDeclaration, _ new: AppDeclaration, _ sides: Sides) {
    compareLinks(old.links, new, sides)
    let menu = Set((new.host?.menu ?? []).map(\.screen.text))
    for entry in old.host?.menu ?? [] where !menu.contains(entry.screen.text) {
      report(
        .routeMenu, "`\(entry.screen.text)` is not in the menu any more",
        at: sides.new(new.host?.span ?? new.name.span),
        was: (sides.old(entry.screen.span), "it was an entry here"),
        help: "lead to it from a screen of the menu, so that it can be found")
    }
  }

  private mutating func compareLinks(
    _ old: [LinkDeclaration], _ app: AppDeclaration, _ sides: Sides
  ) {
    var patterns: [String: LinkDeclaration] = [:]
    for link in app.links { patterns[link.pattern] = link }
    for link in old {
      guard let now = patterns[link.pattern] else {
        report(
          .routeLink, "links to `\(link.url.text)` lead nowhere any more",
          at: sides.new(app.name.span),
          was: (sides.old(link.url.span), "the link was declared here"),
          help:
            "keep the link, and let it lead to the screen that took the place of `\(link.screen.text)`"
        )
        continue
      }
      if now.screen.text != link.screen.text {
        report(
          .routeLink,
          "links to `\(now.url.text)` lead to `\(now.screen.text)` and led to `\(link.screen.text)`",
          at: sides.new(now.screen.span), was: (sides.old(link.screen.span), "it was said here"),
          help: "make sure that it shows what such links promise")
      }
      compareCaptures(of: link, now, sides)
    }
  }

  /// A value in a link is taken as the screen's parameter, in whose type it has to be written.
  private mutating func compareCaptures(
    of old: LinkDeclaration, _ new: LinkDeclaration, _ sides: Sides
  ) {
    for (before, after) in zip(old.captures, new.captures) {
      let oldType = earlier.screen(old.screen.text)?.type(ofParameter: before.text)
      let newType = later.screen(new.screen.text)?.type(ofParameter: after.text)
      guard let oldType, let newType, oldType != newType else { continue }
      report(
        .routeLink,
        "links to `\(new.url.text)` have to say a `\(newType)` where a `\(oldType)` did",
        at: sides.new(after.span),
        was: (sides.old(before.span), "it stood for a `\(oldType)` here"),
        help: "links that say something else are not followed: keep the type")
    }
  }
}

extension LinkDeclaration {
  /// The address with its captures unnamed: what they are called is nobody's business outside.
  fileprivate var pattern: String {
    var pattern = ""
    var isInside = false
    for character in url.text {
      if character == "{" { isInside = true }
      if !isInside || character == "{" { pattern.append(character) }
      if character == "}" { isInside = false }
    }
    return pattern
  }
}

extension ScreenDeclaration {
  fileprivate func type(ofParameter name: String) -> TypeReference.Shape? {
    parameters.first { $0.name.text == name }?.type.shape
  }
}
