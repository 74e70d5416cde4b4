import SpecModel
import SpecSemantics
import SwiftCode

/// Borders, shadows and gradients that stand in themes under a name.
protocol BoxStyle {
  /// The type of the run-time library.
  static var type: String { get }
  /// What makes one, beside its name.
  func arguments(in file: FileScope) -> [SwiftArgument]
}

extension CellBorder {
  static var type: String { "CellBorder" }

  /// Swift that makes one without a name, in a colour that may be one of several.
  func value(_ color: SwiftExpression?, in file: FileScope) -> SwiftExpression {
    .call(.identifier(Self.type), arguments(color, in: file))
  }

  fileprivate func arguments(_ color: SwiftExpression?, in file: FileScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = [.arg("width", file.number(width))]
    arguments.add("color", color)
    return arguments
  }
}

extension CellBorder: BoxStyle where Color == Name {
  func arguments(in file: FileScope) -> [SwiftArgument] {
    arguments(file.color(color), in: file)
  }
}

extension CellShadow {
  static var type: String { "CellShadow" }

  /// Swift that makes one without a name, in a colour that may be one of several.
  func value(_ color: SwiftExpression?, in file: FileScope) -> SwiftExpression {
    .call(.identifier(Self.type), arguments(color, in: file))
  }

  fileprivate func arguments(_ color: SwiftExpression?, in file: FileScope) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    arguments.add("color", color)
    arguments.add("opacity", file.number(opacity))
    arguments.add("radius", file.number(radius))
    if x != 0 { arguments.add("x", file.number(x)) }
    if y != 0 { arguments.add("y", file.number(y)) }
    return arguments
  }
}

extension CellShadow: BoxStyle where Color == Name {
  func arguments(in file: FileScope) -> [SwiftArgument] {
    arguments(color.map(file.color), in: file)
  }
}

extension CellGradient: BoxStyle {
  static var type: String { "CellGradient" }

  /// Swift that makes one without a name.
  func value(in file: FileScope) -> SwiftExpression {
    .call(.identifier(Self.type), arguments(in: file))
  }

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
