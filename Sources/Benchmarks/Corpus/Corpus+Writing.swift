import ScreenCompiler

extension Corpus {
  /// Writes all files below a folder, and says how large they are.
  @discardableResult
  public func write(to folder: String) throws(FileError) -> CorpusSize {
    var size = CorpusSize()
    var folders: Set<String> = []
    try forEachFile { (path, text) throws(FileError) in
      let target = Path.join(folder, path)
      let parent = Path.parent(of: target)
      if folders.insert(parent).inserted { try FileSystem.createDirectory(parent) }
      let bytes = Array(text.utf8)
      try FileSystem.write(bytes, to: target)
      size.add(bytes)
    }
    return size
  }
}
