import SourceText
import SwiftEmitter

/// What the hand-written Swift files of an app declare, each read once.
///
/// It looks for names behind the words `class`, `struct`, `enum`, `actor` and `extension` on a line, so that
/// what a type conforms to counts as well, and behind `var` and `let`. That is enough to leave code alone that
/// is there, and at worst leaves something unwritten.
struct AppCode {
  private let files: [File]

  private struct File {
    let path: String
    /// The words behind those that declare a type.
    var types: Set<String> = []
    /// The words behind those that declare a property.
    var properties: Set<String> = []
  }

  /// Reads the Swift files below folders, but for those below others.
  init(below folders: [String], without excluded: [String]) throws(FileError) {
    var files: [File] = []
    for path in try SwiftFiles.paths(below: folders, without: excluded) {
      files.append(try Self.file(at: path))
    }
    self.files = files
  }

  private static func file(at path: String) throws(FileError) -> File {
    var file = File(path: path)
    let lines = try FileSystem.read(path)
      .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines {
      let words = line.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) }
      file.types.formUnion(words.behind(typeKeywords))
      file.properties.formUnion(words.behind(propertyKeywords))
    }
    return file
  }

  /// The first file that has what hand-written code is for.
  func file(with subject: HandWrittenFile.Subject) -> String? {
    files.first { file in
      switch subject {
      case .type(let name): file.types.contains(name)
      case .members(let names, let type):
        file.types.contains(type) && names.contains(where: file.properties.contains)
      }
    }?.path
  }

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  private static let propertyKeywords: Set<String> = ["var", "let"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension [String] {
  /// The words that stand behind the first of some others.
  fileprivate func behind(_ keywords: Set<String>) -> ArraySlice<String> {
    guard let first = firstIndex(where: keywords.contains) else { return [] }
    return self[(first + 1)...]
  }
}
