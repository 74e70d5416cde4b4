import Foundation
import ScreenInterpreter

/// A screen in a state and surroundings, as its picture is called.
struct PictureName: Hashable, Codable {
  let screen: String
  let state: String
  /// What is not as most people have it, such as `dark` or `320x568`.
  let surroundings: [String]

  init(_ screen: String, _ state: ScreenState, _ surroundings: Surroundings, language: String?) {
    self.screen = screen
    self.state = state.rawValue
    let usual = Surroundings()
    let size = surroundings.size
    let isMirrored = PreviewOptions.readsRightToLeft(language) != surroundings.isRightToLeft
    self.surroundings = [
      language,
      size == usual.size ? nil : "\(Int(size.width))x\(Int(size.height))",
      surroundings.isDark ? "dark" : nil,
      surroundings.textSize == usual.textSize ? nil : "\(surroundings.textSize)",
      isMirrored ? (surroundings.isRightToLeft ? "right-to-left" : "left-to-right") : nil,
      surroundings.hasIncreasedContrast ? "high-contrast" : nil,
    ].compactMap(\.self)
  }

  /// The name of a file in a folder of pictures; nil where it is none of theirs.
  init?(path: String) {
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[1].hasSuffix(".svg") else { return nil }
    let words = parts[1].dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard let state = words.first.flatMap({ ScreenState(rawValue: String($0)) }) else { return nil }
    screen = String(parts[0])
    self.state = state.rawValue
    surroundings = words.count > 1 ? [words.dropFirst().joined(separator: "-")] : []
  }

  /// Where its picture lies in a folder of pictures.
  var path: String { "\(screen)/\(fileName)" }

  /// What its file is called.
  var fileName: String { ([state] + surroundings).joined(separator: "-") + ".svg" }

  /// What it is called in a sentence, beside the screen.
  var words: String { surroundings.isEmpty ? "light" : surroundings.joined(separator: ", ") }
}
