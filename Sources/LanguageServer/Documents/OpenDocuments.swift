import SourceText

/// The documents that an editor has open, as they are there: what is in their files does not count meanwhile.
struct OpenDocuments {
  struct Document {
    var text: [UInt8]
    var version: Int?
  }

  /// By the paths of their files.
  private(set) var documents: [String: Document] = [:]

  var texts: [String: [UInt8]] { documents.mapValues(\.text) }

  subscript(path: String) -> Document? { documents[path] }

  mutating func open(_ path: String, _ text: String, version: Int?) {
    documents[path] = Document(text: Array(text.utf8), version: version)
  }

  mutating func close(_ path: String) { documents[path] = nil }

  /// Makes changes, one after the other: each is of the text that the ones before have left.
  ///
  /// - Returns: Whether all of them could be made. Otherwise nobody knows what the editor has.
  mutating func change(_ path: String, _ changes: [JSON], version: Int?) -> Bool {
    guard var text = documents[path]?.text else { return false }
    for change in changes {
      guard let new = change["text"].string else { return false }
      guard change["range"].isThere else {
        text = Array(new.utf8)
        continue
      }
      guard let range = LineIndex(text).bytes(of: change["range"]) else { return false }
      text.replaceSubrange(range, with: new.utf8)
    }
    documents[path] = Document(text: text, version: version)
    return true
  }
}
