import Foundation
import ScreenCore

/// Keeps what servers have answered for images in a folder, by addresses.
actor ImageDisk {
  private var folder: CacheFolder

  /// The images in `folder`, which take at most `mostBytes`.
  init(_ folder: URL, mostBytes: Int) {
    self.folder = CacheFolder(folder, ending: "image", mostBytes: mostBytes)
  }

  func data(at url: URL) -> Data? { folder.data(for: key(of: url)) }

  func keep(_ data: Data, of url: URL) {
    folder.write(data, for: key(of: url))
  }

  func remove(_ url: URL) {
    folder.remove(key(of: url))
  }

  func removeAll() {
    folder.removeAll()
  }

  private func key(of url: URL) -> Data { Data(url.absoluteString.utf8) }
}
