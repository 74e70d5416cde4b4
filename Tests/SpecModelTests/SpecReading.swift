import Diagnostics
import SourceText

@testable import SpecModel

/// Reads a spec from its text.
func read(_ text: String) -> SpecFile {
  SpecReader.read(Array(text.utf8), id: FileID(rawValue: 0), path: "test.yaml")
}

/// A finding as its rule and the marked piece of the source.
struct Finding: Equatable, CustomStringConvertible {
  var rule: String
  var place: String

  var description: String { "\(rule) at “\(place)”" }
}

/// What reading a text reports.
func findings(_ text: String) -> [Finding] {
  let bytes = Array(text.utf8)
  return read(text).diagnostics.map { diagnostic in
    let span = diagnostic.primary.span
    let place = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    return Finding(rule: diagnostic.rule, place: place)
  }
}

/// Texts of the findings' help lines.
func help(_ text: String) -> [String] {
  read(text).diagnostics.flatMap(\.help)
}
