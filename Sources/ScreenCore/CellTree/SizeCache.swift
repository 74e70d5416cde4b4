import Foundation

/// Remembers the sizes of cells, one per row, those asked for last.
///
/// An entry is used only where the content, the width and the traits are the ones it was computed for,
/// compared and not hashed, so a changed row never gets the size of its former self.
///
/// The cache is the main actor's, as the lists are that ask it. Sizes may be computed elsewhere, as by
/// ``CellLayout/layouts(of:width:in:)``, and handed to ``remember(_:of:content:width:traits:)``.
@MainActor
public final class SizeCache<Row: Hashable, Content: Equatable> {
  private struct Entry {
    let content: Content
    let width: CGFloat
    let traits: CellTraits
    let size: CGSize
  }

  /// The entries used since those before them filled half of the room, and these. When the first fill
  /// it, too, the others are forgotten.
  private var recent: [Row: Entry] = [:]
  private var former: [Row: Entry] = [:]
  private let halfCapacity: Int

  /// An empty cache that remembers no more than `capacity` sizes.
  public init(capacity: Int = 4_000) {
    halfCapacity = max(capacity / 2, 1)
  }

  /// How many sizes are remembered.
  public var count: Int { recent.count + former.count }

  /// The size of `row`, computed only if it isn't known.
  public func size(
    of row: Row, content: Content, width: CGFloat, traits: CellTraits, compute: () -> CGSize
  ) -> CGSize {
    if let entry = recent[row], entry.width == width, entry.traits == traits,
      entry.content == content
    {
      return entry.size
    }
    let old = former.removeValue(forKey: row)
    if let old, old.width == width, old.traits == traits, old.content == content {
      remember(old, of: row)
      return old.size
    }
    let size = compute()
    remember(size, of: row, content: content, width: width, traits: traits)
    return size
  }

  /// Whether the size of `row` is known.
  public func contains(
    _ row: Row, content: Content, width: CGFloat, traits: CellTraits
  ) -> Bool {
    guard let entry = recent[row] ?? former[row] else { return false }
    return entry.width == width && entry.traits == traits && entry.content == content
  }

  /// Takes the size of `row`, computed for this content, width and these traits, wherever that was.
  public func remember(
    _ size: CGSize, of row: Row, content: Content, width: CGFloat, traits: CellTraits
  ) {
    former[row] = nil
    remember(Entry(content: content, width: width, traits: traits, size: size), of: row)
  }

  private func remember(_ entry: Entry, of row: Row) {
    recent[row] = entry
    guard recent.count > halfCapacity else { return }
    former = recent
    recent = [:]
  }

  /// Forgets the size of `row`.
  public func remove(_ row: Row) {
    recent[row] = nil
    former[row] = nil
  }

  /// Forgets everything, as after a change of width or traits.
  public func removeAll() {
    recent = [:]
    former = [:]
  }
}
