extension UIColor {
  /// The colour that is written as 3, 4, 6 or 8 hexadecimal digits, with or without `#`; nil when `text`
  /// is none.
  public convenience init?(hex text: String) {
    guard let color = HexColor(text) else { return nil }
    self.init(rgb: color.rgb, alpha: CGFloat(color.alpha))
  }
}
