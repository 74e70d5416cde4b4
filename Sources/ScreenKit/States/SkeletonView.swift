/// Grey shapes where rows will be.
final class SkeletonView: UIView, ThemedView {
  private static let rowHeight: CGFloat = 96
  private static let padding: CGFloat = 16

  private let runtime: AppRuntime
  private var blocks: [UIView] = []

  init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func applyTheme() {
    for block in blocks { block.backgroundColor = runtime.theme.uiColor(.surface) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = min(Int((bounds.height / Self.rowHeight).rounded(.up)), 40)
    while blocks.count < count {
      let block = UIView()
      block.backgroundColor = runtime.theme.uiColor(.surface)
      block.layer.cornerRadius = 8
      addSubview(block)
      blocks.append(block)
    }
    for (index, block) in blocks.enumerated() {
      block.isHidden = index >= count
      block.frame = CGRect(
        x: Self.padding, y: CGFloat(index) * Self.rowHeight + Self.padding / 2,
        width: max(bounds.width - 2 * Self.padding, 0), height: Self.rowHeight - Self.padding)
    }
  }
}
