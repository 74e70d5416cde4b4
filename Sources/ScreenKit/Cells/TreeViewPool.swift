/// The views of one cell, by kind. The next tree takes them in order, makes what is missing and hides
/// what is left over.
@MainActor
final class TreeViewPool {
  private var backgrounds: [UIView] = []
  private var decorations: [DecorationView] = []
  private var labels: [TreeLabel] = []
  private var bars: [ProgressBar] = []
  private var ratings: [RatingView] = []
  private var images: [RemoteImageView] = []
  /// The places of the app's own views, by the names of these.
  private var ownViews: [String: [OwnViewPlace]] = [:]
  private var buttons: [TreeButton] = []
  /// What edits state, by its id and not by kind: it may be the one that is typed into.
  private var fields: [String: FieldContentView] = [:]
  /// What is set to values, by its id: it may be the one that is touched.
  private var inputs: [String: TreeInput] = [:]
  /// The places of screens, by their ids.
  private var places: [String: ScreenPlaceView] = [:]
  private var used = Usage()
  /// The views that are shown, from back to front.
  private var order: [UIView] = []

  private struct Usage {
    var backgrounds = 0
    var decorations = 0
    var labels = 0
    var bars = 0
    var ratings = 0
    var images = 0
    var buttons = 0
    var ownViews: [String: Int] = [:]
    var inserts: Set<String> = []
  }

  func show(
    _ parts: [PlacedElement], of tree: CellNode, in container: UIView, context: CellContext
  ) {
    used = Usage()
    let views = parts.map { view(for: $0, of: tree, context: context) }
    stack(views, in: container)
    for (view, part) in zip(views, parts) {
      view.frame = part.frame
      view.isHidden = false
      let isMirrored = context.traits.direction == .rightToLeft
      (view as? RemoteImageView)?.round(part, isMirrored: isMirrored)
      if view is OwnViewPlace {
        view.layer.round(part.corners, in: view.bounds, isMirrored: isMirrored)
      }
    }
    hideUnused()
    host(parts, of: tree, in: context)
  }

  /// Puts views on top of each other, in the order of the tree. Where that is the order already nothing
  /// is touched: taking a view out ends the touch that is on it.
  private func stack(_ views: [UIView], in container: UIView) {
    guard !views.elementsEqual(order, by: ===) else { return }
    order = views
    for (index, view) in views.enumerated() {
      if view is FieldContentView { giveWay(to: view, at: index, in: container) }
      if index >= container.subviews.count || container.subviews[index] !== view {
        container.insertSubview(view, at: index)
      }
    }
  }

  /// Moves what stands before a field out of its way, and not the field itself.
  private func giveWay(to field: UIView, at index: Int, in container: UIView) {
    guard let place = container.subviews.firstIndex(of: field), place > index else { return }
    let before = container.subviews[index..<place]
    guard !before.contains(where: { $0 is FieldContentView }) else { return }
    for view in before { container.bringSubviewToFront(view) }
  }

  /// Shows the screens of the tree in their places.
  private func host(_ parts: [PlacedElement], of tree: CellNode, in context: CellContext) {
    guard !tree.screens.isEmpty, let parent = context.container else { return }
    for case .screen(let screen) in parts.map(\.element) {
      guard let place = places[screen.id], let child = context.child(for: screen, of: tree) else {
        continue
      }
      place.hosted.host(child, in: parent)
      place.hosted.layOut()
    }
  }

  /// Ends showing screens and views of the app's own; false if there are none.
  func releaseScreens() -> Bool {
    for place in places.values { place.hosted.release() }
    let ended = ownViews.values.joined().filter { $0.endShowing() }
    return !places.isEmpty || !ended.isEmpty
  }

  /// Ends the loads of images that are not in yet.
  func cancelLoads() {
    for image in images { image.cancel() }
  }

  /// The same; false if all are in.
  func pauseLoads() -> Bool {
    let loading = images.filter(\.isLoading)
    for image in loading { image.cancel() }
    return !loading.isEmpty
  }

  private func view(
    for part: PlacedElement, of tree: CellNode, context: CellContext
  ) -> UIView {
    switch part.element {
    case .text(let text):
      let label = next(&labels, &used.labels) { TreeLabel() }
      label.show(text, in: context)
      return label
    case .image(let image):
      let view = next(&images, &used.images) { RemoteImageView(frame: .zero) }
      view.show(image, size: part.frame.size, in: context)
      return view
    case .button(let button):
      let view = next(&buttons, &used.buttons) { TreeButton(frame: .zero) }
      view.show(button, action: tree.actions[button.id], in: context)
      return view
    case .control(let control):
      used.inserts.insert(control.id)
      let view = fields[control.id] ?? FieldContentView(in: .tree, name: control.id)
      fields[control.id] = view
      if let field = tree.controls[control.id] {
        view.show(
          field.field, kind: FieldItem(field: field.field).kind, onChange: field.onChange,
          in: context)
      }
      return view
    case .input(let input):
      used.inserts.insert(input.id)
      let view = inputs[input.id] ?? TreeInput(frame: .zero)
      inputs[input.id] = view
      view.show(input, action: tree.inputs[input.id], in: context)
      return view
    case .screen(let screen):
      used.inserts.insert(screen.id)
      let view = places[screen.id] ?? ScreenPlaceView(frame: .zero)
      places[screen.id] = view
      return view
    case .view(let own):
      let view = next(&ownViews[own.name, default: []], &used.ownViews[own.name, default: 0]) {
        OwnViewPlace(frame: .zero)
      }
      view.show(own, in: context)
      return view
    case .stack(let stack):
      let view = next(&backgrounds, &used.backgrounds) { UIView() }
      view.backgroundColor = context.theme.uiColor(stack.background, else: .background)
      view.layer.round(
        part.corners, in: CGRect(origin: .zero, size: part.frame.size),
        isMirrored: context.traits.direction == .rightToLeft)
      return view
    case .box(let box):
      let view = next(&decorations, &used.decorations) { DecorationView(frame: .zero) }
      view.show(box, part, in: context)
      return view
    case .progress(let progress):
      let view = next(&bars, &used.bars) { ProgressBar(frame: .zero) }
      view.show(progress, in: context)
      return view
    case .rating(let rating):
      let view = next(&ratings, &used.ratings) { RatingView(frame: .zero) }
      view.show(rating, in: context)
      return view
    case .divider, .spacer, .hidden:
      let view = next(&backgrounds, &used.backgrounds) { UIView() }
      view.backgroundColor = context.theme.uiColor(.separator)
      view.layer.cornerRadius = 0
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
    for (id, field) in fields where !used.inserts.contains(id) {
      field.removeFromSuperview()
      fields[id] = nil
    }
    for (id, input) in inputs where !used.inserts.contains(id) {
      input.removeFromSuperview()
      inputs[id] = nil
    }
    for (id, place) in places where !used.inserts.contains(id) {
      place.hosted.release()
      place.removeFromSuperview()
      places[id] = nil
    }
    hide(backgrounds.dropFirst(used.backgrounds))
    hide(decorations.dropFirst(used.decorations))
    hide(labels.dropFirst(used.labels))
    hide(buttons.dropFirst(used.buttons))
    hide(bars.dropFirst(used.bars))
    hide(ratings.dropFirst(used.ratings))
    for (name, views) in ownViews {
      for view in views.dropFirst(used.ownViews[name] ?? 0) {
        _ = view.endShowing()
        view.isHidden = true
      }
    }
    for image in images.dropFirst(used.images) {
      image.cancel()
      image.isHidden = true
    }
  }

  private func hide(_ views: ArraySlice<some UIView>) {
    for view in views { view.isHidden = true }
  }
}
