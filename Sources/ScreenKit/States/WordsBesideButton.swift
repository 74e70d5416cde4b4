/// Where words and a button stand that come and go: beside each other, or in large text below each other.
@MainActor
struct WordsBesideButton {
  private static let padding: CGFloat = 12
  private static let buttonWidth: CGFloat = 110
  private static let leastHeight: CGFloat = 44

  let label: CGRect
  let button: CGRect
  /// How high both are with what is left around them.
  let height: CGFloat

  init(_ label: UILabel, _ button: UIButton, width: CGFloat, textSize: TextSize) {
    let room = max(width - 2 * Self.padding, 0)
    let isBelow = textSize >= .accessibilityMedium && !button.isHidden
    let beside = button.isHidden || isBelow ? 0 : Self.buttonWidth
    let words = max(room - beside, 0)
    let needed = label.sizeThatFits(CGSize(width: words, height: .greatestFiniteMagnitude)).height
    if isBelow {
      let height = button.wrappedHeight(width: room, least: Self.leastHeight)
      self.label = CGRect(
        x: Self.padding, y: Self.padding, width: words, height: needed.rounded(.up))
      self.button = CGRect(x: Self.padding, y: self.label.maxY, width: room, height: height)
    } else {
      let height = max(needed.rounded(.up), button.isHidden ? 0 : Self.leastHeight)
      self.label = CGRect(x: Self.padding, y: Self.padding, width: words, height: height)
      self.button = CGRect(x: Self.padding + words, y: Self.padding, width: beside, height: height)
    }
    height = max(self.label.maxY, self.button.maxY) + Self.padding
  }
}
