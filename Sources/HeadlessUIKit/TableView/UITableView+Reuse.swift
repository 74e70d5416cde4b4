public import Foundation

extension UITableView {
  private static let cellKind = "UITableViewCell"
  private static let barKind = "UITableViewHeaderFooterView"

  /// Names the class of cells for an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let cellClass = cellClass as? UITableViewCell.Type
    cells.register(
      .init(kind: Self.cellKind, identifier: identifier),
      cellClass.map { cellClass in { cellClass.init(_headlessIdentifier: identifier) } })
  }

  /// Names the XIB of cells for an identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let make = nib.map { nib in
      { [assertionHandler] () -> UITableViewCell in
        let cell = nib.onlyObject(
          of: UITableViewCell.self, for: identifier, orElse: assertionHandler)
        guard let cell else { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        UINib.mismatch(cell.reuseIdentifier, identifier).map(assertionHandler)
        cell.reuseIdentifier = identifier
        return cell
      }
    }
    cells.register(.init(kind: Self.cellKind, identifier: identifier), make)
  }

  /// Names the class of headers and footers for an identifier.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let barClass = aClass as? UITableViewHeaderFooterView.Type
    bars.register(
      .init(kind: Self.barKind, identifier: identifier),
      barClass.map { barClass in { barClass.init(_headlessIdentifier: identifier) } })
  }

  /// A cell that is used again, or else a new one of the registered class; nil without such a class.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, at: nil)
  }

  /// A cell for a row: one that is used again, or else a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueCell(identifier, at: indexPath) { return cell }
    assertionHandler(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is used again, or else a new one of the registered class.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let name = ReuseRegistry<UITableViewHeaderFooterView>.Name(
      kind: Self.barKind, identifier: identifier)
    if let view = bars.waitingView(name) {
      view.prepareForReuse()
      return view
    }
    return bars.newView(name)
  }

  private func dequeueCell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
    if let cell = cells.reconfigured, cell.reuseIdentifier == identifier { return cell }
    let name = ReuseRegistry<UITableViewCell>.Name(kind: Self.cellKind, identifier: identifier)
    let waiting = cells.waitingView(name)
    guard let cell = waiting ?? cells.newView(name) else { return nil }
    if let path { cell.frame = naturalFrame(of: .cell(path), in: loadedGeometry()) }
    if waiting != nil { cell.prepareForReuse() }
    return cell
  }

  /// Gives a cell that is going to be shown the table's state.
  func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    cell.adopt(
      isEditing: editing && dataSource?.tableView(self, canEditRowAt: path) ?? false,
      style: delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete)
    let isSelected = selectedPaths.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// Keeps a cell that is no longer shown for other rows.
  func keep(_ cell: UITableViewCell) {
    if cell.isSelected { cell.setSelected(false, animated: false) }
    cell.showsActions = false
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    guard let identifier = cell.reuseIdentifier else { return }
    cells.put(cell, .init(kind: Self.cellKind, identifier: identifier))
  }

  /// Keeps a header or footer that is no longer shown for other sections.
  func keep(_ view: UIView) {
    guard let bar = view as? UITableViewHeaderFooterView, let identifier = bar.reuseIdentifier
    else { return }
    bars.put(bar, .init(kind: Self.barKind, identifier: identifier))
  }

  /// The header or footer of a title.
  func titleView(_ title: String) -> UIView {
    let identifier = "UITableViewTitle"
    let bar =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    bar.textLabel?.text = title
    return bar
  }
}
