/// What a list has had VoiceOver offer for its cells. Cells are used again, and the app's own may offer something
/// themselves, which stays.
@MainActor
struct OfferedActions {
  private struct Offer {
    weak var cell: UIView?
    let actions: [UIAccessibilityCustomAction]
  }

  private var offers: [ObjectIdentifier: Offer] = [:]

  /// Has `actions` offered for `cell`, behind what that offers itself, in the place of what was offered for another row.
  mutating func offer(_ actions: [UIAccessibilityCustomAction], on cell: UIView) {
    let id = ObjectIdentifier(cell)
    let former = offers[id]
    // The cell may be another one by now that is where the other was.
    let taken = former?.cell === cell ? former?.actions ?? [] : []
    if !actions.isEmpty {
      offers[id] = Offer(cell: cell, actions: actions)
      cell.accessibilityCustomActions = own(of: cell, beside: taken) + actions
    } else if former != nil {
      offers[id] = nil
      takeAway(taken, from: cell)
    }
  }

  /// The cell may offer something else by now.
  private func takeAway(_ taken: [UIAccessibilityCustomAction], from cell: UIView) {
    guard let first = taken.first,
      cell.accessibilityCustomActions?.contains(where: { $0 === first }) == true
    else { return }
    let own = own(of: cell, beside: taken)
    cell.accessibilityCustomActions = own.isEmpty ? nil : own
  }

  /// What `cell` offers itself; cells with trees see to that whatever they are given.
  private func own(
    of cell: UIView, beside taken: [UIAccessibilityCustomAction]
  ) -> [UIAccessibilityCustomAction] {
    guard !(cell is any OffersTreeActions) else { return [] }
    return (cell.accessibilityCustomActions ?? []).filter { action in
      !taken.contains { $0 === action }
    }
  }
}

/// A view that offers what stands in its tree beside what it is given to offer.
@MainActor
protocol OffersTreeActions: UIView {}
