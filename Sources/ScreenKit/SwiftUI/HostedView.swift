#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  extension CellTree {
    /// A view of SwiftUI that is made of `values`, as wide as there is room and as high as it is then. It is made anew
    /// when one of them has changed.
    ///
    /// ```swift
    /// .hosting(item) { PostCardView(post: $0) }
    /// ```
    ///
    /// - Parameter item: What the view tells events of, where it is made of parts of that: for another one it is made
    ///   anew, though it shows the same.
    public static func hosting<each Value: Hashable & Sendable, Content: View>(
      _ value: repeat each Value, of item: (any Hashable & Sendable)? = nil,
      view: @escaping @MainActor (repeat each Value) -> Content
    ) -> CellTree {
      var values: [any Hashable & Sendable] = item.map { [$0] } ?? []
      for value in repeat each value { values.append(value) }
      let maker = HostedViewMaker { view(repeat each value) }
      return CellTree(
        CellView(
          name: String(reflecting: Content.self), values: ShownValues(values), fitsContent: true,
          maker: maker))
    }
  }

  /// Makes a view of SwiftUI, and what holds it in a cell.
  struct HostedViewMaker<Content: View>: ContentFitting {
    private let makeContent: @MainActor () -> Content

    nonisolated init(_ makeContent: @escaping @MainActor () -> Content) {
      self.makeContent = makeContent
    }

    func makeView(in runtime: AppRuntime) -> any CellContentView {
      HostedView<Content>(runtime: runtime)
    }

    func show(in view: any CellContentView, context: CellContext) {
      (view as? HostedView<Content>)?.show(makeContent())
    }

    func contentHeight(width: CGFloat, in context: CellContext) -> CGFloat {
      let runtime = context.runtime
      return runtime.cellTemplates.height(
        from: .views { HostedView<Content>(runtime: runtime) }, fitting: .sizeThatFits,
        in: context.with(width: width)
      ) { view, _ in view.show(makeContent()) }
    }
  }

  /// Holds a view of SwiftUI in a cell, which shows other values when the cell is used again.
  final class HostedView<Content: View>: UIView, CellContentView, ContentHosting {
    private var content: (any UIView & UIContentView)?
    private(set) var hostedContent: Any?

    init(runtime: AppRuntime) {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// What is shown comes as a configuration.
    func show(_ values: ShownValues, in context: CellContext) {}

    func show(_ hosted: Content) {
      hostedContent = hosted
      // What is not said here is as the system has it, which leaves no row lower than a finger needs.
      let configuration = UIHostingConfiguration { hosted }
        .margins(.all, 0).minSize(width: 0, height: 0)
      if let content {
        content.configuration = configuration
      } else {
        let view = configuration.makeContentView()
        content = view
        addSubview(view)
      }
      setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      content?.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) ?? .zero
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      content?.frame = bounds
    }
  }
#else
  extension CellTree {
    /// What stands for a view of SwiftUI that is made of `values` where there is none: its name.
    public static func hosting<each Value: Hashable & Sendable, Content>(
      _ value: repeat each Value, of item: (any Hashable & Sendable)? = nil,
      view: @escaping @MainActor (repeat each Value) -> Content
    ) -> CellTree {
      var values: [any Hashable & Sendable] = item.map { [$0] } ?? []
      for value in repeat each value { values.append(value) }
      let maker = HostedViewMaker { view(repeat each value) }
      return CellTree(
        CellView(
          name: "\(Content.self)", values: ShownValues(values), fitsContent: true, maker: maker))
    }
  }

  /// Makes what stands for a view of SwiftUI, and its place in a cell.
  struct HostedViewMaker<Content>: OwnViewMaking {
    private let makeContent: @MainActor () -> Content

    nonisolated init(_ makeContent: @escaping @MainActor () -> Content) {
      self.makeContent = makeContent
    }

    func makeView(in runtime: AppRuntime) -> any CellContentView { HostedView(runtime: runtime) }

    func show(in view: any CellContentView, context: CellContext) {
      (view as? HostedView)?.hostedContent = makeContent()
    }
  }

  /// A place that says by its name which view of SwiftUI would be there.
  final class HostedView: UIView, CellContentView, ContentHosting {
    /// What the app has of that name where there is no SwiftUI.
    fileprivate(set) var hostedContent: Any?

    init(runtime: AppRuntime) {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ values: ShownValues, in context: CellContext) {}
  }
#endif
