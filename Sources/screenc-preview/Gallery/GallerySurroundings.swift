import Foundation
import ScreenInterpreter

/// Surroundings in which a gallery has pictures, by the name that they have there.
struct GallerySurroundings: Sendable {
  let name: String
  var surroundings = Surroundings()

  /// What most people have.
  static let first = GallerySurroundings(name: "iPhone, light")

  static let usual = [
    first,
    GallerySurroundings(name: "iPhone, dark", surroundings: Surroundings(isDark: true)),
    GallerySurroundings(
      name: "iPhone, large text", surroundings: Surroundings(textSize: .accessibilityLarge)),
    GallerySurroundings(
      name: "iPhone, right to left", surroundings: Surroundings(isRightToLeft: true)),
    GallerySurroundings(
      name: "iPhone SE, high contrast",
      surroundings: Surroundings(
        size: CGSize(width: 320, height: 568), hasIncreasedContrast: true)),
    GallerySurroundings(
      name: "iPad", surroundings: Surroundings(size: CGSize(width: 820, height: 1180))),
  ]

  /// A language of the app's texts, read in the direction that it is written in.
  init(language: String) {
    name = "iPhone, \(language)"
    surroundings = Surroundings(isRightToLeft: PreviewOptions.readsRightToLeft(language))
  }

  /// The same for readers of a language, who read in its direction.
  func read(in language: String?) -> GallerySurroundings {
    guard PreviewOptions.readsRightToLeft(language) else { return self }
    var other = surroundings
    other.isRightToLeft.toggle()
    return GallerySurroundings(
      name: name.replacing("right to left", with: "left to right"), surroundings: other)
  }

  private init(name: String, surroundings: Surroundings = Surroundings()) {
    self.name = name
    self.surroundings = surroundings
  }
}
