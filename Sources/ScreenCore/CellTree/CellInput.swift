import Foundation

/// Something in a cell that shows a value and can be set to another one; what follows is kept beside the
/// tree, by its id.
public struct CellInput: Hashable, Sendable {
  /// What it looks like.
  public enum Kind: Hashable, Sendable {
    /// On or off: 1 or 0.
    case toggle
    case slider(CellRange)
    case stepper(CellRange)
    /// So many stars to choose from.
    case rating(Int)
  }

  public var id: String
  public var kind: Kind
  public var value: Double
  /// What it is read out as.
  public var label: ScreenText

  /// The width of each star that can be chosen.
  package static let starSide: CGFloat = 44
}

/// The numbers that can be chosen from.
public struct CellRange: Hashable, Sendable {
  public let from: Double
  public let to: Double
  public let step: Double?

  /// Numbers from one to a greater one; what is no such range has one step.
  public init(from: Double, to: Double, step: Double? = nil) {
    let step = step.flatMap { $0 > 0 ? $0 : nil }
    self.from = from
    self.to = to > from ? to : from + (step ?? 1)
    self.step = step
  }

  /// The number of the range that is nearest.
  package func nearest(to value: Double) -> Double {
    var value = value
    if let step { value = from + ((value - from) / step).rounded() * step }
    return min(max(value, from), to)
  }
}

/// A number that inputs of cells can set.
public protocol CellNumber: Sendable {
  /// The number nearest to a value.
  init(cellValue value: Double)
  /// The number as a `Double`.
  var cellValue: Double { get }
}

extension Double: CellNumber {
  public init(cellValue value: Double) { self = value }
  public var cellValue: Double { self }
}

extension Int: CellNumber {
  public init(cellValue value: Double) { self = Int(value.rounded()) }
  public var cellValue: Double { Double(self) }
}

extension CellTree {
  /// What follows when an input was set to a value.
  public typealias InputAction = @MainActor @Sendable (Double) -> Action

  /// A switch; `action` says what follows when the reader turns it on or off.
  public static func toggle(
    id: String, _ value: Bool, label: ScreenText,
    action: @escaping @MainActor @Sendable (Bool) -> Action
  ) -> CellTree {
    input(CellInput(id: id, kind: .toggle, value: value ? 1 : 0, label: label)) { action($0 > 0.5) }
  }

  /// A slider; `action` says what follows when the reader has let go of it.
  public static func slider<Value: CellNumber>(
    id: String, _ value: Value, from: Double = 0, to: Double = 1, step: Double? = nil,
    label: ScreenText, action: @escaping @MainActor @Sendable (Value) -> Action
  ) -> CellTree {
    let range = CellRange(from: from, to: to, step: step)
    let input = CellInput(id: id, kind: .slider(range), value: value.cellValue, label: label)
    return self.input(input) { action(Value(cellValue: $0)) }
  }

  /// A button for less and one for more; `action` says what follows on a tap.
  public static func stepper<Value: CellNumber>(
    id: String, _ value: Value, from: Double = 0, to: Double = 100, step: Double = 1,
    label: ScreenText, action: @escaping @MainActor @Sendable (Value) -> Action
  ) -> CellTree {
    let range = CellRange(from: from, to: to, step: step)
    let input = CellInput(id: id, kind: .stepper(range), value: value.cellValue, label: label)
    return self.input(input) { action(Value(cellValue: $0)) }
  }

  /// Stars to choose from; `action` says what follows on a tap on one.
  public static func stars<Value: CellNumber>(
    id: String, _ value: Value, of stars: Int = 5, label: ScreenText,
    action: @escaping @MainActor @Sendable (Value) -> Action
  ) -> CellTree {
    let input = CellInput(id: id, kind: .rating(stars), value: value.cellValue, label: label)
    return self.input(input) { action(Value(cellValue: $0)) }
  }

  private static func input(_ input: CellInput, action: @escaping InputAction) -> CellTree {
    CellTree(.input(input), inputs: [input.id: action])
  }
}

extension CellInput {
  /// The width that it takes; nil for all there is.
  var ownWidth: CGFloat? {
    switch kind {
    case .toggle: 51
    case .stepper: 94
    case .slider: nil
    case .rating(let stars): CGFloat(stars) * Self.starSide
    }
  }
}
