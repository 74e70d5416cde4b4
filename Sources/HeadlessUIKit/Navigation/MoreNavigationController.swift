import Foundation

/// Leads to the tabs that a bar has no room for.
///
/// What is chosen in its list is pushed on it. Of a navigation controller these are the screens: as long as they are
/// shown they are out of their own stack and in this one.
@MainActor final class MoreNavigationController: UINavigationController {
  private weak var owner: UITabBarController?
  private let list = MoreListController(style: .plain)
  private var displayed: UIViewController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    list.owner = owner
    list.title = "More"
    setViewControllers([list], animated: false)
    tabBarItem = UITabBarItem(
      title: "More", image: UIImage(systemName: "ellipsis"), selectedImage: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a tab is shown in here.
  var isUsed: Bool { displayed != nil }

  /// Shows a tab above the list, in the place of the one before; nil shows the list.
  func display(_ tab: UIViewController?) {
    guard tab !== displayed || tab == nil else { return }
    giveBack()
    displayed = tab
    guard let tab else { return }
    guard let navigation = tab as? UINavigationController else {
      return setViewControllers([list, tab], animated: false)
    }
    let stack = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    setViewControllers([list] + stack, animated: false)
  }

  private func giveBack() {
    let stack = Array(viewControllers.dropFirst())
    setViewControllers([list], animated: false)
    if let navigation = displayed as? UINavigationController {
      navigation.setViewControllers(stack, animated: false)
    } else if let displayed, displayed.parent == nil {
      owner?.addChild(displayed)
    }
    displayed = nil
  }
}

/// The tabs that a bar has no room for, by their titles.
@MainActor private final class MoreListController: UITableViewController {
  weak var owner: UITabBarController?

  private var tabs: ArraySlice<UIViewController> {
    guard let owner, let first = owner.firstBehindMore else { return [] }
    return owner.controllers[first...]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    cell.textLabel?.text = tabs[tabs.startIndex + indexPath.row].tabBarItem.title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.select(tabs.startIndex + indexPath.row)
  }
}
