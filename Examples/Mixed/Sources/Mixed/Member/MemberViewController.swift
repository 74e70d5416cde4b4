import ScreenKit

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#endif

/// Who is logged in, and the way out.
final class MemberViewController: UIViewController {
  private let sessions: SessionKeeper
  private let card: UIViewController
  private let logOutButton = UIButton(type: .system)

  init(member: Member, sessions: SessionKeeper) {
    self.sessions = sessions
    #if canImport(SwiftUI) && canImport(UIKit)
      card = UIHostingController(rootView: MemberCard(member: member))
    #else
      card = MemberCardController(member: member)
    #endif
    super.init(nibName: nil, bundle: nil)
    title = "You"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clubPaper
    logOutButton.setTitle("Log out", for: .normal)
    logOutButton.addAction(
      UIAction { [sessions] _ in sessions.end() }, for: .touchUpInside)
    addChild(card)
    view.addSubview(card.view)
    card.didMove(toParent: self)
    view.addSubview(logOutButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let (above, below) = area.divided(atDistance: 120, from: .minYEdge)
    card.view.frame = above
    logOutButton.frame = CGRect(x: below.minX, y: below.minY, width: below.width, height: 48)
  }
}
