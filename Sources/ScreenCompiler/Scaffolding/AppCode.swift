import SourceText
import SwiftEmitter

/// The hand-written Swift files of an app.
struct AppCode {
  let paths: [String]

  /// Finds the Swift files below folders, but for those below others.
  ///
  /// A folder that isn't there has no files.
  init(below folders: [String], without excluded: [String]) throws(FileError) {
    var paths: [String] = []
    var known: Set<String> = []
    var folders = folders.filter { FileSystem.kind(of: $0) == .directory }
    let excluded = Set(excluded.map(Path.normalized))
    while let folder = folders.popLast() {
      for entry in try FileSystem.entries(of: folder) where !entry.name.hasPrefix(".") {
        let path = Path.join(folder, entry.name)
        switch entry.kind {
        case .directory: if !excluded.contains(Path.normalized(path)) { folders.append(path) }
        case .file:
          if entry.name.hasSuffix(".swift"), known.insert(Path.normalized(path)).inserted {
            paths.append(path)
          }
        case .other: break
        }
      }
    }
    self.paths = paths.sorted()
  }

  /// The first file that has what hand-written code is for.
  func file(with subject: HandWrittenFile.Subject) throws(FileError) -> String? {
    switch subject {
    case .type(let name): try file(declaring: name)
    case .members(let names, let type): try file(declaring: names, of: type)
    }
  }

  /// The first file that declares a type, or extends it, and has a property of one of the names.
  private func file(declaring names: [String], of type: String) throws(FileError) -> String? {
    try firstFile { lines in
      lines.contains { Self.declares(type, in: $0) }
        && lines.contains { line in
          names.contains { Self.declares($0, after: Self.propertyKeywords, in: line) }
        }
    }
  }

  /// The first file that declares a type of a name, or one that conforms to it.
  ///
  /// It looks for the name behind the word `class`, `struct`, `enum`, `actor` or `extension` on a
  /// line, which is enough to leave code alone that is there, and at worst leaves something unwritten.
  private func file(declaring name: String) throws(FileError) -> String? {
    try firstFile { $0.contains { Self.declares(name, in: $0) } }
  }

  private func firstFile(
    where isMeant: (_ lines: [ArraySlice<UInt8>]) -> Bool
  ) throws(FileError) -> String? {
    for path in paths {
      let lines = try FileSystem.read(path)
        .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      if isMeant(lines) { return path }
    }
    return nil
  }

  private static let keywords = ["class", "struct", "enum", "actor", "extension"]

  private static let propertyKeywords = ["var", "let"]

  private static func declares(
    _ name: String, after keywords: [String] = keywords, in line: ArraySlice<UInt8>
  ) -> Bool {
    var isDeclaration = false
    for word in line.split(whereSeparator: { !isPartOfName($0) }) {
      if isDeclaration, word.elementsEqual(name.utf8) { return true }
      isDeclaration = isDeclaration || keywords.contains { word.elementsEqual($0.utf8) }
    }
    return false
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
