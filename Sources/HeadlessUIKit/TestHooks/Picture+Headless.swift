/// Pictures of what is shown, for tests and previews. None of this exists in UIKit.
extension UIView {
  /// What stands in pictures for the view where it draws nothing.
  public var headlessPlaceholder: String? {
    get { placeholderInPictures }
    set { placeholderInPictures = newValue }
  }

  /// The view and all in it as SVG: the same text on every machine, fonts as far as the reader of the
  /// picture has them, images and symbols by name.
  public func headlessPicture() -> String {
    ViewPainter.picture(of: self)
  }
}
