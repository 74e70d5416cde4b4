#if !canImport(UIKit)
  import ScreenKit

  /// Hands on UIKit's stand-in, which has hooks for what a finger does.
  package struct HeadlessHands: Hands {
    package init() {}

    // MARK: Time

    package func finishTransitions(in window: UIWindow) { window.headlessFinishTransitions() }

    package func isMoving(in window: UIWindow) -> Bool { false }

    package func letGoOn() async {
      for _ in 0..<10 { await Task.yield() }
    }

    // MARK: The device

    package func makeWindow(of size: CGSize) -> UIWindow {
      UIWindow(frame: CGRect(origin: .zero, size: size))
    }

    package func resize(_ window: UIWindow, to size: CGSize) { window.headlessResize(to: size) }

    package func set(_ settings: [DeviceSetting], of window: UIWindow) {
      window.headlessSetTraits { traits in
        for setting in settings {
          switch setting {
          case .style(let style): traits.userInterfaceStyle = style
          case .textSize(let size): traits.preferredContentSizeCategory = size
          case .contrast(let contrast): traits.accessibilityContrast = contrast
          case .legibility(let weight): traits.legibilityWeight = weight
          case .direction(let direction): traits.layoutDirection = direction
          }
        }
      }
    }

    package func setSafeArea(_ insets: UIEdgeInsets, of window: UIWindow) {
      window.headlessScreenSafeArea = insets
    }

    package func picture(of window: UIWindow) -> Picture {
      Picture(data: Data(window.headlessPicture().utf8), type: "svg")
    }

    // MARK: Controls

    package func tap(_ control: UIControl) -> Bool { control.headlessTap() }

    package func tapSegment(at index: Int, of control: UISegmentedControl) {
      control.headlessTapSegment(at: index)
    }

    package func step(_ stepper: UIStepper, less: Bool) {
      less ? stepper.headlessTapLess() : stepper.headlessTapMore()
    }

    package func slide(_ slider: UISlider, to value: Float) { slider.headlessSlide(to: value) }

    package func choose(_ date: Date, in picker: UIDatePicker) { picker.headlessChoose(date) }

    package func choose(_ action: UIAction) { action.headlessPerform() }

    package func choose(_ action: UIAction, in button: UIButton) { action.headlessPerform() }

    package func replaceText(of field: UITextField, by text: String) {
      field.headlessReplaceText(by: text)
    }

    package func pressReturn(in field: UITextField) { field.headlessPressReturn() }

    // MARK: Bars and what lies over a screen

    package func tap(_ button: UIBarButtonItem) { button.headlessTap() }

    package func tapTab(at index: Int, of tabs: UITabBarController) {
      tabs.headlessTapTab(at: index)
    }

    package func chooseScope(at index: Int, of bar: UISearchBar) { bar.headlessChooseScope(index) }

    package func chooseSuggestion(at index: Int, of search: UISearchController) {
      search.headlessChooseSuggestion(index)
    }

    package func goBack(in navigation: UINavigationController) { navigation.headlessTapBack() }

    package func swipeBack(in navigation: UINavigationController) {
      navigation.headlessSwipeBack()
    }

    package func pullDown(_ sheet: UIViewController) { sheet.headlessSwipeDownToDismiss() }

    package func choose(_ action: UIAlertAction, of alert: UIAlertController) -> Bool {
      alert.headlessChoose(action)
    }

    // MARK: Lists

    package func answersTap(at path: IndexPath, in rows: RowsView) -> Bool {
      switch rows {
      // A tap closes what a swipe has opened.
      case .collection(let list):
        list.headlessSwipedItem != nil || list.headlessAnswersTap(onItemAt: path)
      case .table(let table):
        table.headlessSwipedRow != nil || table.headlessAnswersTap(onRowAt: path)
      }
    }

    package func tap(_ path: IndexPath, in rows: RowsView) {
      switch rows {
      case .collection(let list): list.headlessTapItem(at: path)
      case .table(let table): table.headlessTapRow(at: path)
      }
    }

    package func doAction(titled title: String, at path: IndexPath, in rows: RowsView) -> Bool {
      switch rows {
      case .collection(let list):
        for edge in [HeadlessRowEdge.trailing, .leading]
        where list.headlessSwipe(itemAt: path, edge: edge).contains(where: { $0.title == title }) {
          return list.headlessTapSwipeAction(titled: title)
        }
        list.headlessCloseSwipe()
        return perform(title, in: list.headlessContextMenu(forItemAt: path))
      case .table(let table):
        for edge in [HeadlessRowEdge.trailing, .leading]
        where table.headlessSwipe(rowAt: path, edge: edge).contains(where: { $0.title == title }) {
          return table.headlessTapSwipeAction(titled: title)
        }
        return perform(title, in: table.headlessContextMenu(forRowAt: path))
      }
    }

    private func perform(_ title: String, in menu: UIMenu?) -> Bool {
      guard let action = menu?.action(titled: title) else { return false }
      action.headlessPerform()
      return true
    }

    package func fullSwipe(at path: IndexPath, in rows: RowsView, edge: RowEdge) -> Bool {
      let edge: HeadlessRowEdge = edge == .leading ? .leading : .trailing
      return switch rows {
      case .collection(let list): list.headlessFullSwipe(itemAt: path, edge: edge)
      case .table(let table): table.headlessFullSwipe(rowAt: path, edge: edge)
      }
    }

    package func move(_ path: IndexPath, to target: Int, in rows: RowsView) -> Bool {
      let target = IndexPath(item: target, section: path.section)
      return switch rows {
      case .collection(let list): list.headlessDrag(itemAt: path, to: target)
      case .table(let table): table.headlessDrag(rowAt: path, to: target)
      }
    }

    package func swipedRow(in rows: RowsView) -> (path: IndexPath, titles: [String])? {
      let (path, actions) =
        switch rows {
        case .collection(let list): (list.headlessSwipedItem, list.headlessSwipeActions)
        case .table(let table): (table.headlessSwipedRow, table.headlessSwipeActions)
        }
      return path.map { ($0, actions.map { $0.title ?? "" }) }
    }

    package func accessibilityActions(
      at path: IndexPath, in rows: RowsView
    ) -> [UIAccessibilityCustomAction] {
      switch rows {
      case .collection(let list): list.cellForItem(at: path)?.offeredActions ?? []
      case .table(let table): table.headlessAccessibilityActions(forRowAt: path)
      }
    }

    package func indexTitles(of rows: RowsView) -> [String] {
      switch rows {
      case .collection(let list): list.headlessIndexTitles
      case .table(let table): table.headlessIndexTitles
      }
    }

    package func tapIndexTitle(at place: Int, of rows: RowsView) {
      switch rows {
      case .collection(let list): list.headlessTapIndexTitle(at: place)
      case .table(let table): table.headlessTapIndexTitle(at: place)
      }
    }

    package func openPreview(at path: IndexPath, in rows: RowsView) -> OpenPreview? {
      switch rows {
      case .collection(let list):
        list.headlessOpenPreview(forItemAt: path).map { controller in
          OpenPreview(
            controller: controller, tap: { list.headlessTapPreview() },
            close: { list.headlessClosePreview() })
        }
      case .table(let table):
        table.headlessOpenPreview(forRowAt: path).map { controller in
          OpenPreview(
            controller: controller, tap: { table.headlessTapPreview() },
            close: { table.headlessClosePreview() })
        }
      }
    }

    package func drag(_ list: UIScrollView, by distance: CGPoint) {
      list.headlessDrag(by: distance)
    }

    package func pullToRefresh(_ list: UIScrollView) { list.headlessPullToRefresh() }
  }
#endif
