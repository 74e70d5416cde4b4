import Foundation
import SpecModel

/// The specs of the app behind a log-in gate, with a screen on each side of it for each system.
enum ClubSpecs {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was generated from the specs.
  static let generated = folder.appending(path: "Generated/Club")

  static func all() throws -> ShelfSpecs {
    var texts = try ["App", "Door"].map { ("Club\($0).yaml", try read($0)) }
    for architecture in Architecture.standard {
      for screen in ["Entry", "Home", "Place"] {
        let name = architecture.rawValue.capitalized + screen
        var text = try read(screen)
          .replacing("screen: \(screen)", with: "screen: \(name)")
          .replacing("push: Place", with: "push: \(architecture.rawValue.capitalized)Place")
          .replacing("architecture: collection", with: "architecture: \(architecture.rawValue)")
        if architecture != .viper, screen == "Entry" {
          // The door presents one entry and pushes the others.
          text = text.replacing("do: dismiss", with: "do: pop")
        }
        if architecture == .viper, screen == "Home" {
          // Scenes do not see the app, so they are handed what they need of the session.
          text =
            text
            .replacing("$session.member", with: "$parameters.member")
            .replacing("sections:", with: "parameters:\n  member: Member\nsections:")
        }
        texts.append(("\(name).yaml", text))
      }
    }
    return ShelfSpecs(texts)
  }

  private static func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Specs/Club/\(name).yaml"), encoding: .utf8)
  }
}
