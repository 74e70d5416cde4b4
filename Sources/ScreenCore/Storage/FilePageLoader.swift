import Foundation

/// Loads a list from a JSON file. A file that isn't there is an empty list.
struct FilePageLoader<Item: Model & Decodable>: PageLoader {
  let url: URL
  let items: String?

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return Page(items: [])
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(DateCoding.decodeStored)
    decoder.expect(ListShape(listPath: items ?? ""))
    return Page(items: try decoder.decode(ListBody<Item>.self, from: data).list.elements)
  }
}

extension RemoteDataSource {
  /// A list in a JSON file of the app. `items` is its dotted path in the file; without it the file is
  /// the list, or the one item.
  public convenience init(
    files: FileFolders, items: String? = nil, file: @escaping @MainActor () -> StoredFile
  ) where Item: Decodable {
    self.init { FilePageLoader(url: files.url(of: file()), items: items) }
  }
}
