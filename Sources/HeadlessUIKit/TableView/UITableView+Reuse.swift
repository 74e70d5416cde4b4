import Foundation

extension UITableView {
  static let cellKind = "UITableViewCell"
  static let barKind = "UITableViewHeaderFooterView"

  func dequeueCell(_ identifier: String, at path: IndexPath?) -> UITableViewCell? {
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
