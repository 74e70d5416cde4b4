import Foundation

/// Where a file can be as long as this is kept.
final class TemporaryFile {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "accounts-\(UUID().uuidString).sqlite")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
