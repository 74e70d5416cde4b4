import ReferencedFiles
import SpecModel

extension TextDemand.Kind {
  /// Whether a value of a type can stand there.
  package func accepts(_ type: SpecType) -> Bool {
    switch self {
    case .anything: true
    case .integer: type.unwrapped == .builtin(.integer)
    case .number: type.unwrapped.isNumber
    }
  }

  /// The type that has all values which fit, as it is written.
  package var typeOfValues: String {
    switch self {
    case .anything: BuiltinType.text.rawValue
    case .integer: BuiltinType.integer.rawValue
    case .number: BuiltinType.number.rawValue
    }
  }

  /// What stands in texts for a value of a type.
  package static func specifier(for type: SpecType) -> String {
    switch type.unwrapped {
    case .builtin(.integer): "%lld"
    case .builtin(.number), .builtin(.decimal): "%lf"
    default: "%@"
    }
  }
}
