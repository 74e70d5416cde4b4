import Foundation

/// Loads a list from a JSON file. A file that isn't there is an empty list.
struct FilePageLoader<Item: Model & Decodable>: PageLoader {
  let file: StoredJSON

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    Page(items: try file.list(of: Item.self))
  }
}

extension RemoteDataSource {
  /// A list in a JSON file of the app. `items` is its dotted path in the file; without it the file is
  /// the list, or the one item.
  public convenience init(
    files: FileFolders, items: String? = nil, file: @escaping @MainActor () -> StoredFile
  ) where Item: Decodable {
    self.init { FilePageLoader(file: StoredJSON(url: files.url(of: file()), path: items)) }
  }
}
