import Diagnostics

/// Writes a gallery as pages that work from files: a page, its looks and its code, a list of all screens, and a part for
/// each screen that is loaded when it is looked at.
///
/// It keeps no pictures: each screen is written when it is added. What stands in specs and pictures is handed over as
/// JSON and never as markup.
public struct GalleryWriter: Sendable {
  /// What the index of a gallery begins with, and no other file.
  public static let beginning = "screencGallery.index("

  /// A file of the gallery.
  public struct File: Sendable {
    /// Relative to the gallery's folder.
    public let path: String
    public let text: String
  }

  private let title: String
  private var screens: [JSONValue] = []
  private var states = NumberedNames()
  private var surroundings = NumberedNames()

  /// - Parameter title: The name of the app.
  public init(title: String) {
    self.title = title
  }

  /// Adds a screen.
  ///
  /// - Returns: The file with its pictures.
  public mutating func add(_ screen: GalleryScreen) -> File {
    let number = screens.count
    add(GalleryEntry(screen))
    return Self.part(number, of: screen)
  }

  /// Adds a screen whose pictures are written elsewhere: in the part that has the number of screens added before.
  public mutating func add(_ entry: GalleryEntry) {
    screens.append(listed(entry))
  }

  /// The file with the pictures of a screen.
  ///
  /// - Parameter number: How many screens stand before it in the list.
  public static func part(_ number: Int, of screen: GalleryScreen) -> File {
    let part = JSONValue.present([
      ("spec", screen.spec.map(spec)), ("swift", screen.swift.map { .string($0) }),
      ("findings", screen.findings.isEmpty ? nil : .array(screen.findings.map(finding))),
      ("pictures", .array(screen.pictures.map(picture))),
    ])
    return File(
      path: "data/screen-\(number).js", text: "screencGallery.part(\(number), \(part.text));\n")
  }

  /// The files that all screens share.
  public func finish() -> [File] {
    let index = JSONValue.object([
      ("title", .string(title)), ("states", .array(states.names.map { .string($0) })),
      ("surroundings", .array(surroundings.names.map { .string($0) })),
      ("screens", .array(screens)),
    ])
    return [
      File(path: "index.html", text: GalleryPage.html),
      File(path: "gallery.css", text: GalleryPage.css),
      File(path: "gallery.js", text: GalleryPage.script),
      File(path: "data/index.js", text: "\(Self.beginning)\(index.text));\n"),
    ]
  }

  // MARK: - The list of all screens

  private mutating func listed(_ entry: GalleryEntry) -> JSONValue {
    let pictures = entry.pictures.map { picture in
      JSONValue.array([
        .number(states.number(of: picture.state)),
        .number(surroundings.number(of: picture.surroundings)),
        .decimal(picture.width), .decimal(picture.height), .number(picture.findings),
      ])
    }
    return .present([
      ("name", .string(entry.name)), ("module", entry.module.map { .string($0) }),
      ("words", .array(entry.words.map { .string($0) })), ("pictures", .array(pictures)),
    ])
  }

  // MARK: - The part of a screen

  private static func spec(_ spec: GallerySpec) -> JSONValue {
    .object([
      ("path", .string(spec.path)), ("address", .string(address(of: spec.path))),
      ("line", .number(spec.line)), ("text", .string(spec.text)),
    ])
  }

  private static func picture(_ picture: GalleryPicture) -> JSONValue {
    .object([
      ("svg", .string(picture.svg)), ("tree", .array(picture.tree.map(view))),
      ("findings", .array(picture.findings.map(finding))),
    ])
  }

  private static func view(_ view: GalleryView) -> JSONValue {
    .present([
      ("kind", .string(view.kind)), ("frame", frame(view.frame)),
      ("label", view.label.map { .string($0) }),
      ("traits", view.traits.isEmpty ? nil : .array(view.traits.map { .string($0) })),
      ("children", view.children.isEmpty ? nil : .array(view.children.map(Self.view(_:)))),
    ])
  }

  private static func finding(_ finding: GalleryFinding) -> JSONValue {
    .present([
      ("rule", .string(finding.rule)), ("message", .string(finding.message)),
      ("frame", finding.frame.map(frame)), ("line", finding.line.map { .number($0) }),
    ])
  }

  static func frame(_ frame: GalleryFrame) -> JSONValue {
    .array([frame.x, frame.y, frame.width, frame.height].map(number))
  }

  /// A number to half a point, which is less than anyone sees.
  private static func number(_ value: Double) -> JSONValue {
    let halves = (min(max(value, -1e6), 1e6) * 2).rounded()
    guard halves.isFinite else { return .number(0) }
    return halves.truncatingRemainder(dividingBy: 2) == 0
      ? .number(Int(halves / 2)) : .decimal(halves / 2)
  }

  /// A path as an address, of which nothing is a scheme or a query.
  static func address(of path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_":
        address.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    // A second slash at the beginning would name a host.
    return address.hasPrefix("//") ? "." + address : address
  }
}

/// Names by the order in which they have come.
private struct NumberedNames: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
