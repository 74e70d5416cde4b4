/// How wide the window is that a screen stands in.
@MainActor
public final class WindowWidth {
  /// Whether there is much room.
  public internal(set) var isRegular = false

  /// Whether there is little room.
  public var isCompact: Bool { !isRegular }
}

extension CellContext {
  /// Whether there is much room.
  public var isRegular: Bool { traits.horizontalSizeClass == .regular }

  /// Whether there is little room.
  public var isCompact: Bool { !isRegular }
}
