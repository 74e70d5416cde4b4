extension UILabel {
  func show(_ text: CellText, in context: CellContext) {
    let font = text.font ?? context.theme.font(.body)
    self.font = context.theme.font(font).uiFont(for: context.traits.textSize)
    self.text = context.runtime.string(text.text)
    textColor = context.theme.uiColor(text.color, else: .text)
    numberOfLines = text.lines ?? 0
    textAlignment = text.alignment.textAlignment(in: context.traits.direction)
  }
}

extension CellAlignment {
  func textAlignment(in direction: CellTraits.LayoutDirection) -> NSTextAlignment {
    switch (self, direction) {
    case (.leading, _), (.fill, _): .natural
    case (.center, _): .center
    case (.trailing, .leftToRight): .right
    case (.trailing, .rightToLeft): .left
    }
  }
}

extension RemoteImageView {
  func show(_ image: CellImage, size: CGSize, in context: CellContext) {
    show(
      image.image, placeholder: image.placeholder, size: size, scale: context.displayScale,
      from: context.runtime.images)
    contentMode = image.image.isSymbol ? .scaleAspectFit : .scaleAspectFill
    clipsToBounds = true
    tintColor = context.theme.uiColor(image.color, else: .accent)
    isAccessibilityElement = image.label != nil
    accessibilityLabel = image.label.map(context.runtime.string)
  }

  /// Gives the view the shape of `element`; for a circle its frame has to be set already.
  func round(_ element: CellElement) {
    guard case .image(let image) = element else { return }
    switch image.shape {
    case .rectangle: layer.cornerRadius = 0
    case .circle: layer.cornerRadius = min(bounds.width, bounds.height) / 2
    case .rounded: layer.cornerRadius = 8
    }
  }
}

extension ScreenImage {
  fileprivate var isSymbol: Bool {
    if case .symbol = self { return true }
    return false
  }
}

/// A button of a tree.
final class TreeButton: UIButton {
  private var onTap: (@MainActor () -> Void)?
  private var isConnected = false

  /// The button's id in its tree.
  private(set) var id = ""

  func show(_ button: CellButton, action: ScreenAction?, in context: CellContext) {
    let control = ControlID(row: context.row, name: button.id)
    let color = context.theme.uiColor(button.color, else: .accent)
    id = button.id
    setTitle(button.title.map(context.runtime.string), for: .normal)
    setTitleColor(color, for: .normal)
    let font = button.font ?? context.theme.font(.body)
    titleLabel?.font = context.theme.font(font).uiFont(for: context.traits.textSize)
    setImage(button.icon?.localImage, for: .normal)
    tintColor = color
    accessibilityLabel = (button.label ?? button.title).map(context.runtime.string)
    isEnabled = context.screen?.runningControls.contains(control) != true
    connect()
    onTap = { [weak screen = context.screen] in
      guard let action else { return }
      screen?.perform(action, for: control)
    }
  }

  private func connect() {
    guard !isConnected else { return }
    isConnected = true
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }
}
