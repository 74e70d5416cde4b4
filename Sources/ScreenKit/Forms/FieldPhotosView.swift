/// Photos beside one another, as many as there is room for in a line, and below them the button that adds some.
final class FieldPhotosView: UIView {
  private static let gap: CGFloat = 8

  /// Called when the reader wants to do without the photo at an index.
  var onRemove: (@MainActor (Int) -> Void)?

  let addButton = UIButton(type: .system)
  /// The photos from the first one.
  private(set) var photoViews: [FieldPhotoView] = []

  private let runtime: AppRuntime
  /// What the field is called in tests, and its photos after it.
  private let id: String
  private var hasRoom = true

  init(id: String, runtime: AppRuntime) {
    self.id = id
    self.runtime = runtime
    super.init(frame: .zero)
    addSubview(addButton)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var isEnabled = true {
    didSet { enableButtons() }
  }

  private func enableButtons() {
    addButton.isEnabled = isEnabled && hasRoom
    for view in photoViews { view.removeButton.isEnabled = isEnabled }
  }

  /// Shows what was chosen; the answer is whether that may take more room or less of it.
  func show(_ photos: FieldPhotos) -> Bool {
    let text = runtime.string(photos.text)
    let saysOther = addButton.title(for: .normal) != text
    if saysOther { setNeedsLayout() }
    addButton.setTitle(text, for: .normal)
    addButton.accessibilityValue = text
    hasRoom = photos.room != 0
    defer { enableButtons() }
    let shown = photos.photos
    let count = photoViews.count
    guard shown != photoViews.map(\.photo) else { return saysOther }
    replaceViews(by: shown)
    return saysOther || count != shown.count
  }

  /// Photos that stay keep their views, which have loaded them.
  private func replaceViews(by photos: [Data]) {
    var others = Dictionary(grouping: photoViews, by: \.photo)
    photoViews = photos.map { photo in
      if let view = others[photo]?.popLast() { return view }
      let view = FieldPhotoView(photo, runtime: runtime)
      addSubview(view)
      return view
    }
    for view in others.values.joined() { view.removeFromSuperview() }
    for (index, view) in photoViews.enumerated() {
      let (number, count) = (index + 1, photoViews.count)
      view.describe(
        as: runtime.string(StandardText.photo(number, of: count)),
        removing: runtime.string(StandardText.removePhoto(number, of: count)),
        id: PhotoPicking.removeID(index, of: id))
      view.onRemove = { [weak self] in self?.onRemove?(index) }
    }
    setNeedsLayout()
  }

  func applyTheme(_ theme: Theme, font: UIFont) {
    addButton.titleLabel?.font = font
    addButton.setTitleColor(theme.uiColor(.accent), for: .normal)
    for view in photoViews { view.applyTheme(theme) }
  }

  // MARK: Layout

  /// How many photos stand in a line.
  private static func columns(in width: CGFloat) -> Int {
    // A view has no width before it has its place.
    guard width.isFinite else { return 1 }
    return max(Int((width + gap) / (FieldPhotoView.side + gap)), 1)
  }

  private func linesHeight(in width: CGFloat) -> CGFloat {
    let columns = Self.columns(in: width)
    let lines = (photoViews.count + columns - 1) / columns
    return CGFloat(lines) * (FieldPhotoView.side + Self.gap)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: linesHeight(in: size.width) + addButton.wrappedHeight(width: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let columns = Self.columns(in: bounds.width)
    let side = FieldPhotoView.side
    for (index, view) in photoViews.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: columns)
      let leading = CGFloat(column) * (side + Self.gap)
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - leading - side : leading,
        y: CGFloat(line) * (side + Self.gap), width: side, height: side)
    }
    addButton.frame = CGRect(
      x: 0, y: linesHeight(in: bounds.width), width: bounds.width,
      height: addButton.wrappedHeight(width: bounds.width))
  }
}
