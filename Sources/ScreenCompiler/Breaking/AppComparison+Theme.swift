import Diagnostics
import SpecModel
import SpecSemantics

/// The theme in use: generated code has a member for each token.
extension AppComparison {
  mutating func compareTheme() {
    guard let old = earlier.theme, let new = later.theme,
      let oldPlace = earlier.location(of: .theme, old.name.text),
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
