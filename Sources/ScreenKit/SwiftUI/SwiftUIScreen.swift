#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A screen that is a view of SwiftUI, which says its title and its items of bars by itself.
  public final class SwiftUIScreen<Content: View>: UIHostingController<Content>, ContentSizing,
    NamedInScreenTrees
  {
    package var nameInScreenTrees: String { "\(Content.self)" }

    /// A screen that is `view`.
    public init(_ view: Content) {
      super.init(rootView: view)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public func contentHeight(width: CGFloat) -> CGFloat {
      sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }
#else
  /// Stands for a screen that is a view of SwiftUI, where there is none, by the name of the view.
  public final class SwiftUIScreen<Content>: UIViewController, NamedInScreenTrees {
    package var nameInScreenTrees: String { "\(Content.self)" }
    private let label = UILabel()

    /// A screen in the place of `view`.
    public init(_ view: Content) {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      label.text = nameInScreenTrees
      label.textAlignment = .center
      label.numberOfLines = 0
      view.addSubview(label)
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = view.bounds
    }
  }
#endif
