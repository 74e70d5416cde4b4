/// Titles of buttons that take more than one line where there is no room for them in one.
extension UIButton {
  /// What UIKit leaves above and below a title together.
  private static let titlePadding: CGFloat = 12

  /// Lets the title take as many lines as it needs.
  func wrapTitle(_ alignment: NSTextAlignment = .center) {
    titleLabel?.numberOfLines = 0
    titleLabel?.lineBreakMode = .byWordWrapping
    titleLabel?.textAlignment = alignment
  }

  /// How high the button has to be for its title in `width`. UIKit's own answer is about one line.
  func wrappedHeight(width: CGFloat, least: CGFloat = CellButton.minimumSide) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let title = titleLabel?.sizeThatFits(room).height ?? 0
    return max(title.rounded(.up) + Self.titlePadding, least)
  }
}
