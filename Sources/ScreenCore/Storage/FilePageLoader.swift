import Foundation

/// Loads a list from a JSON file or a property list. A file that isn't there is an empty list.
struct FilePageLoader<Item: Model & Decodable>: PageLoader {
  let file: StoredJSON
  let invalid: InvalidElements

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    try await invalid.reporting { Page(items: try file.list(of: Item.self, leaveOut: $0)) }
  }
}

extension RemoteDataSource {
  /// A list in a JSON file of the app, or in a property list where the file's name ends with `.plist`. It
  /// follows what is written by `files`, and finds what others have written when the list comes into sight
  /// again or the app comes back.
  ///
  /// `items` is its dotted path in the file; without it the file is the list, or the one item. `invalid`
  /// says what becomes of elements that cannot be read.
  public convenience init(
    files: FileFolders, items: String? = nil, invalid: InvalidElements = .fail,
    file: @escaping @MainActor () -> StoredFile
  ) where Item: Decodable {
    let seen = SeenFile()
    self.init {
      FilePageLoader(
        file: StoredJSON(url: files.url(of: file()), path: items, seen: seen), invalid: invalid)
    }
    follow(files, file, seen: seen)
  }
}
