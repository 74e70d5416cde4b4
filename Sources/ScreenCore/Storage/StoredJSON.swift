import Foundation

/// A JSON file of an app, or a property list, and where in it what is asked for stands.
struct StoredJSON: Sendable {
  let url: URL
  /// A dotted path; without one, the file is meant.
  let path: String?
  /// Where it is noted what file was read, so that another one in its place can be told from it.
  var seen: SeenFile?

  /// The list in the file. A file that isn't there is an empty list.
  func list<Item: Decodable>(
    of type: Item.Type, leaveOut notes: LeftOutElements?
  ) throws -> [Item] {
    guard let data = try data() else { return [] }
    return try makeDecoder(notes).decode(ListBody<Item>.self, from: data).list.elements
  }

  /// The object in the file.
  func object<Value: Decodable>(
    _ type: Value.Type, leaveOut notes: LeftOutElements?
  ) throws -> Value {
    guard let data = try data() else {
      throw LoadError.other("\(url.lastPathComponent) is not there")
    }
    return try makeDecoder(notes).decode(ObjectBody<Value>.self, from: data).value
  }

  /// What the whole file holds; nil where it is not there.
  func contents<Contents: Decodable>(_ type: Contents.Type) throws -> Contents? {
    try data().map { try makeDecoder(nil).decode(type, from: $0) }
  }

  private func data() throws -> Data? {
    // Before it is read: what is written meanwhile is looked at once more, and nothing is overlooked.
    seen?.note(url)
    do {
      let data = try Data(contentsOf: url)
      return url.isPropertyList ? try PropertyListJSON.data(of: data) : data
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    }
  }

  private func makeDecoder(_ notes: LeftOutElements?) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(DateCoding.decodeStored)
    decoder.expect(ListShape(listPath: path ?? ""))
    decoder.leaveOut(into: notes)
    return decoder
  }
}
