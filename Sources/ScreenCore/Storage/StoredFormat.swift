import Foundation

/// How a file of an app is written, so that sources of lists and objects can read it.
enum StoredFormat {
  case json
  case propertyList

  /// The format that the name of the file at `url` tells.
  init(of url: URL) {
    self = url.isPropertyList ? .propertyList : .json
  }

  /// `contents` as this format has them.
  func data(of contents: some Encodable) throws(FileError) -> Data {
    do {
      switch self {
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Seconds lose nothing, as a text of ISO 8601 does, and are read as well.
        encoder.dateEncodingStrategy = .secondsSince1970
        return try encoder.encode(contents)
      case .propertyList:
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(contents)
      }
    } catch {
      throw .encoding(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error else { return "\(error)" }
    let path = LoadError.path(context.codingPath)
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }

  /// What the file at `url` holds; nil where it is not there.
  func contents<Contents: Decodable>(
    of type: Contents.Type, at url: URL
  ) throws(FileError) -> Contents? {
    do {
      return try StoredJSON(url: url, path: nil).contents(type)
    } catch {
      throw .unreadable(LoadError(error) ?? .other("\(error)"))
    }
  }
}
