/// What a screen follows of how the reader wants it.
extension ScreenController {
  /// Content begins as on a phone that came from the shop, and nothing changes where the system knew from the start how
  /// the reader wants it.
  func showContentInFirstTraits() {
    let traits = CellTraits(traitCollection)
    if traits != CellTraits() { screenContent?.traitsDidChange(to: traits) }
  }

  var hasRegularWidth: Bool { traitCollection.horizontalSizeClass == .regular }

  func updateBoldText() {
    // Out of a window there are no traits of the reader's.
    guard viewIfLoaded?.window != nil else { return }
    runtime.setBoldText(traitCollection.legibilityWeight == .bold)
  }

  func updateWindowWidth() {
    guard windowWidth.isRegular != hasRegularWidth else { return }
    windowWidth.isRegular = hasRegularWidth
    stateDidChange()
  }
}
