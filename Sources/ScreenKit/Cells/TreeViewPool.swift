/// The views of one cell, by kind. The next tree takes them in order, makes what is missing and hides
/// what is left over.
@MainActor
final class TreeViewPool {
  private var backgrounds: [UIView] = []
  private var labels: [UILabel] = []
  private var images: [RemoteImageView] = []
  private var buttons: [TreeButton] = []
  private var used = Usage()

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
    for part in parts {
      let view = view(for: part.element, of: tree, in: container, context: context)
      view.frame = part.frame
      view.isHidden = false
      (view as? RemoteImageView)?.round(part.element)
    }
    hideUnused()
  }

  /// Ends the loads of images that are not in yet.
  func cancelLoads() {
    for image in images { image.cancel() }
  }

  private func view(
    for element: CellElement, of tree: CellNode, in container: UIView, context: CellContext
  ) -> UIView {
    switch element {
    case .text(let text):
      let label = next(&labels, &used.labels, in: container) { UILabel() }
      label.show(text, in: context)
      return label
    case .image(let image):
      let view = next(&images, &used.images, in: container) { RemoteImageView(frame: .zero) }
      view.show(image, in: context)
      return view
    case .button(let button):
      let view = next(&buttons, &used.buttons, in: container) { TreeButton(frame: .zero) }
      view.show(button, action: tree.actions[button.id], in: context)
      return view
    case .stack(let stack):
      let view = next(&backgrounds, &used.backgrounds, in: container) { UIView() }
      view.backgroundColor = context.theme.uiColor(stack.background, else: .background)
      return view
    case .divider, .spacer, .hidden:
      let view = next(&backgrounds, &used.backgrounds, in: container) { UIView() }
      view.backgroundColor = context.theme.uiColor(.separator)
      return view
    }
  }

  private func next<View: UIView>(
    _ views: inout [View], _ used: inout Int, in container: UIView, make: () -> View
  ) -> View {
    defer { used += 1 }
    let view = used < views.count ? views[used] : make()
    if used == views.count { views.append(view) }
    // Adding it again brings it to the front, so that the order of views is that of the tree.
    container.addSubview(view)
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
