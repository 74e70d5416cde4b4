public import ScreenKit

/// Where a store is. On devices this would hold a map of MapKit, which is a part of Apple's platforms.
public final class StoreMapView: UIView, CellContentView {
  public nonisolated struct Values: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The place that is shown.
  public private(set) var values: Values?

  public init(runtime: AppRuntime) {
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public func show(_ values: Values, in context: CellContext) {
    self.values = values
  }
}
