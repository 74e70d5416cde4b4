import Diagnostics

/// Writes what has changed of the screens of an app: as a page that works from its files, and as Markdown for a pull
/// request, both with the same pictures.
public struct ChangesWriter: Sendable {
  /// What the data of a page of changes begin with, and those of no other file.
  public static let beginning = "screencChanges.show("
  /// Where these data are.
  public static let dataPath = "data/changes.js"

  /// A picture that is to be written, as SVG.
  public struct Picture: Sendable {
    /// Relative to the folder of the page, with the ending of the form that it is to have.
    public let path: String
    public let svg: String
  }

  private let title: String
  private let earlier: String
  private let ending: String
  private var pictures: [JSONValue] = []
  private var markdown: ChangesMarkdown

  /// - Parameters:
  ///   - title: The name of the app.
  ///   - earlier: What its screens are compared with, such as `git:main`.
  ///   - ending: That of the files of pictures: `svg` or `png`.
  ///   - address: Where the pictures are found by who reads the Markdown; nil for beside it.
  public init(title: String, since earlier: String, ending: String = "svg", address: String?) {
    self.title = title
    self.earlier = earlier
    self.ending = ending
    markdown = ChangesMarkdown(since: earlier, address: address)
  }

  /// Adds what has changed. Pictures of one screen come one after the other.
  ///
  /// - Returns: The pictures that it is shown by.
  public mutating func add(_ changed: ChangedPicture) -> [Picture] {
    func picture(_ name: String, _ svg: String?) -> Picture? {
      svg.map { Picture(path: "\(changed.path).\(name).\(ending)", svg: $0) }
    }
    let before = picture("before", changed.before)
    let after = picture("after", changed.after)
    let isBoth = changed.before != nil && changed.after != nil
    let difference = picture(
      "difference",
      isBoth ? changed.after.map { DifferencePicture(of: $0, marking: changed.changes).svg } : nil)
    markdown.add(changed, before?.path, after?.path, difference?.path)
    pictures.append(listed(changed, before?.path, after?.path, difference?.path))
    return [before, after, difference].compactMap(\.self)
  }

  /// The files beside the pictures.
  public func finish() -> [GalleryWriter.File] {
    let data = JSONValue.object([
      ("title", .string(title)), ("earlier", .string(earlier)), ("pictures", .array(pictures)),
    ])
    return [
      GalleryWriter.File(path: "index.html", text: ChangesPage.html),
      GalleryWriter.File(path: "gallery.css", text: GalleryPage.css),
      GalleryWriter.File(path: "changes.css", text: ChangesPage.css),
      GalleryWriter.File(path: "changes.js", text: ChangesPage.script),
      GalleryWriter.File(path: Self.dataPath, text: "\(Self.beginning)\(data.text));\n"),
      GalleryWriter.File(path: "changes.md", text: markdown.text),
    ]
  }

  private func listed(
    _ changed: ChangedPicture, _ before: String?, _ after: String?, _ difference: String?
  ) -> JSONValue {
    let size = changed.size
    func address(_ path: String?) -> JSONValue? {
      path.map { .string(GalleryWriter.address(of: $0)) }
    }
    return .present([
      ("screen", .string(changed.screen)), ("words", .string(changed.words)),
      ("kind", .string(changed.kind.rawValue)),
      ("size", .array([.decimal(size.width), .decimal(size.height)])), ("before", address(before)),
      ("after", address(after)), ("difference", address(difference)),
      ("changes", .array(changed.changes.map(Self.change))),
    ])
  }

  private static func change(_ change: PictureChange) -> JSONValue {
    .object([
      ("kind", .string(change.kind.rawValue)), ("words", .string(change.words.text)),
      ("before", .array(change.before.map(GalleryWriter.frame))),
      ("after", .array(change.after.map(GalleryWriter.frame))),
    ])
  }
}
