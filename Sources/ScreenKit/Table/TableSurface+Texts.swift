/// What stands above and below the sections of a table.
extension TableSurface {
  /// Brings them up to date.
  func reconfigureSectionTexts() {
    for section in shown.sections.indices {
      show(listView.headerView(forSection: section), as: .header, of: section)
      show(listView.footerView(forSection: section), as: .footer, of: section)
    }
  }

  /// Brings some of them up to date; the answer is whether one has another height than it has been given.
  func showAgain(_ texts: [SectionTextPlace]) -> Bool {
    var isResized = false
    for (role, section) in texts where shownText(role, of: section) != nil {
      let frame: CGRect
      switch role {
      case .header:
        show(listView.headerView(forSection: section), as: role, of: section)
        frame = listView.rectForHeader(inSection: section)
      case .footer:
        show(listView.footerView(forSection: section), as: role, of: section)
        frame = listView.rectForFooter(inSection: section)
      }
      if abs(frame.height - height(of: role, of: section)) > 0.5 { isResized = true }
    }
    return isResized
  }

  private func show(_ view: UIView?, as role: SectionLabel.Role, of section: Int) {
    guard let view = view as? TableSectionTextView, let text = shownText(role, of: section) else {
      return
    }
    view.label.show(
      text, as: role, fold: role == .header ? fold(of: section) : nil, ground: ground(of: section),
      runtime: runtime, textSize: traits.textSize)
  }

  /// What stands above or below a section; a section without rows has nothing there.
  private func shownText(_ role: SectionLabel.Role, of section: Int) -> ScreenText? {
    guard shown.sections.indices.contains(section), shown.sections[section].showsTexts else {
      return nil
    }
    return text(role, of: section)
  }

  /// How high it is.
  func height(of role: SectionLabel.Role, of section: Int) -> CGFloat {
    // In a grouped table 0 would stand for the standard height.
    guard let text = shownText(role, of: section) else { return .leastNonzeroMagnitude }
    return SectionLabel.height(
      of: text, as: role, isCollapsible: role == .header && shown.sections[section].isCollapsible,
      width: rowWidth, runtime: runtime, textSize: traits.textSize)
  }

  /// A view for it; nil where nothing stands there.
  func makeView(_ role: SectionLabel.Role, of section: Int) -> UIView? {
    guard shownText(role, of: section) != nil,
      let view = listView.dequeueReusableHeaderFooterView(
        withIdentifier: TableSectionTextView.identifier(for: role))
    else { return nil }
    show(view, as: role, of: section)
    return view
  }
}
