/// What a list has had VoiceOver offer for its cells. Cells are used again, and the app's own may offer something
/// themselves, of which nothing is taken.
@MainActor
struct OfferedActions {
  private struct Offer {
    weak var cell: UIView?
    let first: UIAccessibilityCustomAction
  }

  private var offers: [ObjectIdentifier: Offer] = [:]

  /// Has `actions` offered for `cell`; where there are none, takes away what was offered for another row.
  mutating func offer(_ actions: [UIAccessibilityCustomAction], on cell: UIView) {
    let id = ObjectIdentifier(cell)
    guard let first = actions.first else { return takeAway(offers.removeValue(forKey: id), cell) }
    offers[id] = Offer(cell: cell, first: first)
    cell.accessibilityCustomActions = actions
  }

  /// The cell may be another one by now that is where the other was, or offer something else.
  private func takeAway(_ offer: Offer?, _ cell: UIView) {
    guard let offer, offer.cell === cell,
      cell.accessibilityCustomActions?.contains(where: { $0 === offer.first }) == true
    else { return }
    cell.accessibilityCustomActions = nil
  }
}
