/// A picture in which what is not as before is outlined, and all else is faint.
struct DifferencePicture {
  let svg: String

  /// - Parameter picture: The picture after.
  init(of picture: String, marking changes: [PictureChange]) {
    let size = PaintedParts.size(of: picture)
    let (width, height) = (ChangeNumber(size.width).text, ChangeNumber(size.height).text)
    guard let open = picture.firstIndex(of: ">"),
      let close = picture.ranges(of: "</svg>").last?.lowerBound
    else {
      svg = picture
      return
    }
    let head = picture[...open]
    let inside = picture[picture.index(after: open)..<close]
    let back = "<rect x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\" fill=\"#FFFFFF\"/>"
    let marks = changes.flatMap(Self.marks).map { "  \($0)\n" }.joined()
    svg = "\(head)\n  \(back)\n  <g opacity=\"0.35\">\(inside)  </g>\n\(marks)</svg>\n"
  }

  private static func marks(of change: PictureChange) -> [String] {
    switch change.kind {
    case .added: change.after.map { mark($0, "#1B7F3B") }
    case .removed: change.before.map { mark($0, "#B3261E") }
    case .moved, .resized:
      // What is only elsewhere hides nothing of what is in it.
      change.before.map { mark($0, "#8A5A00", isFilled: false, isDashed: true) }
        + change.after.map { mark($0, "#8A5A00", isFilled: false) }
    case .text, .look: change.after.map { mark($0, "#0A58CA") }
    case .other: []
    }
  }

  private static func mark(
    _ frame: GalleryFrame, _ color: String, isFilled: Bool = true, isDashed: Bool = false
  ) -> String {
    let place = [
      ("x", frame.x - 1), ("y", frame.y - 1), ("width", frame.width + 2),
      ("height", frame.height + 2),
    ].map { "\($0)=\"\(ChangeNumber($1).text)\"" }.joined(separator: " ")
    let dashes = isDashed ? " stroke-dasharray=\"3 2\"" : ""
    let fill = isFilled ? color : "none"
    return "<rect \(place) fill=\"\(fill)\" fill-opacity=\"0.1\" stroke=\"\(color)\""
      + " stroke-width=\"1.5\"\(dashes)/>"
  }
}

extension PaintedParts {
  /// The size of a picture in points.
  static func size(of picture: String) -> GalleryFrame {
    var reader = SVGReader(picture)
    guard case .open(let root) = reader.next() else {
      return GalleryFrame(x: 0, y: 0, width: 0, height: 0)
    }
    return GalleryFrame(x: 0, y: 0, width: root.number("width"), height: root.number("height"))
  }
}
