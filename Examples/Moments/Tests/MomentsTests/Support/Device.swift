import Moments
import ScreenKit

/// What is left of the app on a device when it has ended.
@MainActor
final class Device {
  let store = MemoryStore()
  let files: FileFolders
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    files = FileFolders(
      documents: folder.appending(path: "documents"), caches: folder.appending(path: "caches"),
      bundle: folder.appending(path: "bundle"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The files of images that outlive the app's run.
  var keptImages: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: files.images.path)) ?? []
  }
}
