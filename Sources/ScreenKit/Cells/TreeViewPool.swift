/// The views of one cell, by kind. The next tree takes them in order, makes what is missing and hides
/// what is left over.
@MainActor
final class TreeViewPool {
  private var backgrounds: [UIView] = []
  private var labels: [UILabel] = []
  private var images: [RemoteImageView] = []
  private var buttons: [TreeButton] = []
  private var used = Usage()
  /// The views that are shown, from back to front.
  private var order: [UIView] = []

  private struct Usage {
    var backgrounds = 0
    var labels = 0
    var images = 0
    var buttons = 0
  }

  func show(
    _ parts: [PlacedElement], of tree: CellNode, in container: UIView, context: CellContext
  ) {
    used = Usage()
    let views = parts.map { view(for: $0.element, of: tree, context: context) }
    stack(views, in: container)
    for (view, part) in zip(views, parts) {
      view.frame = part.frame
      view.isHidden = false
      (view as? RemoteImageView)?.round(part.element)
    }
    hideUnused()
  }

  /// Puts views on top of each other, in the order of the tree. Where that is the order already nothing
  /// is touched: taking a view out ends the touch that is on it.
  private func stack(_ views: [UIView], in container: UIView) {
    guard !views.elementsEqual(order, by: ===) else { return }
    order = views
    for view in views { container.addSubview(view) }
  }

  /// Ends the loads of images that are not in yet.
  func cancelLoads() {
    for image in images { image.cancel() }
  }

  private func view(
    for element: CellElement, of tree: CellNode, context: CellContext
  ) -> UIView {
    switch element {
    case .text(let text):
      let label = next(&labels, &used.labels) { UILabel() }
      label.show(text, in: context)
      return label
    case .image(let image):
      let view = next(&images, &used.images) { RemoteImageView(frame: .zero) }
      view.show(image, in: context)
      return view
    case .button(let button):
      let view = next(&buttons, &used.buttons) { TreeButton(frame: .zero) }
      view.show(button, action: tree.actions[button.id], in: context)
      return view
    case .stack(let stack):
      let view = next(&backgrounds, &used.backgrounds) { UIView() }
      view.backgroundColor = context.theme.uiColor(stack.background, else: .background)
      return view
    case .divider, .spacer, .hidden:
      let view = next(&backgrounds, &used.backgrounds) { UIView() }
      view.backgroundColor = context.theme.uiColor(.separator)
      return view
    }
  }

  private func next<View: UIView>(
    _ views: inout [View], _ used: inout Int, make: () -> View
  ) -> View {
    defer { used += 1 }
    let view = used < views.count ? views[used] : make()
    if used == views.count { views.append(view) }
    return view
  }

  private func hideUnused() {
    let unused: [UIView] =
      backgrounds.dropFirst(used.backgrounds) + Array(labels.dropFirst(used.labels))
      + Array(buttons.dropFirst(used.buttons))
    for view in unused { view.isHidden = true }
    for image in images.dropFirst(used.images) {
      image.cancel()
      image.isHidden = true
    }
  }
}
