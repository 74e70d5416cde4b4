import SpecModel

extension BuiltinType {
  /// What the type is called in Swift.
  public var swiftName: String {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .number: "Double"
    case .decimal: "Decimal"
    case .boolean: "Bool"
    case .date: "Date"
    case .url: "URL"
    case .identifier: "Identifier"
    case .color: "ColorToken"
    case .image: "ScreenImage"
    case .data: "Data"
    case .text: "ScreenText"
    }
  }
}
