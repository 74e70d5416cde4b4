import Foundation

/// Remembers the sizes of cells, one per row.
///
/// An entry is used only where the content, the width and the traits are the ones it was computed for,
/// compared and not hashed, so a changed row never gets the size of its former self.
@MainActor
public final class SizeCache<Row: Hashable, Content: Equatable> {
  private struct Entry {
    let content: Content
    let width: CGFloat
    let traits: CellTraits
    let size: CGSize
  }

  private var entries: [Row: Entry] = [:]

  /// An empty cache.
  public init() {}

  /// How many sizes are remembered.
  public var count: Int { entries.count }

  /// The size of `row`, computed only if it isn't known.
  public func size(
    of row: Row, content: Content, width: CGFloat, traits: CellTraits, compute: () -> CGSize
  ) -> CGSize {
    if let entry = entries[row], entry.width == width, entry.traits == traits,
      entry.content == content
    {
      return entry.size
    }
    let size = compute()
    entries[row] = Entry(content: content, width: width, traits: traits, size: size)
    return size
  }

  /// Forgets the size of `row`.
  public func remove(_ row: Row) {
    entries[row] = nil
  }

  /// Forgets everything, as after a change of width or traits.
  public func removeAll() {
    entries.removeAll()
  }

  /// Forgets the sizes of rows that are gone.
  public func keepOnly(_ rows: Set<Row>) {
    entries = entries.filter { rows.contains($0.key) }
  }
}
