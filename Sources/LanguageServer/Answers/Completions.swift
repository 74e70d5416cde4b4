import Diagnostics
import ScreenCompiler
import SourceText

/// What may stand at a place.
extension LanguageServer {
  func completion(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    let site = try site(parameters)
    let byte = try byte(parameters, in: site)
    let completion = try answered { () throws(FileError) in
      try site.specs.completion(in: site.path, text: site.text, at: byte)
    }
    let range = site.lines.range(of: completion.replaced)
    let items = completion.candidates.enumerated().map { place, candidate in
      JSONValue.present([
        ("label", .string(candidate.name)),
        ("documentation", candidate.detail.map { .string($0) }),
        // Editors sort by letters, and the reference has an order that means something.
        ("sortText", .string(String(String(place + 1_000_000).dropFirst()))),
        (
          "textEdit",
          .object([("range", range), ("newText", .string(candidate.name))])
        ),
      ])
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
  }

  /// What the reference says of the word at a place; nil where it says nothing.
  func meaning(
    at byte: Int, in site: Site
  ) throws(RequestProblem) -> (word: ByteSpan, text: String)? {
    let first = try answered { () throws(FileError) in
      try site.specs.completion(in: site.path, text: site.text, at: byte)
    }
    let word = first.replaced
    guard word.count > 0 else { return nil }
    let name = String(decoding: site.text[word.range], as: UTF8.self)
    // With nothing before the place, what may stand there is listed whole.
    let all = try answered { () throws(FileError) in
      try site.specs.completion(in: site.path, text: site.text, at: word.range.lowerBound)
    }
    return all.candidates.first { $0.name == name }?.detail.map { (word, $0) }
  }
}
