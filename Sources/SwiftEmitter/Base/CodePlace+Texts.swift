import SpecChecks
import SpecModel
import SwiftCode

/// Texts, pictures and theme tokens.
extension CodePlace {
  /// A text.
  ///
  /// - Parameter bare: Whether Swift knows at that place that a text is due.
  func text(_ text: TextValue, bare: Bool = true) -> SwiftExpression {
    // Most texts are keys without arguments, and these need no typing.
    if case .key(let key, let arguments) = text, arguments.isEmpty {
      return form("key", bare) { $0.add(.string(key.text)) }
    }
    do throws(TypeProblem) {
      return write(try types.text(text, in: scope), bare: bare)
    } catch {
      return unchecked(error)
    }
  }

  private func write(_ text: TypedText, bare: Bool) -> SwiftExpression {
    switch text {
    case .key(let key, let arguments):
      let list = SwiftExpression.array(arguments.map(argument))
      return form("key", bare) {
        $0.add(.string(key))
        $0.add(list)
      }
    case .verbatim(let value):
      return form("verbatim", bare) { $0.add(write(value, bare: true)) }
    case .value(let value, let format?):
      let style = SwiftExpression.implicit(format.rawValue)
      return form("formatted", bare) {
        $0.add(write(value, bare: false))
        $0.add(style)
      }
    case .value(let value, nil):
      guard !value.isLiteralString else {
        return form("verbatim", bare) { $0.add(write(value, bare: true)) }
      }
      return form("value", bare) { $0.add(write(value, bare: false)) }
    }
  }

  /// An argument of a text; a case of an enum is the text that people read for it.
  private func argument(_ typed: TypedExpression) -> SwiftExpression {
    let value = write(typed, bare: false)
    guard case .enumeration = typed.type.unwrapped else { return value }
    return (typed.type.isOptional ? value.optionalChained : value).member("text")
  }

  private func form(
    _ name: String, _ bare: Bool, _ arguments: (inout ArgumentWriter) -> Void
  ) -> SwiftExpression {
    .call(.member(bare ? nil : "ScreenText", name), writing: arguments)
  }

  /// A picture by name.
  func image(_ image: ImageValue) -> SwiftExpression {
    switch image {
    case .symbol(let name): .implicit("symbol") { $0.add(.string(name.text)) }
    case .asset(let name): .implicit("asset") { $0.add(.string(name.text)) }
    }
  }

  /// A distance.
  func measure(_ measure: Measure) -> SwiftExpression {
    switch measure {
    case .token(let name): .enumCase(Naming.member(name.text), of: "SpacingToken")
    case .points(let points): .call("SpacingToken", [.arg("points", number(points))])
    }
  }

  /// A colour of the theme.
  func color(_ name: Name) -> SwiftExpression {
    .enumCase(Naming.member(name.text), of: "ColorToken")
  }

  /// A font of the theme.
  func font(_ name: Name) -> SwiftExpression {
    .enumCase(Naming.member(name.text), of: "FontToken")
  }
}

extension TypedExpression {
  fileprivate var isLiteralString: Bool {
    switch kind {
    case .string, .template: true
    default: false
    }
  }
}

/// Arguments that are written only where there is something to say.
extension [SwiftArgument] {
  mutating func add(_ label: String, _ value: consuming SwiftExpression?) {
    guard let value else { return }
    // Who adds arguments one by one mostly has several.
    if isEmpty { reserveCapacity(6) }
    append(SwiftArgument(label, value))
  }
}
