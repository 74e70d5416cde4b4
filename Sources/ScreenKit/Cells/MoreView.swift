/// Stands below the last row while more is loaded, with what the screen says of that. When it failed it says so in the
/// screen's own words, if it has any, and offers another try; when all is loaded it says that, if the screen does.
final class MoreView: UIView, ThemedView {
  private static let rowHeight: CGFloat = 44
  /// The height of the wheel above words.
  private static let wheelHeight: CGFloat = 28

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private var wordsHeight = rowHeight
  private var onRetry: (@MainActor () -> Void)?
  /// Shows again what is shown.
  private var showAgain: (@MainActor () -> Void)?

  func applyTheme() { showAgain?() }

  /// How high it is. While more is loaded there is room for the words of a failure already, so that nothing moves
  /// when they come.
  static func height(
    of footer: MoreFooter, runtime: AppRuntime, traits: CellTraits
  ) -> CGFloat {
    guard footer.state != .none else { return 8 + wordsHeight(runtime, traits) }
    let isSaid = footer.texts.loading != nil
    let loading = isSaid ? wheelHeight + wordsHeight(runtime, traits) : rowHeight
    guard footer.failureText != nil else { return 8 + loading }
    let failure = wordsHeight(runtime, traits) + (footer.failure.retry ? rowHeight : 0)
    return 8 + max(loading, failure)
  }

  /// Room for two lines of words.
  private static func wordsHeight(_ runtime: AppRuntime, _ traits: CellTraits) -> CGFloat {
    max(rowHeight, 2 * font(runtime, traits).lineHeight)
  }

  private static func font(_ runtime: AppRuntime, _ traits: CellTraits) -> UIFont {
    runtime.theme.font(.body).uiFont(for: traits.textSize)
  }

  func show(
    _ footer: MoreFooter, runtime: AppRuntime, traits: CellTraits,
    onRetry: @escaping @MainActor () -> Void
  ) {
    self.onRetry = onRetry
    showAgain = { [weak self, runtime] in
      self?.show(footer, runtime: runtime, traits: traits, onRetry: onRetry)
    }
    let state = footer.state
    if spinner.superview == nil { addParts() }
    spinner.isHidden = state != .loading
    if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    label.isHidden = footer.text == nil
    label.text = footer.text.map(runtime.string)
    label.font = Self.font(runtime, traits)
    wordsHeight = Self.wordsHeight(runtime, traits)
    label.textColor = runtime.theme.uiColor(.secondaryText)
    // Without a word, and without a way on, nobody would know what the list waits for.
    button.isHidden = state != .failed || (!footer.failure.retry && footer.text != nil)
    button.setTitle(runtime.string(StandardText.retry), for: .normal)
    button.setTitleColor(runtime.theme.uiColor(.accent), for: .normal)
    setNeedsLayout()
  }

  private func addParts() {
    addSubview(spinner)
    label.numberOfLines = 2
    label.textAlignment = .center
    addSubview(label)
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inside(dx: 16, dy: 4)
    guard spinner.isHidden || label.isHidden else {
      let (top, rest) = inner.divided(atDistance: Self.wheelHeight, from: .minYEdge)
      place(spinnerIn: top)
      label.frame = rest
      return
    }
    place(spinnerIn: bounds)
    let (top, rest) = inner.divided(
      atDistance: button.isHidden ? inner.height : wordsHeight, from: .minYEdge)
    label.frame = top
    button.frame = label.isHidden ? inner : rest
  }

  private func place(spinnerIn room: CGRect) {
    spinner.frame = CGRect(x: room.midX - 10, y: room.midY - 10, width: 20, height: 20)
  }
}

/// The same as a part of a collection view.
final class MoreReusableView: UICollectionReusableView {
  static let kind = "ScreenKit.more"

  let more = MoreView()

  /// The layout knows how big the view is; nothing has to be fitted for that.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  override func layoutSubviews() {
    super.layoutSubviews()
    if more.superview == nil { addSubview(more) }
    more.frame = bounds
  }
}
