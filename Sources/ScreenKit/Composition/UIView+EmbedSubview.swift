extension UIView {
  /// Makes `subview` fill this view and follow its size. It leaves the view that it was in before;
  /// doing this again only puts it back in its place.
  public func embedSubview(_ subview: UIView) {
    if subview.superview !== self { addSubview(subview) }
    subview.translatesAutoresizingMaskIntoConstraints = true
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if subview.frame != bounds { subview.frame = bounds }
  }
}
