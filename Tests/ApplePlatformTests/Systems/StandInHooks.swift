import Foundation

/// Takes from the stand-in what UIKit has not: the hooks for tests, which are named for it.
enum StandInHooks {
  static func hidden(in text: String) -> String {
    guard text.contains("eadless") else { return text }
    return text.replacing(/\b(?:public|open) ((?:\w+ )*`?_?[hH]eadless)/) { "\($0.output.1)" }
      .replacing(/\b(?:public|open) (init\(\s*_headless)/) { "\($0.output.1)" }
  }
}
