/// Loads the images of rows that are about to come into sight, and gives them up with the rows.
@MainActor
final class ImagePrefetcher {
  private let loader: ImageLoader
  private var requests: [RowID: [ImageTarget: ImageRequest]] = [:]
  /// The rows that cells show.
  private var shown: [ObjectIdentifier: RowID] = [:]

  init(_ loader: ImageLoader) {
    self.loader = loader
  }

  /// Loads what `row` shows and is not in memory.
  func prefetch(_ targets: [ImageTarget], of row: RowID) {
    for target in targets
    where requests[row]?[target] == nil && loader.cachedImage(for: target) == nil {
      requests[row, default: [:]][target] = loader.load(target) { [weak self] _ in
        self?.finish(target, of: row)
      }
    }
  }

  /// Gives up what is on its way for `rows`; views that show it have asked for it themselves.
  func cancel(_ rows: some Sequence<RowID>) {
    for row in rows {
      for request in (requests.removeValue(forKey: row) ?? [:]).values { request.cancel() }
    }
  }

  /// Notes which row `cell` shows.
  func note(_ cell: UIView, shows row: RowID) {
    shown[ObjectIdentifier(cell)] = row
  }

  /// Gives up what is on its way for the row of `cell`, which is out of sight. In its place there may be
  /// another row by now.
  func cellDidLeave(_ cell: UIView) {
    if let row = shown.removeValue(forKey: ObjectIdentifier(cell)) { cancel(CollectionOfOne(row)) }
  }

  private func finish(_ target: ImageTarget, of row: RowID) {
    requests[row]?[target] = nil
    if requests[row]?.isEmpty == true { requests[row] = nil }
  }
}

extension CellContext {
  /// The images that `tree` shows from elsewhere, each in the size in which it stands there.
  func images(in tree: CellNode) -> [ImageTarget] {
    // How high screens in the tree are says no one before they are there.
    guard tree.element.hasRemoteImages, tree.screens.isEmpty else { return [] }
    let layout = measure(tree, width: containerWidth)
    return layout.parts.compactMap { part in
      guard case .image(let image) = part.element, case .url(let url?) = image.image else {
        return nil
      }
      return ImageTarget(url, size: part.frame.size, scale: displayScale)
    }
  }
}

extension CellElement {
  fileprivate var hasRemoteImages: Bool {
    switch self {
    case .stack(let stack): return stack.children.contains(where: \.hasRemoteImages)
    case .box(let box):
      return box.content.hasRemoteImages
        || box.picture.map { CellElement.image($0).hasRemoteImages } == true
        || box.overlays.contains(where: \.content.hasRemoteImages)
    case .image(let image):
      if case .url(_?) = image.image { return true }
      return false
    default: return false
    }
  }
}
