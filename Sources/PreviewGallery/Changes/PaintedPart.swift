/// What one view has painted of a picture: its shapes, its image or a text.
struct PaintedPart: Hashable {
  /// The type of the view.
  let kind: String
  /// What can be read there.
  var text: String
  /// How it looks, wherever it lies: attributes such as `fill #FF0000`.
  var look: [String]
  /// In the window, in points.
  var frame: GalleryFrame

  /// What it is apart from its place.
  struct Identity: Hashable {
    let kind: String
    let text: String
    let look: [String]
  }

  var identity: Identity { Identity(kind: kind, text: text, look: look) }
}

/// A picture taken apart into what its views have painted, in the order in which that was done.
struct PaintedParts {
  private(set) var parts: [PaintedPart] = []

  /// An element that is open, and what holds within it.
  private struct Level {
    let element: SVGElement
    let transform: SVGTransform
    /// The view that paints.
    let kind: String
    let opacity: String?
    /// Whether what stands in it is not painted, such as what others are cut by.
    let isHidden: Bool
    /// Whether an image is drawn, of which only name and colours say anything: all else follows from its size.
    let isImage: Bool
    /// The part that the view's shapes belong to, as long as nothing else comes.
    var part: Int?
    /// The line of text that the view painted last.
    var lastLine: Line?
  }

  private struct Line {
    let part: Int
    let look: [String]
    let baseline: Double
  }

  private var levels: [Level] = []

  init(_ picture: String) {
    var reader = SVGReader(picture)
    while let event = reader.next() {
      switch event {
      case .open(let element): open(element)
      case .close: if !levels.isEmpty { levels.removeLast() }
      case .text(let text): read(text)
      }
    }
    parts.removeAll { $0.text.isEmpty && $0.look.isEmpty }
  }

  /// Elements that are not seen by themselves.
  private static let unseen: Set = ["clipPath", "filter", "linearGradient", "defs"]
  /// Attributes that say where something lies, or only how other elements are called.
  private static let places: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "d", "textLength", "lengthAdjust", "class",
    "transform", "clip-path", "filter", "xml:space", "id", "data-id", "x1", "y1", "x2", "y2",
  ]

  private mutating func open(_ element: SVGElement) {
    let outer = levels.last
    let own = element.attribute("transform").map { SVGTransform($0) } ?? .none
    let named = element.name == "g" ? element.attribute("class") : nil
    // An image is painted by the view around it.
    let kind = named.map { $0 == "image" ? outer?.kind ?? $0 : $0 } ?? outer?.kind ?? ""
    let level = Level(
      element: element, transform: own.within(outer?.transform ?? .none), kind: kind,
      opacity: element.attribute("opacity") ?? (named == nil ? outer?.opacity : nil),
      isHidden: outer?.isHidden == true || Self.unseen.contains(element.name),
      isImage: outer?.isImage == true || named == "image")
    levels.append(level)
    switch element.name {
    case "rect", "circle", "path": if !level.isHidden { addShape(level) }
    case "stop" where levels.contains { $0.element.name == "linearGradient" }:
      note(look(of: element), in: nil)
    default: break
    }
  }

  private func look(of element: SVGElement) -> [String] {
    let isImage = levels.last?.isImage == true
    return element.attributes.compactMap { name, value in
      guard !Self.places.contains(name), !value.hasPrefix("url(") else { return nil }
      return isImage && !["fill", "stroke"].contains(name) ? nil : "\(name) \(value)"
    }
  }

  // MARK: - Shapes

  private mutating func addShape(_ level: Level) {
    let element = level.element
    let shape: GalleryFrame
    switch element.name {
    case "rect":
      shape = GalleryFrame(
        x: element.number("x"), y: element.number("y"), width: element.number("width"),
        height: element.number("height"))
    case "circle":
      let radius = element.number("r")
      shape = GalleryFrame(
        x: element.number("cx") - radius, y: element.number("cy") - radius, width: 2 * radius,
        height: 2 * radius)
    default: shape = Self.frame(ofPath: element.attribute("d") ?? "")
    }
    note(look(of: element), in: level.transform.frame(of: shape))
  }

  /// The frame of the points that a path goes to.
  private static func frame(ofPath path: String) -> GalleryFrame {
    var points: [(Double, Double)] = []
    var numbers: [Double] = []
    func finish() {
      // The first numbers of an arc are its radii and how it turns.
      let last = numbers.suffix(2)
      if let x = last.first, let y = last.last, last.count == 2 { points.append((x, y)) }
      numbers = []
    }
    for word in path.split(separator: " ") {
      var number = ""
      for character in word {
        if character.isLetter {
          if let value = Double(number) { numbers.append(value) }
          number = ""
          finish()
        } else {
          number.append(character)
        }
      }
      if let value = Double(number) { numbers.append(value) }
    }
    finish()
    return GalleryFrame(around: points)
  }

  /// Adds what is painted to the part of the view that paints.
  private mutating func note(_ look: [String], in frame: GalleryFrame?) {
    guard let place = levels.lastIndex(where: { $0.element.name == "g" }) else { return }
    let level = levels[place]
    if let part = level.part ?? inherited(at: place) {
      parts[part].look += look
      if let frame { parts[part].frame = parts[part].frame.union(frame) }
      levels[place].part = part
    } else {
      parts.append(
        PaintedPart(
          kind: level.kind, text: "", look: look + (level.opacity.map { ["opacity \($0)"] } ?? []),
          frame: frame ?? level.transform.frame(of: GalleryFrame(x: 0, y: 0, width: 0, height: 0))))
      levels[place].part = parts.count - 1
    }
  }

  /// The part of the view that a group without a view of its own belongs to.
  private func inherited(at place: Int) -> Int? {
    let name = levels[place].element.attribute("class")
    guard name == nil || name == "image", place > 0 else { return nil }
    return levels[..<place].last { $0.part != nil && $0.kind == levels[place].kind }?.part
  }

  // MARK: - Texts

  private mutating func read(_ text: String) {
    guard let level = levels.last, !level.isHidden else { return }
    switch level.element.name {
    case "text": if !level.isImage { addLine(text, level) }
    // The name of an image.
    case "title": note(["image \(text)"], in: nil)
    default: break
    }
  }

  /// Adds a line to the text that it goes on with, or as a text of its own.
  private mutating func addLine(_ text: String, _ level: Level) {
    let element = level.element
    let (size, width) = (element.number("font-size"), element.number("textLength"))
    let baseline = element.number("y")
    let isRightToLeft = element.attribute("direction") == "rtl"
    let frame = level.transform.frame(
      of: GalleryFrame(
        x: element.number("x") - (isRightToLeft ? width : 0), y: baseline - size, width: width,
        height: size * 1.25))
    let look = look(of: element)
    guard let place = levels.lastIndex(where: { $0.element.name == "g" }) else { return }
    if let last = levels[place].lastLine, last.look == look, baseline > last.baseline + 1 {
      parts[last.part].text += " " + text
      parts[last.part].frame = parts[last.part].frame.union(frame)
      levels[place].lastLine = Line(part: last.part, look: look, baseline: baseline)
      return
    }
    let opacity = levels[place].opacity.map { ["opacity \($0)"] } ?? []
    parts.append(PaintedPart(kind: level.kind, text: text, look: look + opacity, frame: frame))
    levels[place].lastLine = Line(part: parts.count - 1, look: look, baseline: baseline)
  }
}
