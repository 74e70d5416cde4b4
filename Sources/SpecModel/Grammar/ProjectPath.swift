import Diagnostics
import SpecSyntax

extension Form where Value == Name {
  /// The path of a file of the project, relative to the spec root: below the folder that the spec
  /// root stands in.
  static func projectPath(of file: @escaping @Sendable (String) -> ReferencedFile) -> Form {
    let text = Form<Name>.string("a path")
    return Form(text.shape) { node, reader in
      guard let name = text.read(node, reader) else { return nil }
      if let paths = ProjectPath.several(in: name.text), reader.tree.style(node) == .plain {
        return reader.mismatch(node, ofPaths: paths)
      }
      guard ProjectPath.isWithinProject(name.text) else {
        return reader.mismatch(
          node, expected: "a path within the project",
          help: "it starts at the spec root, and `../` leads at most to the folder around that")
      }
      reader.note(file(name.text))
      return name
    }
  }
}

/// Paths of files that belong to the project of the specs.
enum ProjectPath {
  /// Whether a path leads no further up from the spec root than to the folder around it.
  static func isWithinProject(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
    var depth = 1
    for component in path.split(separator: "/") where component != "." {
      depth += component == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return depth > 0
  }

  /// The paths of a text in which spaces, commas or semicolons stand between several; nil for one path, which may have
  /// spaces in it: each has the ending of a file, and all the same.
  static func several(in text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: " ")) || text.utf8.contains(UInt8(ascii: ";")) else {
      return nil
    }
    let paths = text.split { " ,;".contains($0) }.map(String.init)
    guard paths.count > 1, let first = ending(of: paths[0]),
      paths.allSatisfy({ ending(of: $0) == first })
    else { return nil }
    return paths
  }

  private static func ending(of path: String) -> Substring? {
    guard let name = path.split(separator: "/").last, let point = name.lastIndex(of: "."),
      point > name.startIndex
    else { return nil }
    let ending = name[name.index(after: point)...]
    return ending.utf8.count > 1 && ending.utf8.allSatisfy(\.isLetter) ? ending : nil
  }
}
