/// A file of strings without any text in it.
enum NewStringsFile {
  /// Makes the files of `paths` that are not there.
  ///
  /// - Returns: The paths of those that were made.
  static func makeMissing(
    of paths: [String], in root: String
  ) throws(StringsError) -> [String] {
    var made: [String] = []
    for path in paths {
      let place = Path.join(root, path)
      guard FileSystem.kind(of: place) == nil, let text = text(for: path) else { continue }
      do throws(FileError) {
        try FileSystem.createDirectory(Path.parent(of: place))
        _ = try FileSystem.create(Array(text.utf8), at: place)
      } catch {
        throw .file(error)
      }
      made.append(path)
    }
    return made
  }

  /// What stands in such a file; nil for a path that is none of strings.
  private static func text(for path: String) -> String? {
    if path.hasSuffix(".strings") { return "" }
    if path.hasSuffix(".xcstrings") {
      return """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }

        """
    }
    guard path.hasSuffix(".stringsdict") else { return nil }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      </dict>
      </plist>

      """
  }
}
