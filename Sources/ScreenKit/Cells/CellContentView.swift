/// A view of the app's own that stands in cells, such as a map, a video or a page of the web. Specs say where it
/// stands and what it shows:
///
/// ```yaml
/// view:
///   type: StoreMapView
///   with: { latitude: $item.latitude, longitude: $item.longitude }
///   aspect: 16/9
/// ```
///
/// Its ``Values`` have these names, in this order. Views are made when they are first seen, stay with their cell,
/// and are asked to show other values when the cell is used again.
@MainActor
public protocol CellContentView: UIView {
  /// What it shows.
  associatedtype Values: Hashable & Sendable

  /// A view that shows nothing yet. What else it needs is for ``AppRuntime/supply(_:by:)``.
  init(runtime: AppRuntime)

  /// Shows `values`, which are others than before, or in other surroundings.
  func show(_ values: Values, in context: CellContext)

  /// Called when the view is out of sight and may show something else next: a video pauses. Does nothing unless
  /// said otherwise.
  func endShowing()
}

extension CellContentView {
  public func endShowing() {}
}

extension CellTree {
  /// A view of the app's own: a square of `size`, as wide and high as `width` and `height` say, or as wide as
  /// there is room and as high as `aspect` says.
  public static func view<View: CellContentView>(
    _ type: View.Type, _ values: View.Values, size: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil, aspect: CGFloat? = nil, label: ScreenText? = nil
  ) -> CellTree {
    let view = CellView(
      name: "\(type)", values: ShownValues([values]), size: size, width: width, height: height,
      aspect: aspect, label: label, maker: OwnViewMaker<View>(values: values))
    return CellTree(view)
  }
}

/// What makes a view of the app's own and hands it what it shows.
@MainActor
protocol OwnViewMaking: CellViewMaker {
  func makeView(in runtime: AppRuntime) -> any CellContentView
  func show(in view: any CellContentView, context: CellContext)
}

/// What makes views that are as high as what they show.
@MainActor
protocol ContentFitting: OwnViewMaking {
  /// How high a view would be that is `width` wide.
  func contentHeight(width: CGFloat, in context: CellContext) -> CGFloat
}

/// Makes a view of a type and hands it some values.
package struct OwnViewMaker<View: CellContentView>: OwnViewMaking {
  let values: View.Values

  package nonisolated init(values: View.Values) {
    self.values = values
  }

  func makeView(in runtime: AppRuntime) -> any CellContentView {
    runtime.ownViews.make(View.self) ?? View(runtime: runtime)
  }

  func show(in view: any CellContentView, context: CellContext) {
    (view as? View)?.show(values, in: context)
  }
}

/// What makes those views of the app's own that need more than the runtime.
@MainActor
struct OwnViewMakers {
  private var makers: [ObjectIdentifier: @MainActor () -> any CellContentView] = [:]

  func make<View: CellContentView>(_ type: View.Type) -> View? {
    makers[ObjectIdentifier(type)]?() as? View
  }

  mutating func add<View: CellContentView>(
    _ type: View.Type, _ make: @escaping @MainActor () -> View
  ) {
    makers[ObjectIdentifier(type)] = make
  }
}

extension AppRuntime {
  /// Lets `make` make the views of a type that stand in cells from now on, where they need more than the runtime.
  public func supply<View: CellContentView>(
    _ type: View.Type, by make: @escaping @MainActor () -> View
  ) {
    ownViews.add(type, make)
  }
}
