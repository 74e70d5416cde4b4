import Foundation

extension UITableView {
  /// The height that a row has when nothing says otherwise.
  private static let standardRowHeight: CGFloat = 44
  /// The space above a header of a plain table.
  private static let standardTopPadding: CGFloat = 22
  /// The space at both sides of the rows of an inset table.
  private static let sideInset: CGFloat = 16

  func loadedCounts() -> ItemCounts {
    if let counts { return counts }
    let fresh = freshCounts()
    counts = fresh
    return fresh
  }

  func freshCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts(itemsBySection: []) }
    let sections = dataSource.numberOfSections(in: self)
    return ItemCounts(
      itemsBySection: (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  func heightsDidChange() {
    rowGeometry = nil
    setNeedsLayout()
  }

  func exchange(_ old: UIView?, for view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    rowGeometry?.top = tableHeaderView?.frame.height ?? 0
    setNeedsLayout()
  }

  func loadedGeometry() -> TableGeometry {
    if let rowGeometry { return rowGeometry }
    let counts = loadedCounts()
    let fresh = TableGeometry(
      top: tableHeaderView?.frame.height ?? 0,
      sections: (0..<counts.sections).map { freshSection($0, rows: counts.items(in: $0)) })
    rowGeometry = fresh
    return fresh
  }

  private func freshSection(_ number: Int, rows: Int) -> TableSection {
    TableSection(
      padding: topPadding, header: freshHeader(number), footer: freshFooter(number),
      rows: (0..<rows).map { freshRow(IndexPath(row: $0, section: number)) })
  }

  private var topPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding < 0 ? Self.standardTopPadding : sectionHeaderTopPadding
  }

  // Where there is an estimate, heights are asked for when rows come into sight.
  private func freshRow(_ path: IndexPath) -> TableExtent {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    guard estimate <= 0 else { return .expected(estimate) }
    let height = askedHeight(path)
    return height < 0
      ? .automatic(estimate: Self.standardRowHeight) : TableExtent(length: height)
  }

  /// The height of a row as its table says; below zero its content decides.
  func askedHeight(_ path: IndexPath) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  // Whether a delegate has a view for a header is only known by asking for it, which is done when
  // the header comes into sight. Until then an automatic height is the estimate, if one was given.
  private func freshHeader(_ section: Int) -> TableExtent {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard height < 0 else { return TableExtent(length: height) }
    return .automatic(
      estimate: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight)
  }

  private func freshFooter(_ section: Int) -> TableExtent {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard height < 0 else { return TableExtent(length: height) }
    return .automatic(
      estimate: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight)
  }

  /// What a header or footer without a view takes when its height is automatic.
  var emptyBarHeight: CGFloat { style == .plain ? 0 : 18 }

  func updateContentSize(_ geometry: TableGeometry) {
    contentSize = CGSize(
      width: bounds.width, height: geometry.end + (tableFooterView?.frame.height ?? 0))
  }

  /// The place of an element before headers and footers are held at the edges.
  func naturalFrame(of key: ElementKey, in geometry: TableGeometry) -> CGRect {
    let inset = rowInset(of: key)
    return CGRect(
      x: inset, y: geometry.start(of: key), width: max(bounds.width - 2 * inset, 0),
      height: geometry.extent(of: key)?.length ?? 0)
  }

  private func rowInset(of key: ElementKey) -> CGFloat {
    style == .insetGrouped ? Self.sideInset : 0
  }

  /// The width that rows, headers and footers have.
  func width(of key: ElementKey) -> CGFloat { max(bounds.width - 2 * rowInset(of: key), 0) }

  /// The place of an element; the headers and footers of plain tables stay in sight.
  func shownFrame(of key: ElementKey, in geometry: TableGeometry) -> CGRect {
    var frame = naturalFrame(of: key, in: geometry)
    guard style == .plain, case .supplementary(let kind, let path) = key else { return frame }
    let section = geometry.sections[path.section]
    let rowsStart = geometry.starts[path.section] + section.rowsStart
    let rowsEnd = geometry.starts[path.section] + section.rowsEnd
    let visible = bounds.inset(by: adjustedContentInset)
    if kind == ElementKey.tableHeaderKind {
      frame.origin.y = max(frame.minY, min(visible.minY, rowsEnd - frame.height))
    } else {
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, rowsStart))
    }
    return frame
  }
}
