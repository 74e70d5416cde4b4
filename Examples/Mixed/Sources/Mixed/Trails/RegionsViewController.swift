import ScreenKit

@MainActor
protocol RegionsViewControllerDelegate: AnyObject {
  func regionsViewController(_ controller: RegionsViewController, didSelect region: Region)
}

/// The parts of the mountains that the club looks after.
final class RegionsViewController: UITableViewController {
  private static let identifier = "RegionCell"

  weak var delegate: (any RegionsViewControllerDelegate)?
  private let api: ClubAPI
  private var regions: [Region] = []

  init(api: ClubAPI) {
    self.api = api
    super.init(style: .plain)
    title = "Regions"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .clubPaper
    tableView.rowHeight = 52
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    api.load(.regions) { [weak self] result in
      guard case .success(let regions) = result else { return }
      self?.regions = regions
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    regions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.identifier, for: indexPath)
    cell.backgroundColor = .clubPaper
    cell.textLabel?.font = .clubBody
    cell.textLabel?.textColor = .clubInk
    cell.textLabel?.text = regions[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.regionsViewController(self, didSelect: regions[indexPath.row])
  }
}
