import Foundation

extension ViewPainter {
  mutating func paint(_ view: UIImageView, in rect: CGRect) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image else { return }
    paint(
      image, in: rect.placing(image.size, view.contentMode).intersection(rect),
      tint: image.tint ?? view.tintColor)
  }

  /// Paints what stands for an image: a symbol's sign, or a grey field with the image's name.
  mutating func paint(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.open(["class=\"image\""])
    canvas.title("\(image)")
    switch image.source {
    case .system(let name): paintSymbol(name, in: rect, color: tint)
    case .named(let name): paintPlaceholder(name, in: rect)
    case .data: paintPlaceholder("\(Int(image.size.width))×\(Int(image.size.height))", in: rect)
    case .empty: break
    }
    canvas.close()
  }

  private mutating func paintPlaceholder(_ name: String, in rect: CGRect) {
    canvas.rect(rect, .fill(.systemGray4))
    let font = UIFont.systemFont(ofSize: min(max(rect.height / 6, 6), 13))
    if rect.width >= 36, rect.height >= 12 {
      let room = rect.insetBy(dx: 3, dy: 0)
      paintCentered(name, in: room, font: font, color: .secondaryLabel)
    } else {
      canvas.strokes(
        [[rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]], .stroke(.systemGray2))
    }
  }

  /// Paints the sign of a symbol: its own shape where it is a simple one, or else its first letters in
  /// a ring.
  mutating func paintSymbol(_ name: String, in rect: CGRect, color: UIColor?) {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    if let strokes = SymbolSign.strokes(of: name, isRightToLeft: isRightToLeft) {
      let points = strokes.map { line in
        line.map { point in
          CGPoint(x: square.minX + point.x * side, y: square.minY + point.y * side)
        }
      }
      // Of the signs drawn here only that of a star is told from its outline.
      let isFull = name == "star.fill"
      canvas.strokes(
        points, SVGCanvas.Paint(fill: isFull ? color : nil, stroke: color, width: max(side / 12, 1))
      )
      return
    }
    let isFilled = name.hasSuffix(".fill")
    let ring = square.insetBy(dx: side / 10, dy: side / 10)
    let corners = SVGCorners(radius: side / 5)
    canvas.rect(ring, corners: corners, isFilled ? .fill(color) : .stroke(color, max(side / 16, 1)))
    paintCentered(
      String(name.prefix(2)), in: ring, font: .systemFont(ofSize: side / 2.4, weight: .medium),
      color: isFilled ? .systemBackground : color)
  }
}

extension CGRect {
  /// The place of content of a size, by the mode in which a view shows it.
  fileprivate func placing(_ size: CGSize, _ mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return self }
    let fit = min(width / size.width, height / size.height)
    let fill = max(width / size.width, height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return self
    case .scaleAspectFit: return placing(size.scaled(by: fit), x: 0.5, y: 0.5)
    case .scaleAspectFill: return placing(size.scaled(by: fill), x: 0.5, y: 0.5)
    case .center: return placing(size, x: 0.5, y: 0.5)
    case .top: return placing(size, x: 0.5, y: 0)
    case .bottom: return placing(size, x: 0.5, y: 1)
    case .left: return placing(size, x: 0, y: 0.5)
    case .right: return placing(size, x: 1, y: 0.5)
    case .topLeft: return placing(size, x: 0, y: 0)
    case .topRight: return placing(size, x: 1, y: 0)
    case .bottomLeft: return placing(size, x: 0, y: 1)
    case .bottomRight: return placing(size, x: 1, y: 1)
    }
  }

  private func placing(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: minX + (width - size.width) * x, y: minY + (height - size.height) * y,
      width: size.width, height: size.height)
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
