/// A row that is in sight, and what follows when it has been seen.
@MainActor
public struct RowInSight {
  let id: RowID
  let onSeen: @MainActor () -> Void

  /// The row `id` if at least half of it, or of what there is room for, is in sight.
  init?(
    _ id: RowID, frame: CGRect, in list: UIScrollView, onSeen: @escaping @MainActor () -> Void
  ) {
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let part = frame.intersection(room)
    guard !part.isNull, frame.width > 0, frame.height > 0 else { return nil }
    let whole = min(frame.width, room.width) * min(frame.height, room.height)
    guard part.width * part.height * 2 >= whole else { return nil }
    self.id = id
    self.onSeen = onSeen
  }
}
