/// What lies behind a row while it is pressed or selected, in a list that says what this looks like.
final class RowLookGround: UIView {}

/// The line around a row while it is pressed or selected. It is above what the row shows, which may fill the row.
package final class RowLookBorder: UIView {
  fileprivate var border: CellBorder?
  fileprivate var theme: Theme?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    followTraits()
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  /// Colours of layers don't change by themselves between light and dark.
  fileprivate func draw() {
    guard let border, let theme else { return }
    layer.borderWidth = border.width
    layer.borderColor =
      theme.color(border.color).uiColor.resolvedColor(with: traitCollection).cgColor
  }
}

extension RowLookBorder: TraitFollower {
  var followedTraits: FollowedTraits { .colors }

  func followedTraitsDidChange(from previous: UITraitCollection?) { draw() }
}

extension PressedCell {
  /// Makes the cell look as its row does now: what lies behind it is seen only while it is pressed or selected, which the
  /// cell sees to.
  func show(_ look: RowStateLook?, isMarked: Bool, in theme: Theme) {
    let ground = selectedBackgroundView as? RowLookGround ?? RowLookGround()
    ground.backgroundColor =
      look?.background.map { theme.color($0).uiColor }
      ?? theme.uiColor(.text).withAlphaComponent(0.1)
    if selectedBackgroundView !== ground { selectedBackgroundView = ground }
    show(isMarked ? look?.border.map(theme.border) : nil, in: theme)
  }

  private func show(_ border: CellBorder?, in theme: Theme) {
    let shown = subviews.lazy.compactMap { $0 as? RowLookBorder }.first
    guard let border else {
      shown?.removeFromSuperview()
      return
    }
    let line = shown ?? RowLookBorder(frame: bounds)
    line.border = border
    line.theme = theme
    if shown == nil { addSubview(line) }
    line.draw()
  }
}
