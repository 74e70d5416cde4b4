import Foundation
import PreviewGallery

/// Pages with every screen in every state and all surroundings. Where there are many, several processes draw them.
@MainActor
struct Gallery {
  private let app: PreviewedApp
  private let options: PreviewOptions
  private let folder: URL
  /// What a process takes to start is not worth fewer screens than that.
  private static let fewestScreens = 24

  init(_ app: PreviewedApp, _ options: PreviewOptions) {
    self.app = app
    self.options = options
    folder = URL(fileURLWithPath: options.folder, isDirectory: true).absoluteURL
  }

  /// Writes it.
  ///
  /// - Returns: What is said about it.
  func write() async throws -> String {
    let count = try app.preview(in: options.language).screens.count
    guard isFree else {
      throw PreviewFailure(
        "\(options.folder) has an index.html that is no gallery's: take another folder by `--output`"
      )
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "data"), withIntermediateDirectories: true)
    try removeParts(from: count)
    let crew = min(ProcessInfo.processInfo.activeProcessorCount, count / Self.fewestScreens)
    let drawn =
      crew > 1
      ? try await GalleryCrew(options, size: crew).draw()
      : try await GalleryArtist(app, options).draw(GalleryShare(0, of: 1))
    var writer = GalleryWriter(title: app.name)
    for screen in drawn.sorted(by: { $0.number < $1.number }) { writer.add(screen.entry) }
    for file in writer.finish() {
      try Data(file.text.utf8).write(to: folder.appending(path: file.path), options: .atomic)
    }
    let pictures = drawn.reduce(0) { $0 + $1.entry.pictureCount }
    return "\(options.folder)/index.html: \(pictures) pictures of \(count)"
      + (count == 1 ? " screen" : " screens")
  }

  /// Whether nothing of somebody else would be written over.
  private var isFree: Bool {
    let index = try? Data(contentsOf: folder.appending(path: "data/index.js"))
    return index?.starts(with: Data(GalleryWriter.beginning.utf8)) == true
      || !FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path)
  }

  /// Removes the parts of an earlier gallery that had more screens.
  private func removeParts(from count: Int) throws {
    let data = folder.appending(path: "data")
    for name in try FileManager.default.contentsOfDirectory(atPath: data.path) {
      guard let number = name.wholeMatch(of: /screen-(\d+)\.js/).flatMap({ Int($0.1) }),
        number >= count
      else { continue }
      try FileManager.default.removeItem(at: data.appending(path: name))
    }
  }
}
