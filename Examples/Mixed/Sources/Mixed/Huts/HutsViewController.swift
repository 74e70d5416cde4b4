import ScreenKit

@MainActor
protocol HutsViewControllerDelegate: AnyObject {
  func hutsViewController(_ controller: HutsViewController, didSelect hut: Hut)
}

/// All huts of the club.
final class HutsViewController: UITableViewController {
  weak var delegate: (any HutsViewControllerDelegate)?
  private let services: ClubServices
  private(set) var huts: [Hut] = []

  init(services: ClubServices) {
    self.services = services
    super.init(style: .plain)
    title = "Huts"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .clubPaper
    tableView.rowHeight = HutCell.height
    tableView.register(HutCell.self, forCellReuseIdentifier: HutCell.identifier)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = refresh
    load()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    services.analytics.track(name: "huts_shown")
  }

  /// Loads the huts, and then calls `completion` with them.
  func load(then completion: (@MainActor ([Hut]) -> Void)? = nil) {
    services.api.load(.huts) { [weak self] result in
      self?.didLoad(result)
      if case .success(let huts) = result { completion?(huts) }
    }
  }

  private func didLoad(_ result: Result<[Hut], ClubError>) {
    refreshControl?.endRefreshing()
    switch result {
    case .success(let huts):
      self.huts = huts
      tableView.reloadData()
    case .failure(let error):
      let alert = UIAlertController(
        title: "Huts", message: error.message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.load() })
      present(alert, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    huts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: HutCell.identifier, for: indexPath)
    (cell as? HutCell)?.configure(with: huts[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.hutsViewController(self, didSelect: huts[indexPath.row])
  }
}
