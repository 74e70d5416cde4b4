import ScreenKit

@MainActor
protocol ToursViewControllerDelegate: AnyObject {
  func toursViewController(_ controller: ToursViewController, didSelect tour: Tour)
}

/// The club's calendar.
final class ToursViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private static let margin: CGFloat = 16

  weak var delegate: (any ToursViewControllerDelegate)?
  private let services: ClubServices
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let refreshControl = UIRefreshControl()
  /// Is asked how high the cells are.
  private let measured = TourCell(frame: .zero)
  private var tours: [Tour] = []

  init(services: ClubServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
    title = "Tours"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clubPaper
    list.backgroundColor = .clubPaper
    list.dataSource = self
    list.delegate = self
    list.register(TourCell.self, forCellWithReuseIdentifier: TourCell.identifier)
    refreshControl.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    list.refreshControl = refreshControl
    view.addSubview(list)
    load()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  private func load() {
    services.api.load(.tours) { [weak self] result in self?.didLoad(result) }
  }

  private func didLoad(_ result: Result<[Tour], ClubError>) {
    refreshControl.endRefreshing()
    switch result {
    case .success(let tours):
      self.tours = tours
      list.reloadData()
    case .failure(let error):
      let alert = UIAlertController(
        title: "Tours", message: error.message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.load() })
      present(alert, animated: true)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tours.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TourCell.identifier, for: indexPath)
    (cell as? TourCell)?.configure(with: tours[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.toursViewController(self, didSelect: tours[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    measured.configure(with: tours[indexPath.item])
    let width = collectionView.bounds.width - 2 * Self.margin
    return measured.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
  }
}
