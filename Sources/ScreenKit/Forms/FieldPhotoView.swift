/// A photo of a field, small, with the button that takes it away.
final class FieldPhotoView: UIView {
  static let side: CGFloat = 96
  private static let radius: CGFloat = 8

  let photo: Data
  let removeButton = UIButton(type: .system)
  /// Called when the reader wants to do without it.
  var onRemove: (@MainActor () -> Void)?

  private let imageView = UIImageView(image: nil)

  init(_ photo: Data, runtime: AppRuntime) {
    self.photo = photo
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = Self.radius
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    removeButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    removeButton.addAction(UIAction { [weak self] _ in self?.onRemove?() }, for: .touchUpInside)
    [imageView, removeButton].forEach(addSubview)
    applyTheme(runtime.theme)
    load(by: runtime.images)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A photo of a camera is many times as large as what is seen of it here.
  private func load(by loader: ImageLoader) {
    let size = CGSize(width: Self.side, height: Self.side)
    let scale = max(traitCollection.displayScale, 1)
    Task { [weak self, photo] in
      let image = await loader.image(of: photo, size: size, scale: scale)
      self?.imageView.image = image
    }
  }

  /// Has it read out, and what takes it away.
  func describe(as label: String, removing removeLabel: String, id: String) {
    imageView.accessibilityLabel = label
    imageView.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: removeLabel) { [weak self] _ in
        guard let self, removeButton.isEnabled else { return false }
        onRemove?()
        return true
      }
    ]
    removeButton.accessibilityLabel = removeLabel
    removeButton.accessibilityIdentifier = id
  }

  func applyTheme(_ theme: Theme) {
    imageView.backgroundColor = theme.uiColor(.surface)
    removeButton.tintColor = theme.uiColor(.destructive)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let side = CellButton.minimumSide
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    removeButton.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - side, y: 0, width: side, height: side)
  }
}
