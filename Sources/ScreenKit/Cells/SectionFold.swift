/// What a tap on the header of a section does to the rows below it.
@MainActor
struct SectionFold {
  /// Whether the rows are folded now.
  let isFolded: Bool
  /// Folds them, or brings them back.
  let turn: @MainActor () -> Void
}

/// Lies over the header of a section whose rows can be folded, with a mark at the side where reading ends that says
/// whether they are.
final class FoldButton: UIButton {
  /// What the mark takes of the width that the text has.
  static let markRoom: CGFloat = markSide + 8
  /// Headers that are tapped are as high as a finger needs.
  static let minimumHeight = CellButton.minimumSide

  private static let markSide: CGFloat = 20

  private let mark = UIImageView()
  private var turn: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.contentMode = .center
    addSubview(mark)
    addAction(UIAction { [weak self] _ in self?.turn?() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ fold: SectionFold, of text: String, runtime: AppRuntime) {
    turn = fold.turn
    mark.image = UIImage(systemName: fold.isFolded ? "chevron.forward" : "chevron.down")
    mark.tintColor = runtime.theme.uiColor(.secondaryText)
    accessibilityLabel = text
    accessibilityValue = runtime.string(
      fold.isFolded ? StandardText.collapsed : StandardText.expanded)
    accessibilityTraits = [.button, .header]
  }

  /// Places the mark, and answers what it leaves of `room` for the text.
  func layOutMark(in room: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - Self.markSide, y: room.minY,
      width: Self.markSide, height: room.height)
    return CGRect(
      x: isRightToLeft ? room.minX + Self.markRoom : room.minX, y: room.minY,
      width: max(room.width - Self.markRoom, 0), height: room.height)
  }
}
