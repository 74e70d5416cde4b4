import ScreenKit

/// The club's fonts.
nonisolated extension UIFont {
  static func clubText(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "Gill Sans", size: size) ?? .systemFont(ofSize: size)
  }

  static func clubHeading(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "Gill Sans SemiBold", size: size) ?? .systemFont(ofSize: size, weight: .semibold)
  }

  /// Running text, a heading and a note as large as the reader wants them.
  static var clubBody: UIFont { scaled(clubText(ofSize: 17), as: .body) }
  static var clubHeadline: UIFont { scaled(clubHeading(ofSize: 17), as: .headline) }
  static var clubCaption: UIFont { scaled(clubText(ofSize: 13), as: .caption1) }

  private static func scaled(_ font: UIFont, as style: TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }
}
