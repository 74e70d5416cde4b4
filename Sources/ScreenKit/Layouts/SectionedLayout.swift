/// A layout that knows where sections begin and end.
@MainActor
protocol SectionedLayout: UICollectionViewLayout {
  /// Where a section begins, from above.
  func start(ofSection section: Int) -> CGFloat?

  /// Where a section ends, along the direction in which the list scrolls.
  func end(ofSection section: Int) -> CGFloat?
}
