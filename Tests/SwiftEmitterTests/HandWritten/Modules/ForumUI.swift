// Written by hand: what the goldens' Swift module ForumUI leaves to its owners.

public import ScreenKit

public struct OwnPostAdapter: CellAdapter {
  public init() {}

  public func cell(for item: Post, in context: CellContext) -> CellNode {
    .text(.verbatim(item.text))
  }
}
