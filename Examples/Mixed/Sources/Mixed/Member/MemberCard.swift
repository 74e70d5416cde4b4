import ScreenKit

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A member's card, the first view of this app that was written in SwiftUI.
  struct MemberCard: View {
    let member: Member

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(member.name).font(.headline).foregroundStyle(Color(uiColor: .clubInk))
        Text(member.email).font(.caption).foregroundStyle(Color(uiColor: .clubPencil))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background(Color(uiColor: .clubCard), in: RoundedRectangle(cornerRadius: 8))
    }
  }
#else
  /// A member's card where there is no SwiftUI.
  final class MemberCardController: UIViewController {
    private let member: Member
    private let label = UILabel()

    init(member: Member) {
      self.member = member
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .clubCard
      label.font = .clubBody
      label.textColor = .clubInk
      label.numberOfLines = 0
      label.text = "\(member.name)\n\(member.email)"
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = view.bounds.insetBy(dx: 16, dy: 16)
    }
  }
#endif
