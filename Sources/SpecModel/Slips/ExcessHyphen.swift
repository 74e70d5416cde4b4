import Diagnostics
import SourceText

/// A hyphen before a key that begins no item: what stands below it is indented as though the hyphen were not there.
enum ExcessHyphen {
  static func all(in lines: SourceLines, _ suspects: [Int], of file: FileID) -> [Slip] {
    suspects.compactMap { number in
      let line = lines.lines[number]
      guard line.isItem, let key = line.key else { return nil }
      let place = Location(file: file, span: ByteSpan(line.content..<line.inner))
      let name = lines.string(key)
      return Slip(
        Diagnostic(
          Rule.syntax(.yamlSyntax),
          "`\(name)` begins no item of a list, and has a hyphen before it",
          at: Location(file: file, span: place.span.union(key)),
          help: ["take the hyphen and the space behind it out: `\(name):`"],
          fixes: [
            Fix(
              "take the hyphen out", .unsafe, edits: [Fix.Edit(place, replacement: "")])
          ]))
    }
  }
}
