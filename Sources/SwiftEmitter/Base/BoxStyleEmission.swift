import SpecModel
import SpecSemantics
import SwiftCode

/// Borders, shadows and gradients, which stand in boxes and, under a name, in themes.
protocol BoxStyle {
  /// The type of the run-time library.
  static var type: String { get }
  /// What makes one, beside its name.
  func arguments(in file: FileScope) -> [SwiftArgument]
}

extension BoxStyle {
  /// Swift that makes one without a name.
  func value(in file: FileScope) -> SwiftExpression {
    .call(.identifier(Self.type), arguments(in: file))
  }
}

extension CellBorder: BoxStyle {
  static var type: String { "CellBorder" }

  func arguments(in file: FileScope) -> [SwiftArgument] {
    [.arg("width", file.number(width)), .arg("color", file.color(color))]
  }
}

extension CellShadow: BoxStyle {
  static var type: String { "CellShadow" }

  func arguments(in file: FileScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("color", color.map(file.color))
    arguments.add("opacity", file.number(opacity))
    arguments.add("radius", file.number(radius))
    if x != 0 { arguments.add("x", file.number(x)) }
    if y != 0 { arguments.add("y", file.number(y)) }
    return arguments
  }
}

extension CellGradient: BoxStyle {
  static var type: String { "CellGradient" }

  func arguments(in file: FileScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("from", file.color(from))
    arguments.add("to", file.color(to))
    if direction != .down { arguments.add("direction", .implicit(direction.rawValue)) }
    return arguments
  }
}

extension FileScope {
  fileprivate func color(_ name: Name) -> SwiftExpression {
    .enumCase(Naming.member(name.text), of: "ColorToken")
  }
}

extension SpecDuration {
  /// In seconds.
  var seconds: Double { Double(milliseconds) / 1000 }
}
