import Foundation
import ScreenDriver
import ScreenKit

/// How operations are done: by touches and by what the device tells, without waiting for what follows.
extension SoakRun {
  func perform(_ operation: SoakOperation) async {
    switch operation {
    case .drag, .scrollToEnd, .scrollToTop, .pull: scroll(operation)
    case .tapRow, .swipe, .tapButton, .tapBarButton, .toggle, .type, .segment, .search,
      .answerAlert:
      touch(operation)
    case .push, .present, .back, .swipeBack, .cancelledSwipeBack, .popToRoot, .pullDown, .tab,
      .cover:
      navigate(operation)
    case .resize, .dark, .textSize, .rightToLeft, .memoryWarning, .advance: change(operation)
    case .reload: (driver.topScreen as? ScreenController)?.reload()
    case .changeItems(let seed):
      var random = SoakRandom(seed: seed)
      (driver.topScreen as? any ScrapChanging)?.scraps.change(by: &random)
    case .change, .mood, .hold, .release: await serve(operation)
    }
    driver.window.layoutIfNeeded()
  }

  // MARK: Lists

  private var topList: UIScrollView? { driver.list ?? driver.table }

  private func scroll(_ operation: SoakOperation) {
    guard let list = topList else { return }
    list.layoutIfNeeded()
    let insets = list.adjustedContentInset
    switch operation {
    case .drag(let distance): list.headlessDrag(by: CGPoint(x: distance / 4, y: distance))
    case .scrollToEnd:
      let end = list.contentSize.height + insets.bottom - list.bounds.height
      list.headlessDrag(by: CGPoint(x: 0, y: max(end, -insets.top) - list.contentOffset.y))
    case .pull: list.headlessPullToRefresh()
    default: list.headlessScrollToTop()
    }
  }

  /// The places of all rows of the top list.
  private var paths: [IndexPath] {
    let counts: [Int]
    if let list = driver.list {
      counts = (0..<list.numberOfSections).map(list.numberOfItems)
    } else if let table = driver.table {
      counts = (0..<table.numberOfSections).map(table.numberOfRows)
    } else {
      return []
    }
    return counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  private func path(_ seed: UInt64) -> IndexPath? {
    let paths = paths
    guard !paths.isEmpty else { return nil }
    let path = paths[Int(seed % UInt64(paths.count))]
    note("\(path.section).\(path.item)")
    return path
  }

  // MARK: Touches

  private func touch(_ operation: SoakOperation) {
    switch operation {
    case .tapRow(let seed): if let path = path(seed) { tapRow(path) }
    case .swipe(let seed): if let path = path(seed) { swipe(path, seed) }
    case .tapButton(let seed):
      one(of: controls { $0 is UIButton }, seed)?.headlessTap()
    case .tapBarButton(let seed): tapBarButton(seed)
    case .toggle(let seed):
      one(of: controls { $0 is UISwitch || $0 is UIStepper }, seed)?.headlessTap()
    case .type(let seed):
      let field = one(of: controls { $0 is UITextField && !($0 is UISearchTextField) }, seed)
      (field as? UITextField)?.headlessReplaceText(by: "Words \(seed % 7)")
    case .segment(let seed):
      guard
        let control = one(of: controls { $0 is UISegmentedControl }, seed)
          as? UISegmentedControl
      else { return }
      control.headlessTapSegment(at: Int(seed >> 8) % max(control.numberOfSegments, 1))
    case .search(let seed):
      let words = ["", "d", "dune", "messiah"]
      driver.topScreen?.navigationItem.searchController?.searchBar.searchTextField
        .headlessReplaceText(by: words[Int(seed % 4)])
    case .answerAlert(let seed): answer(seed)
    default: return
    }
  }

  private func tapRow(_ path: IndexPath) {
    if let list = driver.list {
      list.scrollToItem(at: path, at: .centeredVertically, animated: false)
      list.headlessTapItem(at: path)
    } else if let table = driver.table {
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.headlessTapRow(at: path)
    }
  }

  private func swipe(_ path: IndexPath, _ seed: UInt64) {
    if let list = driver.list {
      list.scrollToItem(at: path, at: .centeredVertically, animated: false)
      list.layoutIfNeeded()
      let actions = list.headlessContextMenu(forItemAt: path)?.children ?? []
      (actions.first as? UIAction)?.headlessPerform()
    } else if let table = driver.table {
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
      let actions = table.headlessSwipe(rowAt: path)
      if !actions.isEmpty, let title = actions[Int(seed % UInt64(actions.count))].title {
        table.headlessTapSwipeAction(titled: title)
      }
    }
  }

  private func tapBarButton(_ seed: UInt64) {
    guard let top = driver.topScreen else { return }
    let item = top.navigationItem
    let buttons =
      (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (top.toolbarItems ?? [])
    let enabled = buttons.filter { $0.isEnabled && $0.headlessSystemItem == nil }
    guard !enabled.isEmpty else { return }
    let button = enabled[Int(seed % UInt64(enabled.count))]
    note(button.title ?? button.accessibilityLabel ?? "")
    button.headlessTap()
  }

  private func answer(_ seed: UInt64) {
    guard let alert = driver.topScreen as? UIAlertController else {
      driver.topScreen?.presentingViewController?.dismiss(animated: false)
      return
    }
    let actions = alert.actions.filter(\.isEnabled)
    guard !actions.isEmpty else { return }
    let action = actions[Int(seed % UInt64(actions.count))]
    note(action.title ?? "")
    alert.headlessChoose(action)
  }

  /// The controls of the top screen that can be touched.
  private func controls(where isWanted: (UIControl) -> Bool) -> [UIControl] {
    func find(in view: UIView) -> [UIControl] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      if let control = view as? UIControl {
        return control.isEnabled && isWanted(control) ? [control] : []
      }
      // In the order of what is seen, whatever views were reused for it.
      return view.subviews.sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }.flatMap(find)
    }
    return driver.topScreen?.viewIfLoaded.map(find) ?? []
  }

  private func one(of controls: [UIControl], _ seed: UInt64) -> UIControl? {
    guard !controls.isEmpty else { return nil }
    let index = Int(seed % UInt64(controls.count))
    note("control \(index) of \(controls.count)")
    return controls[index]
  }

  // MARK: Navigation

  private func navigate(_ operation: SoakOperation) {
    let navigation = driver.topScreen?.navigationController
    switch operation {
    case .push(let index, let seed):
      note(SoakScreen.all[index].name)
      navigation?.pushViewController(
        SoakScreen.all[index].make(bench.app, seed), animated: seed.isMultiple(of: 3))
    case .present(let index, let seed):
      note(SoakScreen.all[index].name)
      (driver.topScreen as? ScreenController)?
        .present(SoakScreen.all[index].make(bench.app, seed), as: .sheet)
    case .back: navigation?.headlessTapBack()
    case .swipeBack: navigation?.headlessSwipeBack()
    case .cancelledSwipeBack: navigation?.headlessSwipeBack(finishing: false)
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .pullDown: navigation?.headlessSwipeDownToDismiss()
    case .tab(let index): (driver.root as? UITabBarController)?.headlessTapTab(at: index)
    case .cover: cover()
    default: return
    }
    driver.window.headlessFinishTransitions()
  }

  /// Covers the whole screen and uncovers it again, so that what is below disappears and appears.
  private func cover() {
    guard let top = driver.topScreen else { return }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    top.present(cover, animated: false)
    driver.window.headlessFinishTransitions()
    top.dismiss(animated: false)
  }

  // MARK: Device and server

  private func change(_ operation: SoakOperation) {
    let window = driver.window
    switch operation {
    case .resize(let index): window.headlessResize(to: SoakOperation.sizes[index])
    case .dark(let isDark):
      window.headlessSetTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
    case .textSize(let index):
      window.headlessSetTraits {
        $0.preferredContentSizeCategory = UIContentSizeCategory.all[index]
      }
    case .rightToLeft(let isRight):
      window.headlessSetTraits { $0.layoutDirection = isRight ? .rightToLeft : .leftToRight }
    case .memoryWarning:
      for controller in driver.controllers { controller.didReceiveMemoryWarning() }
    case .advance(let seconds): driver.clock?.advance(by: .seconds(seconds))
    default: return
    }
  }

  private func serve(_ operation: SoakOperation) async {
    switch operation {
    case .change(let change, let seed):
      var random = SoakRandom(seed: seed)
      server.make(change, by: &random)
    case .mood(let mood): server.mood = mood
    case .hold:
      isHolding = true
      return await bench.transport.hold()
    case .release:
      isHolding = false
      return await bench.transport.release()
    default: return
    }
    await bench.transport.setAnswer(server.answer)
  }
}

extension UIContentSizeCategory {
  fileprivate static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
