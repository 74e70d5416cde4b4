/// What is drawn behind or around a box.
///
/// Colours of layers don't change by themselves between light and dark, so they are set anew.
final class DecorationView: UIView {
  private var content: (decoration: CellDecoration, layer: PlacedElement.Layer)?
  private var corners: CellCorners?
  private var theme: Theme?
  private var isMirrored = false

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ box: CellBox, _ part: PlacedElement, in context: CellContext) {
    content = (box.decoration, part.layer)
    corners = part.corners
    theme = context.theme
    isMirrored = context.traits.direction == .rightToLeft
    draw()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.round(corners, in: bounds, isMirrored: isMirrored)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  fileprivate func draw() {
    guard let content, let theme else { return }
    let decoration = content.decoration
    let isGround = content.layer == .content
    backgroundColor =
      isGround ? decoration.background.map { theme.color($0).uiColor } : nil
    draw(isGround ? nil : decoration.border.map(theme.border), in: theme)
    draw(isGround ? decoration.shadow.map(theme.shadow) : nil, in: theme)
    draw(isGround ? decoration.gradient.map(theme.gradient) : nil, in: theme)
  }

  private func draw(_ border: CellBorder?, in theme: Theme) {
    layer.borderWidth = border?.width ?? 0
    layer.borderColor = border.map { resolved($0.color, in: theme).cgColor }
  }

  private func draw(_ shadow: CellShadow?, in theme: Theme) {
    layer.shadowOpacity = Float(shadow?.opacity ?? 0)
    guard let shadow else { return }
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = CGSize(width: isMirrored ? -shadow.x : shadow.x, height: shadow.y)
    layer.shadowColor = (shadow.color.map { resolved($0, in: theme) } ?? .black).cgColor
  }

  private func draw(_ gradient: CellGradient?, in theme: Theme) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = gradient.map { [$0.from, $0.to].map { resolved($0, in: theme).cgColor } }
    guard let gradient else { return }
    let (leading, trailing): (CGFloat, CGFloat) = isMirrored ? (1, 0) : (0, 1)
    switch gradient.direction {
    case .down:
      layer.startPoint = CGPoint(x: 0.5, y: 0)
      layer.endPoint = CGPoint(x: 0.5, y: 1)
    case .trailing:
      layer.startPoint = CGPoint(x: leading, y: 0.5)
      layer.endPoint = CGPoint(x: trailing, y: 0.5)
    case .diagonal:
      layer.startPoint = CGPoint(x: leading, y: 0)
      layer.endPoint = CGPoint(x: trailing, y: 1)
    }
  }

  private func resolved(_ token: ColorToken, in theme: Theme) -> UIColor {
    theme.color(token).uiColor.resolvedColor(with: traitCollection)
  }
}

extension DecorationView: TraitFollower {
  var followedTraits: FollowedTraits { .colors }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    draw()
  }
}

extension CALayer {
  /// Rounds corners, no further than to a capsule; nil makes all of them sharp.
  func round(_ corners: CellCorners?, in bounds: CGRect, isMirrored: Bool) {
    cornerRadius = min(corners?.radius ?? 0, bounds.width / 2, bounds.height / 2)
    maskedCorners = (corners?.places ?? .all).mask(isMirrored: isMirrored)
  }
}

extension CellCorners.Places {
  fileprivate func mask(isMirrored: Bool) -> CACornerMask {
    var mask: CACornerMask = []
    if contains(isMirrored ? .topTrailing : .topLeading) { mask.insert(.layerMinXMinYCorner) }
    if contains(isMirrored ? .topLeading : .topTrailing) { mask.insert(.layerMaxXMinYCorner) }
    if contains(isMirrored ? .bottomTrailing : .bottomLeading) {
      mask.insert(.layerMinXMaxYCorner)
    }
    if contains(isMirrored ? .bottomLeading : .bottomTrailing) {
      mask.insert(.layerMaxXMaxYCorner)
    }
    return mask
  }
}
