/// The place of a view of the app's own in a cell.
final class OwnViewPlace: UIView {
  private var content: (any CellContentView)?
  /// What it shows, and in what; nil while it shows nothing.
  private var shown: (view: CellView, traits: CellTraits, theme: Theme)?

  func show(_ view: CellView, in context: CellContext) {
    guard let maker = view.maker as? any OwnViewMaking else { return }
    isAccessibilityElement = view.label != nil
    accessibilityLabel = view.label.map(context.runtime.string)
    if let shown, shown == (view, context.traits, context.theme) { return }
    shown = (view, context.traits, context.theme)
    let content = content ?? install(maker.makeView(in: context.runtime), name: view.name)
    maker.show(in: content, context: context)
  }

  private func install(_ view: any CellContentView, name: String) -> any CellContentView {
    content = view
    addSubview(view)
    clipsToBounds = true
    #if !canImport(UIKit)
      headlessPlaceholder = name
    #endif
    setNeedsLayout()
    return view
  }

  /// Lets the view know that it is out of sight; false if it was so already.
  func endShowing() -> Bool {
    guard shown != nil else { return false }
    shown = nil
    content?.endShowing()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}
