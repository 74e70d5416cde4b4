import Foundation
import HeadlessUIKit

/// The screens of the goldens.
@MainActor enum SampleScreens {
  static func show(_ screen: PictureGoldenTests.Screen, in window: UIWindow) {
    let content = content(of: screen)
    content.title = "Sample"
    let stack = UINavigationController(rootViewController: content)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    present(screen, from: content)
  }

  private static func content(of screen: PictureGoldenTests.Screen) -> UIViewController {
    switch screen {
    case .controls: Controls()
    case .table: SampleTable(style: .insetGrouped)
    case .form, .sheet, .alert: Form()
    case .catalogue: CatalogueScreen()
    }
  }

  private static func present(
    _ screen: PictureGoldenTests.Screen, from content: UIViewController
  ) {
    switch screen {
    case .alert:
      let alert = UIAlertController(
        title: "Delete the list?", message: "This cannot be taken back.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Reason" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      content.present(alert, animated: false)
    case .sheet:
      let sheet = UINavigationController(rootViewController: Controls())
      sheet.topViewController?.title = "Sheet"
      content.present(sheet, animated: false)
    case .controls, .table, .form, .catalogue: break
    }
  }
}

/// One of each control, and bars around them.
private final class Controls: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(image: UIImage(systemName: "star")),
    ]
    navigationController?.isToolbarHidden = false
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Share"),
    ]
    var y: CGFloat = 84
    for control in makeControls() {
      let size = control.sizeThatFits(view.bounds.size)
      control.frame = CGRect(
        x: 20, y: y, width: min(max(size.width, 40), 280), height: max(size.height, 20))
      y += control.frame.height + 12
      view.addSubview(control)
    }
  }

  private func makeControls() -> [UIView] {
    let on = UISwitch()
    on.isOn = true
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: "en_US_POSIX")
    picker.date = Date(timeIntervalSince1970: 0)
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Filled"
    let tinted = UIButton(configuration: .tinted())
    tinted.configuration?.title = "Tinted"
    tinted.configuration?.image = UIImage(systemName: "plus")
    tinted.configuration?.imagePadding = 6
    return [UISwitch(), on, UIStepper(), segments, pages, picker, wheel, filled, tinted]
  }
}

/// A table of rows of several kinds, one of them swiped.
private final class SampleTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = [.disclosureIndicator, .checkmark, .detailDisclosureButton][indexPath.row]
    if indexPath.section == 1 { cell.imageView?.image = UIImage(systemName: "house") }
    return cell
  }
}

/// Labels and fields.
private final class Form: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let title = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 60))
    title.text = "A title that is far too long for the two lines that it may take here, and is cut"
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    title.numberOfLines = 2
    let name = UITextField(frame: CGRect(x: 20, y: 150, width: 280, height: 36))
    name.borderStyle = .roundedRect
    name.placeholder = "Name"
    let secret = UITextField(frame: CGRect(x: 20, y: 196, width: 280, height: 36))
    secret.borderStyle = .roundedRect
    secret.isSecureTextEntry = true
    secret.text = "secret"
    let notes = UITextView(frame: CGRect(x: 20, y: 242, width: 280, height: 80))
    notes.text = "First line\nand a second one that goes on until it has to be broken"
    notes.font = .systemFont(ofSize: 15)
    notes.backgroundColor = .secondarySystemGroupedBackground
    notes.layer.cornerRadius = 8
    let search = UISearchBar(frame: CGRect(x: 0, y: 330, width: 320, height: 52))
    search.placeholder = "Search"
    search.showsCancelButton = true
    let image = UIImageView(image: UIImage(named: "photo"))
    image.frame = CGRect(x: 20, y: 390, width: 80, height: 80)
    image.layer.cornerRadius = 40
    image.clipsToBounds = true
    for view in [title, name, secret, notes, search, image] { self.view.addSubview(view) }
  }
}
