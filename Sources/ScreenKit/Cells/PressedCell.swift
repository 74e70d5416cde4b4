/// A cell that shows that its row is being pressed, or is selected. Lists press only rows on which a tap does
/// something, so no cell has to know whether its row is one of these.
@MainActor
protocol PressedCell: UIView {
  /// What lies behind the content then.
  var selectedBackgroundView: UIView? { get set }
  /// Whether the row is under a finger.
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
}

extension UICollectionViewCell: PressedCell {}
extension UITableViewCell: PressedCell {}

extension PressedCell {
  /// Gives the cell the ground that shows while its row is pressed.
  func showPressedGround(in theme: Theme) {
    // What its section says is shown by the list, which knows that.
    guard !(selectedBackgroundView is RowLookGround) else { return }
    let ground = selectedBackgroundView ?? UIView()
    ground.backgroundColor = theme.uiColor(.text).withAlphaComponent(0.1)
    if selectedBackgroundView == nil { selectedBackgroundView = ground }
  }
}

extension CellElement {
  /// Whether what lies behind the element is hidden by it.
  var hasGround: Bool {
    switch self {
    case .image, .view, .screen: true
    case .stack(let stack): stack.background != nil
    case .box(let box):
      box.decoration != CellDecoration() || box.picture != nil || box.content.hasGround
    default: false
    }
  }
}
