import Foundation
import PreviewGallery

/// A gallery of screens that nobody has, some of which would do harm if they could.
enum SampleGallery {
  static let hostile =
    "<img src=x onerror=\"document.title='taken'\"></script><script>document.title='taken'</script>"

  private static let states = ["filled", "empty", "error"]
  private static let surroundings = ["iPhone, light", "iPhone, dark"]

  static func screen(_ number: Int) -> GalleryScreen {
    GalleryScreen(
      name: number == 3 ? hostile : "Screen\(number)", module: "Module\(number % 5)",
      models: ["Post"], adapters: number.isMultiple(of: 2) ? ["PostCard"] : [hostile],
      spec: GallerySpec(path: "../Specs/A.yaml", line: 3, text: "screen: X\n# \(hostile)"),
      swift: "let text = \"\(hostile)\"", pictures: (0..<6).map { picture($0, of: number) })
  }

  private static func picture(_ position: Int, of number: Int) -> GalleryPicture {
    let title = GalleryView(
      kind: "UILabel", frame: .init(x: 20, y: 40, width: 200, height: 30), label: "Title",
      traits: ["header"])
    let root = GalleryView(
      kind: "UIView", frame: .init(x: 0, y: 0, width: 390, height: 844), label: hostile,
      children: [title])
    let finding = GalleryFinding(rule: "low-contrast", message: hostile, frame: title.frame)
    return GalleryPicture(
      state: states[position / 2], surroundings: surroundings[position % 2],
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="390" height="844"><script>\
        top.document.title = "taken"</script><rect width="390" height="844" fill="#88a0b0"/>\
        <text x="20" y="60" font-size="28">\(number), \(position)</text></svg>
        """,
      width: 390, height: 844, tree: [root], findings: position == 0 ? [finding] : [])
  }

  /// Writes a gallery into a folder.
  static func write(screens: Int, to folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "data"), withIntermediateDirectories: true)
    var writer = GalleryWriter(title: "Club \(hostile)")
    func write(_ file: GalleryWriter.File) throws {
      try Data(file.text.utf8).write(to: folder.appending(path: file.path))
    }
    for number in 0..<screens { try write(writer.add(screen(number))) }
    for file in writer.finish() { try write(file) }
  }
}
