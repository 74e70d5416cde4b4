/// How a part of a picture is moved, turned and stretched.
struct SVGTransform {
  private var a = 1.0
  private var b = 0.0
  private var c = 0.0
  private var d = 1.0
  private var x = 0.0
  private var y = 0.0

  static let none = SVGTransform()

  private init() {}

  /// What an attribute says: translations and matrices, one after the other. Others are passed over.
  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].drop { $0.isWhitespace }
      let numbers = rest[rest.index(after: open)..<close]
        .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      rest = rest[rest.index(after: close)...]
      var step = SVGTransform()
      switch (name, numbers.count) {
      case ("translate", 2): (step.x, step.y) = (numbers[0], numbers[1])
      case ("matrix", 6):
        (step.a, step.b, step.c) = (numbers[0], numbers[1], numbers[2])
        (step.d, step.x, step.y) = (numbers[3], numbers[4], numbers[5])
      default: continue
      }
      self = step.within(self)
    }
  }

  /// The same within what is moved itself.
  func within(_ outer: SVGTransform) -> SVGTransform {
    var whole = SVGTransform()
    whole.a = outer.a * a + outer.c * b
    whole.b = outer.b * a + outer.d * b
    whole.c = outer.a * c + outer.c * d
    whole.d = outer.b * c + outer.d * d
    whole.x = outer.a * x + outer.c * y + outer.x
    whole.y = outer.b * x + outer.d * y + outer.y
    return whole
  }

  /// Where a rectangle lies.
  func frame(of rect: GalleryFrame) -> GalleryFrame {
    let corners = [
      (rect.x, rect.y), (rect.x + rect.width, rect.y), (rect.x, rect.y + rect.height),
      (rect.x + rect.width, rect.y + rect.height),
    ].map { (a * $0.0 + c * $0.1 + x, b * $0.0 + d * $0.1 + y) }
    return GalleryFrame(around: corners)
  }
}

extension GalleryFrame {
  /// The frame of points.
  init(around points: [(Double, Double)]) {
    let (lefts, tops) = (points.map(\.0), points.map(\.1))
    let (left, top) = (lefts.min() ?? 0, tops.min() ?? 0)
    self.init(
      x: left, y: top, width: (lefts.max() ?? 0) - left, height: (tops.max() ?? 0) - top)
  }

  /// The frame of this one and another.
  func union(_ other: GalleryFrame) -> GalleryFrame {
    GalleryFrame(around: [
      (x, y), (x + width, y + height), (other.x, other.y),
      (other.x + other.width, other.y + other.height),
    ])
  }

  /// What is left of it within another; nil where that is nothing.
  func intersection(_ other: GalleryFrame) -> GalleryFrame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (
      min(x + width, other.x + other.width), min(y + height, other.y + other.height)
    )
    guard right > left, bottom > top else { return nil }
    return GalleryFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
