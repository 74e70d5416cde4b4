public import ScreenKit

extension ScreenDriver {
  /// Taps what shows `text`: a button, a bar button, a tab, an action of an alert, or the row that the
  /// text is in.
  public func tap(text: String) async throws {
    if let openMenu { return try await choose(text, in: openMenu) }
    if let alert = topScreen as? UIAlertController {
      guard let action = alert.actions.first(where: { $0.title == text }) else {
        throw failure("The alert has no action \"\(text)\".")
      }
      try await choose(action, of: alert)
      return
    }
    if let control = control(where: { ViewTexts.ownText(of: $0) == text }) {
      return try await tap(control)
    }
    if let button = barButtons.first(where: { $0.title == text || $0.accessibilityLabel == text }) {
      return try await tap(button)
    }
    if let label = view(where: { ($0 as? UILabel)?.text == text }),
      let cell = RowsView.cell(around: label)
    {
      return try await tapRow(of: cell)
    }
    guard let tab = tabIndex(text) else {
      throw failure("There is nothing to tap that shows \"\(text)\".")
    }
    try await tapTab(at: tab)
  }

  /// Taps the control or row that is read out as `label`.
  public func tap(label: String) async throws {
    if let control = control(where: { $0.accessibilityLabel == label }) {
      return try await tap(control)
    }
    if let button = barButtons.first(where: { $0.accessibilityLabel == label }) {
      return try await tap(button)
    }
    if let labelled = view(where: { $0.accessibilityLabel == label }),
      let cell = RowsView.cell(around: labelled)
    {
      return try await tapRow(of: cell)
    }
    throw failure("There is nothing to tap that is labelled \"\(label)\".")
  }

  /// Taps the control whose accessibility identifier is `id`.
  public func tap(id: String) async throws {
    guard let control = control(where: { $0.accessibilityIdentifier == id }) else {
      throw failure("There is no control with the id \"\(id)\".")
    }
    try await tap(control)
  }

  /// Taps the row at a place of the top screen's list, scrolling there first. That fails where a tap does nothing.
  public func tapRow(_ row: Int, section: Int = 0) async throws {
    let path = IndexPath(item: row, section: section)
    try await tap(path, in: try rowsShowing(path))
  }

  /// Goes to the tab with `title`.
  public func tapTab(_ title: String) async throws {
    guard let tab = tabIndex(title) else { throw failure("There is no tab \"\(title)\".") }
    try await tapTab(at: tab)
  }

  private func tapTab(at index: Int) async throws {
    beginTab(at: index)
    try await settle()
  }

  /// Goes to the tab at `index` and doesn't wait for what comes.
  public func beginTab(at index: Int) {
    if let tabs { hands.tapTab(at: index, of: tabs) }
  }

  /// Where the tab with a title stands, if it can be tapped.
  private func tabIndex(_ title: String) -> Int? {
    guard let tabs, root?.presentedViewController == nil, tabs.presentedViewController == nil,
      !tabs.isBarAway
    else { return nil }
    return tabs.viewControllers?.firstIndex { $0.tabBarItem?.title == title }
  }

  /// Pulls down the sheet that is seen; it stays where one of its screens holds it back.
  public func pullDown() async throws {
    guard let sheet = topScreen?.navigationController, sheet.presentingViewController != nil else {
      throw failure("There is no sheet to pull down.")
    }
    hands.pullDown(sheet)
    try await settle()
  }

  /// Goes back by the navigation bar.
  public func goBack() async throws {
    guard let navigation = topScreen?.navigationController, navigation.hasBackButton else {
      throw failure("There is no way back.")
    }
    hands.goBack(in: navigation)
    try await settle()
  }

  /// Does the action behind a row, by its title.
  public func swipe(row: Int, section: Int = 0, title: String) async throws {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    guard try reach({ try hands.doAction(titled: title, at: path, in: rows) }) else {
      throw failure("There is no action \"\(title)\" behind row \(row) of \(section).")
    }
    try await settle()
  }

  /// Swipes a row all the way, which does its first action.
  public func fullSwipe(
    row: Int, section: Int = 0, edge: RowEdge = .trailing
  ) async throws {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    guard try reach({ try hands.fullSwipe(at: path, in: rows, edge: edge) })
    else { throw failure("A full swipe over row \(row) of \(section) does nothing.") }
    try await settle()
  }

  /// Drags a row to the place that another has in the same section. That fails where the row can't be dragged there.
  public func move(row: Int, section: Int = 0, to target: Int) async throws {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    guard try reach({ try hands.move(path, to: target, in: rows) }) else {
      throw failure("Row \(row) of section \(section) can't be dragged to \(target).")
    }
    try await settle()
  }

  /// Chooses `option` from the menu of the field or button with the id `id`. Of several choices that stand one below the
  /// other it takes the one, or gives it up.
  public func choose(_ option: String, in id: String) async throws {
    let found = view { $0.accessibilityIdentifier == id }
    let choices = (found?.subviews ?? []).lazy.compactMap { $0 as? UIButton }
    if let choice = choices.first(where: { $0.title(for: .normal) == option }) {
      return try await tap(choice)
    }
    guard let button = found as? UIButton, let action = button.menu?.action(titled: option)
    else { throw failure("There is no choice \"\(option)\" in \"\(id)\".") }
    try expectEnabled(button)
    hands.choose(action, in: button)
    try await settle()
  }

  /// Chooses `date` with the wheels of the date field with the id `id`; one without a date is tapped first,
  /// as a reader does.
  public func choose(_ date: Date, in id: String) async throws {
    if let empty = view(where: { $0.accessibilityIdentifier == id }) as? UIButton {
      try await tap(empty)
    }
    guard let picker = view(where: { $0.accessibilityIdentifier == id }) as? UIDatePicker else {
      throw failure("There is no date field with the id \"\(id)\".")
    }
    try expectEnabled(picker)
    hands.choose(date, in: picker)
    try await settle()
  }

  /// Turns the switch with the id `id` on or off.
  public func toggle(id: String) async throws {
    guard let control = view(where: { $0.accessibilityIdentifier == id }) as? UISwitch else {
      throw failure("There is no switch with the id \"\(id)\".")
    }
    try await tap(control)
  }

  /// Chooses the segment with the title `option` of the control with the id `id`.
  public func chooseSegment(_ option: String, in id: String) async throws {
    let found = view { $0.accessibilityIdentifier == id }
    guard let control = found as? UISegmentedControl,
      let index = (0..<control.numberOfSegments).first(where: {
        control.titleForSegment(at: $0) == option
      })
    else { throw failure("There is no segment \"\(option)\" in \"\(id)\".") }
    try expectEnabled(control)
    hands.tapSegment(at: index, of: control)
    try await settle()
  }

  /// Taps the button for more of the stepper with the id `id`, or that for less.
  public func step(id: String, less: Bool = false) async throws {
    guard let stepper = view(where: { $0.accessibilityIdentifier == id }) as? UIStepper else {
      throw failure("There is no stepper with the id \"\(id)\".")
    }
    try expectEnabled(stepper)
    hands.step(stepper, less: less)
    try await settle()
  }

  /// Moves the slider with the id `id` to a value, and lets it go.
  public func slide(id: String, to value: Float) async throws {
    guard let slider = view(where: { $0.accessibilityIdentifier == id }) as? UISlider else {
      throw failure("There is no slider with the id \"\(id)\".")
    }
    try expectEnabled(slider)
    hands.slide(slider, to: value)
    try await settle()
  }

  /// Leaves the field with the id `id` by the return key.
  public func pressReturn(in id: String) async throws {
    guard let field = view(where: { $0.accessibilityIdentifier == id }) as? UITextField else {
      throw failure("There is no field with the id \"\(id)\".")
    }
    hands.pressReturn(in: field)
    try await settle()
  }

  /// Types `text` into the field with the id or placeholder `field`, in the place of what it holds.
  public func type(_ text: String, into field: String) async throws {
    guard
      let field = view(where: { view in
        guard let control = view as? UITextField else { return false }
        return control.accessibilityIdentifier == field || control.placeholder == field
      }) as? UITextField
    else { throw failure("There is no field \"\(field)\".") }
    try expectEnabled(field)
    try reach { try hands.replaceText(of: field, by: text) }
    try await settle()
  }

  /// Chooses the segment with the title `title` in the place of the title of the top screen.
  public func chooseTitleSegment(_ title: String) async throws {
    guard let control = topScreen?.navigationItem.titleSegments else {
      throw failure("There are no segments in the place of the title.")
    }
    let place = try place(
      of: title, among: control.titles, called: "segment", orNone: "The title has no segments.")
    hands.tapSegment(at: place, of: control)
    try await settle()
  }

  /// Types `text` into the search bar of the top screen. With a manual clock the pause after typing
  /// lasts until the clock is moved.
  public func search(for text: String) async throws {
    guard let search = topScreen?.navigationItem.searchController else {
      throw failure("There is no search bar.")
    }
    try reach { try hands.replaceText(of: search.searchBar.searchTextField, by: text) }
    try await settle()
  }

  /// Begins to search on the top screen, as a tap on the field of the search bar does.
  public func beginSearch() async throws {
    guard let search = topScreen?.navigationItem.searchController else {
      throw failure("There is no search bar.")
    }
    search.searchBar.searchTextField.becomeFirstResponder()
    try await settle()
  }

  /// Taps the suggestion `text` that the search of the top screen offers.
  public func chooseSuggestion(_ text: String) async throws {
    guard let search = topScreen?.navigationItem.searchController else {
      throw failure("There is no search bar.")
    }
    let place = try place(
      of: text, among: search.shownSuggestions, called: "suggestion",
      orNone: "The search suggests nothing.")
    hands.chooseSuggestion(at: place, of: search)
    try await settle()
  }

  /// Chooses the scope with the title `title` below the search field of the top screen.
  public func chooseScope(_ title: String) async throws {
    guard let bar = topScreen?.navigationItem.searchController?.searchBar else {
      throw failure("There is no search bar.")
    }
    let place = try place(
      of: title, among: bar.shownScopes, called: "scope", orNone: "The search bar has no scopes.")
    hands.chooseScope(at: place, of: bar)
    try await settle()
  }

  /// Where one of several words stands that can be chosen; a failure says which there are.
  private func place(
    of word: String, among words: [String], called kind: String, orNone none: String
  ) throws(DriverError) -> Int {
    if let place = words.firstIndex(of: word) { return place }
    let known = words.map { "\"\($0)\"" }.joined(separator: ", ")
    throw failure(words.isEmpty ? none : "There is no \(kind) \"\(word)\", but \(known).")
  }

  // MARK: Finding

  private func tap(_ control: UIControl) async throws {
    try expectEnabled(control)
    guard try await !opensMenu(of: control) else { return }
    guard try reach({ try hands.tap(control) }) else {
      throw failure("Something else lies over what should be tapped.")
    }
    try await settle()
  }

  private func tap(_ button: UIBarButtonItem) async throws {
    guard try await !opensMenu(of: button) else { return }
    try reach { try hands.tap(button) }
    try await settle()
  }

  private func expectEnabled(_ control: UIControl) throws {
    guard control.isEnabled else { throw failure("What should be touched is disabled.") }
  }

  private func tapRow(of cell: UIView) async throws {
    guard let rows = RowsView(around: cell), let path = rows.path(of: cell) else {
      throw failure("The row is not part of a list.")
    }
    try await tap(path, in: rows)
  }

  private func tap(_ path: IndexPath, in rows: RowsView) async throws {
    guard hands.answersTap(at: path, in: rows) else {
      throw failure(
        "Row \(path.item) of section \(path.section) answers to no tap; \(rows.answeringList(to: hands))."
      )
    }
    hands.tap(path, in: rows)
    try await settle()
  }

  private func view(where matches: (UIView) -> Bool) -> UIView? {
    guard let front = frontView else { return nil }
    return ViewTexts.visibleViews(in: front).first { matches($0) && ViewTexts.isOnScreen($0) }
  }

  private func control(where matches: (UIView) -> Bool) -> UIControl? {
    view { $0 is UIControl && !($0 is UITextField) && matches($0) } as? UIControl
  }

  /// The cell of a collection view at `path`, scrolled into sight.
  public func cell(at path: IndexPath) async throws -> UICollectionViewCell {
    guard let cell = try rowsShowing(path).cell(at: path) as? UICollectionViewCell else {
      throw failure("Row \(path.item) of section \(path.section) is none of a collection view.")
    }
    return cell
  }

  /// The cell of a table at `path`, scrolled into sight.
  public func tableCell(at path: IndexPath) async throws -> UITableViewCell {
    guard let cell = try rowsShowing(path).cell(at: path) as? UITableViewCell else {
      throw failure("Row \(path.item) of section \(path.section) is none of a table.")
    }
    return cell
  }

  /// The list of the top screen, scrolled to where `path` is seen.
  func rowsShowing(_ path: IndexPath) throws -> RowsView {
    guard let rows, rows.contains(path) else {
      throw failure("There is no row \(path.item) in section \(path.section).")
    }
    rows.bringIntoSight(path)
    guard rows.cell(at: path) != nil else {
      throw failure("Row \(path.item) of section \(path.section) does not come into sight.")
    }
    return rows
  }
}

extension UINavigationController {
  /// Whether its bar has a button by which the last screen is left.
  var hasBackButton: Bool {
    viewControllers.count > 1 && !isNavigationBarHidden
      && topViewController?.navigationItem.hidesBackButton != true
  }
}
