/// The arguments of a call in the making.
public struct ArgumentList {
  private(set) var arguments: [Argument] = []

  init() {
    arguments.reserveCapacity(4)
  }

  /// Adds an argument without a label.
  public mutating func add(_ value: Expression) {
    arguments.append(Argument(value))
  }

  /// Adds an argument with a label, if there is one.
  public mutating func add(_ label: String, _ value: Expression?) {
    guard let value else { return }
    arguments.append(Argument(label, value))
  }
}
