/// The heading of a section in a collection view.
final class HeaderView: UICollectionReusableView {
  static let reuseIdentifier = "ScreenKit.header"

  private let heading = SectionHeading()

  func show(_ text: ScreenText, runtime: AppRuntime, textSize: TextSize) {
    if heading.superview == nil { addSubview(heading) }
    heading.show(text, runtime: runtime, textSize: textSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = bounds
  }
}
