import Foundation
import Testing

/// A mistake that is put into a copy of a source file, and what has to be said of it.
struct SeededMistake: Sendable, CustomTestStringConvertible {
  let name: String
  let path: String
  let old: String
  let new: String
  /// What the check says that finds it.
  let words: String

  init(
    _ name: String, in path: String, replacing old: String, by new: String, saying words: String
  ) {
    self.name = name
    self.path = "Sources/\(path)"
    self.old = old
    self.new = new
    self.words = words
  }

  var testDescription: String { name }

  /// The target that the file is of.
  var target: String { String(path.split(separator: "/")[1]) }

  /// The file with the mistake in it; its place has to be there, and only once.
  func text() throws -> String {
    let text = try String(
      contentsOf: RuntimeSources.root.appending(path: path), encoding: .utf8)
    #expect(text.components(separatedBy: old).count == 2, "\(path) has changed: \(old)")
    return text.replacing(old, with: new)
  }
}
