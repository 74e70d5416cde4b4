/// A row of a list under a finger.
@MainActor struct PressedRow {
  /// Ends it without any consequence, as when the finger scrolls.
  let leave: () -> Void
  /// Takes the finger off, as at the end of a tap.
  let lift: () -> Void
}
