/// What a screen is shown with, as far as that can change.
public struct ShownValues: Hashable, Sendable {
  private let values: [any Hashable & Sendable]

  /// These values, in their order.
  public init(_ values: [any Hashable & Sendable] = []) {
    self.values = values
  }

  public static func == (left: ShownValues, right: ShownValues) -> Bool {
    left.values.map { AnyHashable($0) } == right.values.map { AnyHashable($0) }
  }

  public func hash(into hasher: inout Hasher) {
    for value in values { hasher.combine(AnyHashable(value)) }
  }
}
