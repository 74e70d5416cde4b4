extension Collection {
  /// The element at `position`; nil where there is none.
  public subscript(checked position: Index) -> Element? {
    position >= startIndex && position < endIndex ? self[position] : nil
  }
}
