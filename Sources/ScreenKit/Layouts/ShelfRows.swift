/// Rows of one height beside one another, in a section that scrolls sideways by itself.
struct ShelfRows {
  /// Where they are, before anybody has scrolled.
  let frames: [CGRect]
  /// How high they are.
  let height: CGFloat

  /// Places `count` rows from `origin` on, of which `room` is seen at once. `size` tells a row's size in a width.
  init(
    _ count: Int, on shelf: ListGeometry.Shelf, from origin: CGPoint, in room: CGFloat,
    size: (_ row: Int, _ width: CGFloat) -> CGSize
  ) {
    let columns = shelf.columns.map { EvenColumns($0, spacing: shelf.spacing, in: room) }
    let width = columns?.width ?? room
    let sizes = (0..<count).map { size($0, width) }
    // Rows at which scrolling stops have one width, since UIKit repeats them; so have those that are counted.
    let common = columns?.width ?? (shelf.stops.areRows ? sizes.map(\.width).max() : nil)
    let height = sizes.reduce(0) { max($0, $1.height) }
    var x = origin.x
    frames = sizes.map { size in
      let frame = CGRect(x: x, y: origin.y, width: common ?? size.width, height: height)
      x = frame.maxX + shelf.spacing
      return frame
    }
    self.height = height
  }
}
