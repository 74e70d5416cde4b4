public import ScreenKit

@MainActor
protocol TourViewControllerDelegate: AnyObject {
  func tourViewController(_ controller: TourViewController, didAskForNightsOf hut: Identifier)
}

/// A tour, and the button that takes a place on it.
public final class TourViewController: UIViewController {
  weak var delegate: (any TourViewControllerDelegate)?
  var onPlaceTaken: (() -> Void)?
  private let tour: Tour
  private let services: ClubServices
  private let guideLabel = UILabel()
  private let stateLabel = UILabel()
  private let placeButton = UIButton(type: .system)
  private let nightsButton = UIButton(type: .system)

  init(tour: Tour, services: ClubServices) {
    self.tour = tour
    self.services = services
    super.init(nibName: nil, bundle: nil)
    title = tour.title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clubPaper
    guideLabel.font = .clubBody
    guideLabel.textColor = .clubInk
    guideLabel.text = "\(tour.guide) leads this tour."
    stateLabel.font = .clubCaption
    stateLabel.textColor = .clubPencil
    placeButton.setTitle("Come along", for: .normal)
    placeButton.isEnabled = !tour.isFull
    placeButton.addAction(UIAction { [weak self] _ in self?.takePlace() }, for: .touchUpInside)
    nightsButton.setTitle("Sleep at the hut", for: .normal)
    nightsButton.isHidden = tour.hut == nil
    nightsButton.addAction(UIAction { [weak self] _ in self?.findBed() }, for: .touchUpInside)
    for part in [guideLabel, stateLabel, placeButton, nightsButton] { view.addSubview(part) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    for part in [guideLabel, stateLabel, placeButton, nightsButton] {
      (part.frame, area) = area.divided(atDistance: 48, from: .minYEdge)
    }
  }

  private func takePlace() {
    placeButton.isEnabled = false
    services.analytics.track(name: "place_taken", parameters: ["tour": tour.id.rawValue])
    services.api.load(.place(on: tour)) { [weak self] result in
      switch result {
      case .success:
        self?.stateLabel.text = "You are coming along."
        self?.onPlaceTaken?()
      case .failure(let error): self?.stateLabel.text = error.message
      }
    }
  }

  private func findBed() {
    guard let hut = tour.hut else { return }
    delegate?.tourViewController(self, didAskForNightsOf: hut)
  }
}
