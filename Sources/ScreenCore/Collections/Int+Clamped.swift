extension Int {
  /// The whole number that is nearest to `number`, which may come from elsewhere and be no number, or one that
  /// is too large: 0, and the least or greatest one there is.
  init(nearestTo number: Double) {
    let whole = number.rounded()
    self = Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
  }
}
