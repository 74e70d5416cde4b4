#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  extension CellTree {
    /// A view of SwiftUI that is made of `values`, as wide as there is room and as high as it is then. It is made anew
    /// when one of them has changed.
    ///
    /// ```swift
    /// .hosting(item) { PostCardView(post: $0) }
    /// ```
    public static func hosting<each Value: Hashable & Sendable, Content: View>(
      _ value: repeat each Value, view: @escaping @MainActor (repeat each Value) -> Content
    ) -> CellTree {
      var values: [any Hashable & Sendable] = []
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

    private var configuration: UIHostingConfiguration<Content, EmptyView> {
      // What is not said here is as the system has it, which leaves no row lower than a finger needs.
      UIHostingConfiguration { makeContent() }.margins(.all, 0).minSize(width: 0, height: 0)
    }

    func makeView(in runtime: AppRuntime) -> any CellContentView {
      HostedView<Content>(runtime: runtime)
    }

    func show(in view: any CellContentView, context: CellContext) {
      (view as? HostedView<Content>)?.show(configuration)
    }

    func contentHeight(width: CGFloat, in context: CellContext) -> CGFloat {
      let runtime = context.runtime
      return runtime.cellTemplates.height(
        from: .views { HostedView<Content>(runtime: runtime) }, fitting: .sizeThatFits,
        in: context.with(width: width)
      ) { view, _ in view.show(configuration) }
    }
  }

  /// Holds a view of SwiftUI in a cell, which shows other values when the cell is used again.
  final class HostedView<Content: View>: UIView, CellContentView {
    private var content: (any UIView & UIContentView)?

    init(runtime: AppRuntime) {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// What is shown comes as a configuration.
    func show(_ values: ShownValues, in context: CellContext) {}

    func show(_ configuration: UIHostingConfiguration<Content, EmptyView>) {
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
      _ value: repeat each Value, view: @escaping @MainActor (repeat each Value) -> Content
    ) -> CellTree {
      var values: [any Hashable & Sendable] = []
      for value in repeat each value { values.append(value) }
      let shown = ShownValues(values)
      return CellTree(
        CellView(
          name: "\(Content.self)", values: shown, fitsContent: true,
          maker: OwnViewMaker<HostedView>(values: shown)))
    }
  }

  /// A place that says by its name which view of SwiftUI would be there.
  final class HostedView: UIView, CellContentView {
    init(runtime: AppRuntime) {
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ values: ShownValues, in context: CellContext) {}
  }
#endif
