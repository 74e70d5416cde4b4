/// Where everything of a map stands, in points from the upper left corner.
struct GraphLayout {
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }

    func joined(with other: Box) -> Box {
      let left = min(x, other.x)
      let top = min(y, other.y)
      return Box(
        x: left, y: top, width: max(right, other.right) - left,
        height: max(bottom, other.bottom) - top)
    }
  }

  struct Line: Hashable {
    /// Where the curve begins.
    var start: Point
    /// Two points that bend it and one that it leads to, again and again.
    var curves: [Point]
    /// Where its label is: the middle of its lower edge, or its beginning.
    var label: Point
    var isCentered: Bool
  }

  var width: Double
  var height: Double
  /// One for each node.
  var boxes: [Box]
  /// One for each bundle of arrows.
  var lines: [Line]
}

/// How large what a picture shows is.
enum GraphMeasure {
  static let boxWidth = 172.0
  static let boxHeight = 46.0
  static let portDistance = 18.0
  static let labelLength = 34

  /// The width of a text of 11 points, a little more than most fonts need.
  static func width(ofLabel text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 6.2 : 11.5) }
  }

  static func label(of bundle: AppGraph.Bundle) -> String {
    let count = bundle.arrows.count
    let first = bundle.arrows.first?.trigger.words ?? ""
    let words = GraphText.shortened(GraphText.shown(first), to: labelLength)
    return count > 1 ? "\(words) +\(count - 1)" : words
  }

  /// The frame around the boxes of a module.
  static func frame(around boxes: [GraphLayout.Box]) -> GraphLayout.Box? {
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(first) { $0.joined(with: $1) }
    return GraphLayout.Box(
      x: all.x - 14, y: all.y - 28, width: all.width + 28, height: all.height + 42)
  }
}
