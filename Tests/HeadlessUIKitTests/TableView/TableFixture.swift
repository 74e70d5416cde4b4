import Foundation
import HeadlessUIKit

/// A cell as high as its tag says, which counts how often it is prepared for reuse.
final class TallCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(tag))
  }
}

/// A table of sections with so many rows each, which writes down what happens.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var log: [String] = []
  var problems: [String] = []
  var titles: [String?] = []
  var footers: [String?] = []
  var redirected: IndexPath?
  var refused: Set<IndexPath> = []
  var trailing: UISwipeActionsConfiguration?
  let view: UITableView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(
    _ sections: [[Int]], style: UITableView.Style = .plain, rowHeight: CGFloat = 100,
    titles: [String?] = [], footers: [String?] = []
  ) {
    self.sections = sections
    self.titles = titles
    self.footers = footers
    view = UITableView(frame: window.bounds, style: style)
    super.init()
    view.rowHeight = rowHeight
    view.sectionHeaderTopPadding = 0
    view.register(TallCell.self, forCellReuseIdentifier: "cell")
    view.headlessSetAssertionHandler { [weak self] in self?.problems.append($0) }
    view.dataSource = self
    view.delegate = self
    window.isHidden = false
    window.addSubview(view)
    window.headlessLayoutPass()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !refused.contains(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    log.append("willDisplayHeader \(section)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    log.append("didEndDisplayingHeader \(section)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return refused.contains(indexPath) ? nil : redirected ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBeginEditing \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEndEditing \(indexPath.map { "\($0.row)" } ?? "-")")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("scrolled")
  }

  /// What the visible cells show.
  var tags: [Int] { view.visibleCells.map(\.tag) }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    window.headlessLayoutPass()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
