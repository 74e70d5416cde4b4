import Foundation
import PreviewGallery

/// Writes pages with what has changed into a folder.
@MainActor
struct ChangesPages {
  /// As it is called where something is said about it.
  let folder: String
  /// What screens are compared with, such as `git:main`.
  let earlier: String
  private let title: String
  private let address: String?
  private let form: PictureForm
  private let renderer: PictureRenderer?

  init(_ app: PreviewedApp, _ options: PreviewOptions, in folder: String, since earlier: String)
    throws
  {
    self.folder = folder
    self.earlier = earlier
    title = app.name
    address = options.address
    form = options.forms.first ?? .svg
    renderer = form == .svg ? nil : try PictureRenderer(for: [form])
  }

  private var url: URL { URL(fileURLWithPath: folder, isDirectory: true) }

  /// Writes them in the place of earlier ones.
  func write(_ changed: [ChangedPicture]) throws {
    try checkFree()
    let files = FileManager.default
    if isOwn { try? files.removeItem(at: url.appending(path: "pictures")) }
    try files.createDirectory(at: url.appending(path: "data"), withIntermediateDirectories: true)
    var writer = ChangesWriter(
      title: title, since: earlier, ending: form.ending, address: address)
    for change in changed {
      for picture in writer.add(change) {
        let file = url.appending(path: picture.path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let renderer {
          try renderer.render(picture.svg, as: form, to: file)
        } else {
          try Data(picture.svg.utf8).write(to: file, options: .atomic)
        }
      }
    }
    for file in writer.finish() {
      try Data(file.text.utf8).write(to: url.appending(path: file.path), options: .atomic)
    }
  }

  /// Sees that nothing of somebody else would be written over.
  func checkFree() throws {
    let index = url.appending(path: "index.html")
    guard isOwn || !FileManager.default.fileExists(atPath: index.path) else {
      throw PreviewFailure(
        "\(folder) has an index.html that is no page of changes: take another folder by `--output`")
    }
  }

  private var isOwn: Bool {
    let data = try? Data(contentsOf: url.appending(path: ChangesWriter.dataPath))
    return data?.starts(with: Data(ChangesWriter.beginning.utf8)) == true
  }
}
