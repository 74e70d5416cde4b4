import Diagnostics
import SpecModel
import SpecSemantics

/// The theme in use, for whose tokens generated code has members, and the others that the app can wear.
extension AppComparison {
  mutating func compareTheme() {
    guard let old = earlier.theme, let new = later.theme else { return }
    compare(old, new)
    for other in earlier.themes where other.name.text != old.name.text {
      guard let now = later.themes.first(where: { $0.name.text == other.name.text }) else {
        reportRemoval(ofTheme: other, beside: new)
        continue
      }
      if now.name.text != new.name.text { compare(other, now) }
    }
  }

  private mutating func reportRemoval(ofTheme old: ThemeDeclaration, beside new: ThemeDeclaration) {
    guard let place = later.location(of: .theme, new.name.text),
      let oldPlace = earlier.location(of: .theme, old.name.text)
    else { return }
    report(
      .sourceRemoved, "the theme `\(old.name.text)` is gone", at: place,
      was: (oldPlace, "it was declared here"),
      help: "hand-written code that wears it has to wear another one")
  }

  private mutating func compare(_ old: ThemeDeclaration, _ new: ThemeDeclaration) {
    guard let oldPlace = earlier.location(of: .theme, old.name.text),
      let newPlace = later.location(of: .theme, new.name.text)
    else { return }
    let sides = Sides(old: oldPlace.file, new: newPlace.file)
    compareTokens("color", old.colors, new.colors, \.name, new.name, sides) {
      $0.value.isSame(as: $1.value)
    }
    compareTokens("font", old.fonts, new.fonts, \.name, new.name, sides) {
      $0.face.isSame(as: $1.face) && $0.size == $1.size && $0.weight == $1.weight
        && $0.scales == $1.scales && $0.maximum == $1.maximum
    }
    compareTokens("spacing", old.spacing, new.spacing, \.name, new.name, sides) {
      $0.points == $1.points
    }
    compareTokens("radius", old.radii, new.radii, \.name, new.name, sides) {
      $0.points == $1.points
    }
    compareTokens("border", old.borders, new.borders, \.name, new.name, sides) {
      $0.value.width == $1.value.width && $0.value.color.text == $1.value.color.text
    }
    compareTokens("shadow", old.shadows, new.shadows, \.name, new.name, sides) {
      $0.value.isSame(as: $1.value)
    }
    compareTokens("gradient", old.gradients, new.gradients, \.name, new.name, sides) {
      $0.value.isSame(as: $1.value)
    }
    compareTokens("duration", old.durations, new.durations, \.name, new.name, sides) {
      $0.duration == $1.duration
    }
  }

  private mutating func compareTokens<Token>(
    _ kind: String, _ old: [Token], _ new: [Token], _ name: KeyPath<Token, Name>, _ theme: Name,
    _ sides: Sides, isSame: (Token, Token) -> Bool
  ) {
    let now = Dictionary(new.map { ($0[keyPath: name].text, $0) }) { first, _ in first }
    for token in old {
      let before = token[keyPath: name]
      guard let after = now[before.text] else {
        report(
          .visualToken, "the theme has no \(kind) `\(before.text)` any more",
          at: sides.new(theme.span), was: (sides.old(before.span), "it was declared here"),
          help: "hand-written code that uses it has to change, too")
        continue
      }
      guard !isSame(token, after) else { continue }
      report(
        .visualToken, "the \(kind) `\(before.text)` is another one",
        at: sides.new(after[keyPath: name].span),
        was: (sides.old(before.span), "it was declared here"),
        help: "look at what uses it, hand-written screens included")
    }
  }
}

/// Names are compared by what they say: in another version they stand elsewhere.
extension ColorValue {
  fileprivate func isSame(as other: ColorValue) -> Bool {
    switch (self, other) {
    case (.asset(let one), .asset(let other)): one.text == other.text
    case (.swift(let one), .swift(let other)): one.isSame(as: other)
    default: self == other
    }
  }
}

extension CellShadow where Color == Name {
  fileprivate func isSame(as other: CellShadow) -> Bool {
    color?.text == other.color?.text && opacity == other.opacity && radius == other.radius
      && x == other.x && y == other.y
  }
}

extension CellGradient {
  fileprivate func isSame(as other: CellGradient) -> Bool {
    from.text == other.from.text && to.text == other.to.text && direction == other.direction
  }
}

extension FontFace {
  fileprivate func isSame(as other: FontFace) -> Bool {
    switch (self, other) {
    case (.family(let one), .family(let other)), (.file(let one), .file(let other)):
      one.text == other.text
    case (.swift(let one), .swift(let other)): one.isSame(as: other)
    default: self == other
    }
  }
}

extension SwiftMember {
  fileprivate func isSame(as other: SwiftMember) -> Bool {
    text == other.text && type.module?.text == other.type.module?.text
  }
}
