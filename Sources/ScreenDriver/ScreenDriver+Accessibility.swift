import ScreenKit

/// What those reach who have the screen read out.
extension ScreenDriver {
  /// The names of the actions that VoiceOver offers for a row of the top screen's list, scrolling there first.
  public func accessibilityActions(row: Int, section: Int = 0) throws -> [String] {
    let path = IndexPath(item: row, section: section)
    return hands.accessibilityActions(at: path, in: try rowsShowing(path)).map(\.name)
  }

  /// Chooses an action that VoiceOver offers for a row, by its name.
  public func perform(accessibilityAction name: String, row: Int, section: Int = 0) async throws {
    let path = IndexPath(item: row, section: section)
    let actions = hands.accessibilityActions(at: path, in: try rowsShowing(path))
    guard let action = actions.first(where: { $0.name == name }),
      action.actionHandler?(action) == true
    else {
      throw failure("There is no action \"\(name)\" for row \(row) of \(section).")
    }
    try await settle()
  }
}

extension UIView {
  /// The actions that VoiceOver offers for the view and, unless it is read out as a whole, for what is in it.
  var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard !isAccessibilityElement else { return own }
    return own + subviews.filter { !$0.isHidden }.flatMap(\.offeredActions)
  }
}
