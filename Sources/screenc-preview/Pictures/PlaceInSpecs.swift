import Foundation
import SourceText
import SpecModel

/// A line of a spec, as an editor has it under the cursor.
@MainActor
struct PlaceInSpecs {
  private let file: URL
  private let line: Int
  private let text: String

  /// Reads `FILE:LINE`, behind which a column may stand.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 2, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard parts.count > 1, let line = parts.last.flatMap({ Int($0) }), line > 0 else { return nil }
    file = URL(fileURLWithPath: parts.dropLast().joined(separator: ":")).standardizedFileURL
    self.line = line
    self.text = text
  }

  /// The screen that is declared there or, where something else is, those that show it.
  ///
  /// - Throws: A ``PreviewFailure`` where that are none.
  func screens(of app: PreviewedApp) throws -> [String] {
    let documents = Documents(of: app)
    guard let here = documents.position(atLine: line, of: file) else {
      throw PreviewFailure("\(text) is in no spec of \(app.specs.path)")
    }
    let shown = Set(documents.screens(showing: here))
    let screens = app.screenNames.filter(shown.contains)
    guard !screens.isEmpty else {
      let name = documents.name(at: here)
      throw PreviewFailure("no screen shows what is declared at \(text), `\(name)`")
    }
    return screens
  }

  /// The declarations of an app with what each of them names.
  private struct Documents {
    private struct Document {
      let name: String
      let isScreen: Bool
      /// What stands in files is part of one only by its lines.
      let file: URL
      let lines: ClosedRange<Int>
      let words: Set<String>
    }

    private let documents: [Document]

    @MainActor
    init(of app: PreviewedApp) {
      let root = URL(fileURLWithPath: app.specs.path, isDirectory: true).absoluteURL
      documents = app.checked.index.files.flatMap { file -> [Document] in
        let url = root.appending(path: file.path).standardizedFileURL
        guard let data = try? Data(contentsOf: url) else { return [] }
        let index = LineIndex([UInt8](data))
        let lines = String(decoding: data, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        return file.declarations.map { declaration in
          let name = index.position(at: Int(declaration.name.span.start)).line
          let first = lines[..<(name - 1)].lastIndex { $0.hasPrefix("---") }.map { $0 + 2 } ?? 1
          let last = lines[name...].firstIndex { $0.hasPrefix("---") } ?? lines.count
          let text = lines[(first - 1)..<last].joined(separator: "\n")
          let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          return Document(
            name: declaration.name.text, isScreen: declaration.kind == .screen, file: url,
            lines: first...max(first, last), words: Set(words))
        }
      }
    }

    func position(atLine line: Int, of file: URL) -> Int? {
      documents.firstIndex { $0.file == file && $0.lines.contains(line) }
    }

    func name(at position: Int) -> String { documents[position].name }

    /// A screen itself, or the screens that lead to what else is declared.
    func screens(showing position: Int) -> [String] {
      var reached: Set = [position]
      var waiting = [position]
      var screens: [String] = []
      while let next = waiting.popLast() {
        guard !documents[next].isScreen else {
          // What leads to that screen shows another one.
          screens.append(documents[next].name)
          continue
        }
        for (other, document) in documents.enumerated()
        where document.words.contains(documents[next].name) {
          if reached.insert(other).inserted { waiting.append(other) }
        }
      }
      return screens
    }
  }
}
