import Foundation

extension UITableView {
  func forgetData() {
    counts = nil
    rowGeometry = nil
    sectionIndex = nil
    selectedPaths = []
    swipe = nil
    for (key, view) in display.removeAll().sorted(by: { $0.0 < $1.0 }) { recycle(view, of: key) }
    setNeedsLayout()
  }

  /// Makes the views of what is visible, and puts away those of what no longer is.
  func layoutElements() {
    if needsMeasuring { measureDisplayed() }
    var passes = 0
    repeat {
      updateContentSize(loadedGeometry())
      passes += 1
    } while (showVisibleElements() || followShrunkenContent()) && passes < 8
    placeDisplayed()
    _ = loadedSectionIndex()
    requestPrefetching()
  }

  private func placeDisplayed() {
    let geometry = loadedGeometry()
    for (key, view) in display.views {
      let frame = shownFrame(of: key, in: geometry)
      if view.frame != frame { view.frame = frame }
    }
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(
        x: 0, y: geometry.end, width: bounds.width, height: footer.frame.height)
    }
  }

  /// Returns whether heights turned out to be others than thought.
  private func showVisibleElements() -> Bool {
    let geometry = loadedGeometry()
    let visible = bounds
    for key in display.views.keys.sorted()
    where !shownFrame(of: key, in: geometry).overlaps(visible) {
      takeAway(key)
    }
    let anchor = display.views.keys.filter(\.isCell).min()
    var walk = TableWalk(geometry: geometry, visible: visible)
    while let step = walk.next() { walk.finish(step, extent: show(step)) }
    for key in heldBars(from: walk.first, to: walk.last, in: geometry) where !walk.has(key) {
      let frame = shownFrame(of: key, in: geometry)
      walk.finish(key, extent: show(.init(key: key, start: frame.minY, length: frame.height)))
    }
    for key in display.views.keys.sorted() where !walk.has(key) { takeAway(key) }
    guard !walk.measured.isEmpty else { return false }
    let changes = walk.measured.contains { geometry.extent(of: $0.key)?.length != $0.value.length }
    rowGeometry?.settle(walk.measured)
    if changes { keepInPlace(anchor, before: geometry) }
    return changes
  }

  /// Keeps the rows that were visible where they are when rows above them were measured. A table that
  /// rests at its top stays there.
  private func keepInPlace(_ anchor: ElementKey?, before: TableGeometry) {
    guard let anchor, let geometry = rowGeometry else { return }
    let shift = geometry.start(of: anchor) - before.start(of: anchor)
    let top = -adjustedContentInset.top
    guard shift != 0, contentOffset.y > top else { return }
    updateContentSize(geometry)
    contentOffset.y = max(contentOffset.y + shift, top)
    // While heights become known, content may grow and shrink again within one layout.
    followedRest.y = max(followedRest.y, contentOffset.y)
  }

  /// The headers and footers that plain tables hold at the edges of what is visible.
  private func heldBars(
    from first: Int?, to last: Int?, in geometry: TableGeometry
  ) -> [ElementKey] {
    guard style == .plain, let first, let last else { return [] }
    let visible = bounds
    return (first...last).flatMap { [ElementKey.tableHeader($0), .tableFooter($0)] }
      .filter { key in
        geometry.extent(of: key)?.isPresent == true
          && shownFrame(of: key, in: geometry).overlaps(visible)
      }
  }

  private func takeAway(_ key: ElementKey) {
    guard let view = display[key] else { return }
    display[key] = nil
    recycle(view, of: key)
  }

  /// Shows an element and returns its height if that was not known.
  private func show(_ step: TableWalk.Step) -> TableExtent? {
    let key = step.key
    guard let extent = loadedGeometry().extent(of: key).map({ asked($0, key) }) else { return nil }
    if let view = display[key] {
      if extent.isMeasured { return extent == loadedGeometry().extent(of: key) ? nil : extent }
      return TableExtent(length: fittingHeight(of: view, key), isAutomatic: true)
    }
    guard let view = makeView(for: key) else {
      return extent.isAutomatic ? TableExtent(length: emptyBarHeight, isAutomatic: true) : nil
    }
    var frame = naturalFrame(of: key, in: loadedGeometry())
    frame.origin.y = step.start
    frame.size.height = extent.length
    view.frame = frame
    if extent.isAutomatic {
      frame.size.height = fittingHeight(of: view, key)
      view.frame = frame
    }
    display[key] = view
    announceDisplay(of: view, key)
    if view.superview !== self { insert(view, key) }
    let shown = TableExtent(length: frame.height, isAutomatic: extent.isAutomatic)
    return shown == loadedGeometry().extent(of: key) ? nil : shown
  }

  /// What is known of a row once its table was asked, if that was put off.
  private func asked(_ extent: TableExtent, _ key: ElementKey) -> TableExtent {
    guard case .cell(let path) = key, !extent.isMeasured, !extent.isAutomatic else { return extent }
    let height = askedHeight(path)
    return height < 0 ? .automatic(estimate: extent.length) : TableExtent(length: height)
  }

  /// Cells lie below headers and footers, which may be held over them.
  private func insert(_ view: UIView, _ key: ElementKey) {
    if !key.isCell {
      addSubview(view)
    } else if let backgroundView {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  func fittingHeight(of view: UIView, _ key: ElementKey) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width(of: key), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(size.height, 0)
  }

  private func measureDisplayed() {
    needsMeasuring = false
    guard let geometry = rowGeometry else { return }
    var extents: [ElementKey: TableExtent] = [:]
    for (key, view) in display.views where geometry.extent(of: key)?.isAutomatic == true {
      let frame = view.frame
      view.frame.size.width = width(of: key)
      extents[key] = TableExtent(length: fittingHeight(of: view, key), isAutomatic: true)
      view.frame = frame
    }
    if !extents.isEmpty { rowGeometry?.settle(extents) }
  }

  private func makeView(for key: ElementKey) -> UIView? {
    switch key {
    case .cell(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      cell.indentationLevel =
        delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      adopt(cell, at: path)
      return cell
    case .supplementary(let kind, let path):
      let isHeader = kind == ElementKey.tableHeaderKind
      return isHeader ? headerView(at: path.section) : footerView(at: path.section)
    case .decoration: return nil
    }
  }

  private func headerView(at section: Int) -> UIView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(titleView)
  }

  private func footerView(at section: Int) -> UIView? {
    delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map(titleView)
  }

  private func announceDisplay(of view: UIView, _ key: ElementKey) {
    switch key {
    case .cell(let path):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case .supplementary(ElementKey.tableHeaderKind, let path):
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    case .supplementary(_, let path):
      delegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    case .decoration: break
    }
  }

  /// Takes a view away and keeps it for other elements.
  func recycle(_ view: UIView, of key: ElementKey) {
    view.removeFromSuperview()
    switch key {
    case .cell(let path):
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      keep(cell)
    case .supplementary(ElementKey.tableHeaderKind, let path):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
      keep(view)
    case .supplementary(_, let path):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
      keep(view)
    case .decoration: break
    }
  }
}

extension ElementKey {
  var isCell: Bool { if case .cell = self { true } else { false } }
}
