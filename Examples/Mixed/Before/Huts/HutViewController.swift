import ScreenKit

@MainActor
protocol HutViewControllerDelegate: AnyObject {
  func hutViewControllerDidAskForNights(_ controller: HutViewController)
}

/// A hut: what there is to know, and the way to its beds.
final class HutViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  struct Fact {
    let name: String
    let value: String
  }

  weak var delegate: (any HutViewControllerDelegate)?
  let hut: Hut
  private let analytics: any Tracking
  private let facts: [Fact]
  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let nightsButton = UIButton(type: .system)

  init(hut: Hut, analytics: any Tracking) {
    self.hut = hut
    self.analytics = analytics
    facts = [
      Fact(name: "Altitude", value: "\(hut.altitude) m"),
      Fact(name: "Beds", value: "\(hut.beds)"),
      Fact(name: "Warden", value: hut.warden),
    ]
    super.init(nibName: nil, bundle: nil)
    title = hut.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clubPaper
    grid.backgroundColor = .clubPaper
    grid.dataSource = self
    grid.delegate = self
    grid.register(FactCell.self, forCellWithReuseIdentifier: FactCell.identifier)
    nightsButton.setTitle("Find a bed", for: .normal)
    nightsButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.hutViewControllerDidAskForNights(self)
      }, for: .touchUpInside)
    for part in [grid, nightsButton] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    analytics.track(name: "hut_shown", parameters: ["hut": hut.id])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let (buttons, cards) = area.divided(atDistance: 64, from: .maxYEdge)
    nightsButton.frame = buttons.insetBy(dx: 16, dy: 10)
    grid.frame = cards
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { facts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: FactCell.identifier, for: indexPath)
    (cell as? FactCell)?.configure(with: facts[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = 3
    let width = (collectionView.bounds.width - 2 * 16 - (columns - 1) * 10) / columns
    return CGSize(width: width.rounded(.down), height: 72)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16) }
}
