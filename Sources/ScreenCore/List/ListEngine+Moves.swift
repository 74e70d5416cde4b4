/// Items that get other places among those of their section.
extension ListEngine {
  /// Shows an item of the section with `id` at another place until the answer is committed, from when on it stays
  /// there until the section is loaded anew, or reverted. A load from the start meanwhile brings its own order, but one
  /// that nobody has asked for is dropped.
  public func showMoved(_ move: ItemMove, in id: String) -> OptimisticChange {
    let ticket = optimistic.insert(move, in: id)
    dropQuietLoads(ofOrderIn: id)
    update()
    return OptimisticChange(
      commit: { [weak self] in self?.keep(move, ticket, in: id) },
      revert: { [weak self] in
        if self?.optimistic.removeMove(ticket, in: id) == true { self?.update() }
      })
  }

  /// Ends the loads that would bring an order of a section from before: its own, or those of what rows in place are
  /// taken from.
  private func dropQuietLoads(ofOrderIn id: String) {
    let isInPlace = loaders.contains { $0.section.id == id && !$0.isSourced }
    for loader in loaders where loader.section.id == id || (isInPlace && loader.section.isData) {
      loader.dropQuietLoad()
    }
  }

  /// The source takes over the order if it can; otherwise the list goes on showing it.
  private func keep(_ move: ItemMove, _ ticket: Int, in id: String) {
    guard optimistic.removeMove(ticket, in: id) else { return }
    let source = loaders.first { $0.section.id == id }?.section.source
    if source?.move(move) != true {
      let ticket = optimistic.insert(move, in: id)
      optimistic.keepMove(ticket, in: id)
    }
    update()
  }

  /// A section was loaded from its start, or what others take their items from: its order holds now.
  func orderDidArrive(of section: RowSection<Row>) {
    optimistic.removeMoves(in: section.id)
    guard section.isData else { return }
    for other in loaders where !other.isSourced { optimistic.removeMoves(in: other.section.id) }
  }

  /// A source has changed what it has by itself: it knows by then what has been kept.
  func orderMayBeKnown(of section: RowSection<Row>) {
    if !section.isData { optimistic.removeKeptMoves(in: section.id) }
  }
}
