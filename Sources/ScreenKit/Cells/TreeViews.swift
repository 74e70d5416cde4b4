/// A text of a tree. Where it has links, a tap opens the first, and each of them can be chosen by those who
/// have it read out.
final class TreeLabel: UILabel {
  private var openFirst: (@MainActor () -> Void)?

  func show(_ text: CellText, in context: CellContext) {
    let token = text.font ?? context.theme.font(.body)
    let font = context.theme.font(token).uiFont(for: context.traits.textSize)
    let string = context.runtime.string(text.text)
    self.font = font
    // What a former text looked like must not stay.
    attributedText = nil
    self.text = string
    if let style = text.style {
      attributedText = StyledText.attributed(string, font: font, style: style)
    }
    textColor = context.theme.uiColor(text.color, else: .text)
    numberOfLines = context.traits.textSize.lines(for: text.lines)
    lineBreakMode = .byTruncatingTail
    textAlignment = text.alignment.textAlignment(in: context.traits.direction)
    adjustsFontSizeToFitWidth = text.style?.minimumScale != nil
    minimumScaleFactor = text.style?.minimumScale ?? 0
    show(StyledText.links(in: string, style: text.style), in: context)
  }

  private func show(_ links: [RichText.Run], in context: CellContext) {
    isUserInteractionEnabled = !links.isEmpty
    accessibilityTraits = links.isEmpty ? .staticText : .link
    accessibilityCustomActions =
      links.isEmpty
      ? nil
      : links.map { link in
        UIAccessibilityCustomAction(name: link.text) { [weak screen = context.screen] _ in
          screen?.open(link.link)
          return true
        }
      }
    openFirst = { [weak screen = context.screen] in screen?.open(links.first?.link) }
  }

  /// A line of text is less high than a fingertip.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(CellButton.minimumSide - bounds.height, 0) / 2
    return bounds.insetBy(dx: 0, dy: -missing).contains(point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { openFirst?() }
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
      fade: context.theme.seconds(image.fade), from: context.runtime.images)
    contentMode = image.image.isSymbol ? .scaleAspectFit : .scaleAspectFill
    clipsToBounds = true
    tintColor = context.theme.uiColor(image.color, else: .accent)
    isAccessibilityElement = image.label != nil
    accessibilityLabel = image.label.map(context.runtime.string)
  }

  /// Gives the view the shape of `part`; for a circle its frame has to be set already.
  func round(_ part: PlacedElement, isMirrored: Bool) {
    guard case .image(let image) = part.element else { return }
    let corners: CellCorners? =
      switch image.shape {
      case .rectangle: part.corners
      case .circle: CellCorners(.infinity)
      case .rounded: part.corners ?? CellCorners(8)
      }
    layer.round(corners, in: bounds, isMirrored: isMirrored)
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
  private var uploadBar = UploadBar()

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
    wrapTitle()
    showShape(of: currentTitle, color: color)
    accessibilityLabel = (button.label ?? button.title).map(context.runtime.string)
    isEnabled = context.screen?.runningControls.contains(control) != true
    uploadBar.show(
      context.screen?.uploadShare(of: control), on: self, runtime: context.runtime)
    connect()
    onTap = { [weak screen = context.screen] in
      guard let action else { return }
      screen?.perform(action, for: control)
    }
    showMenu(button.opensMenu ? action : nil, of: control, on: context.screen)
  }

  /// Lets a tap open a menu of what `action` offers; nil for a button that does something by itself.
  private func showMenu(
    _ action: ScreenAction?, of control: ControlID, on screen: ScreenController?
  ) {
    showsMenuAsPrimaryAction = action != nil
    guard let action else {
      if menu != nil { menu = nil }
      return
    }
    menu = screen?.makeMenu(of: control, offeredBy: action)
  }

  /// Underlines the title for those who want to see what is a button by more than its colour, as the system does.
  private func showShape(of title: String?, color: UIColor) {
    let isShown = UIAccessibility.buttonShapesEnabled
    // A title with attributes takes nothing from the button.
    let attributes: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: color,
      .font: titleLabel?.font ?? UIFont.preferredFont(forTextStyle: .body),
    ]
    let underlined = title.map { NSAttributedString(string: $0, attributes: attributes) }
    setAttributedTitle(isShown ? underlined : nil, for: .normal)
  }

  private func connect() {
    guard !isConnected else { return }
    isConnected = true
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    uploadBar.layOut(in: self)
  }
}
