/// Makes a screen that stands in a tree.
struct TreeScreenMaker: CellScreenMaker {
  let make: @MainActor () -> UIViewController
}

extension CellTree {
  /// A screen in a tree. It is made once for each row, and anew when one of `values`, which it is
  /// shown with, has changed. Without a height it is as high as its content.
  public static func screen(
    id: String, showing values: [any Hashable & Sendable] = [], height: CGFloat? = nil,
    screen: @escaping @MainActor () -> UIViewController
  ) -> CellTree {
    .screen(
      id: id, showing: ShownValues(values), height: height, maker: TreeScreenMaker(make: screen))
  }
}
