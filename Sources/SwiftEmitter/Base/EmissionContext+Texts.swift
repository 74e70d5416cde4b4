import SpecModel
import SpecSemantics
import SwiftCode

/// Texts, pictures and theme tokens.
extension EmissionContext {
  /// A text.
  ///
  /// - Parameter bare: Whether Swift knows at that place that a text is due.
  func text(_ text: TypedText, bare: Bool = true) -> SwiftExpression {
    switch text {
    case .key(let key, let arguments):
      let list = arguments.isEmpty ? nil : SwiftExpression.array(arguments.map(argument))
      return form("key", bare) {
        $0.add(.string(key))
        if let list { $0.add(list) }
      }
    case .money(let amount, let currency):
      return form("money", bare) {
        $0.add(write(amount, bare: false))
        $0.add("in", write(currency, bare: true))
      }
    case .verbatim(let value):
      if let parts = readableParts(of: value) {
        return form("joined", bare) { $0.add(.array(parts)) }
      }
      return form("verbatim", bare) { $0.add(write(value, bare: true)) }
    case .value(let value, let format?):
      let style = SwiftExpression.implicit(format.rawValue)
      return form("formatted", bare) {
        $0.add(write(value, bare: false))
        $0.add(style)
      }
    case .value(let value, nil) where value.isConditional: return write(value, bare: bare)
    case .value(let value, nil):
      guard !value.isLiteralString else {
        return form("verbatim", bare) { $0.add(write(value, bare: true)) }
      }
      return form("value", bare) { $0.add(write(value, bare: false)) }
    }
  }

  /// The texts above and below the rows of a section; those that change while it is shown are made anew.
  func addTexts(of section: SectionPlan, to arguments: inout [SwiftArgument]) {
    let declared = section.declaration
    add(section.header, of: declared.header, "header", orMade: "makeHeader", to: &arguments)
    add(section.footer, of: declared.footer, "footer", orMade: "makeFooter", to: &arguments)
  }

  private func add(
    _ text: TypedText?, of declared: TextValue?, _ label: String, orMade maker: String,
    to arguments: inout [SwiftArgument]
  ) {
    guard let text else { return }
    if declared?.changesWhileShown == true {
      arguments.add(maker, provider { self.text(text) })
    } else {
      arguments.add(label, self.text(text))
    }
  }

  /// An argument of a text; a case of an enum is the text that people read for it.
  private func argument(_ typed: TypedExpression) -> SwiftExpression {
    let value = write(typed, bare: false)
    guard case .enumeration = typed.type.unwrapped else { return value }
    return (typed.type.isOptional ? value.optionalChained : value).member("text")
  }

  /// The pieces of a literal with numbers in it that every locale writes in its own way; nil for others.
  private func readableParts(of value: TypedExpression) -> [SwiftExpression]? {
    guard case .template(let segments) = value.kind, segments.contains(where: \.isNumber) else {
      return nil
    }
    return segments.map { segment in
      if case .value(let number) = segment, segment.isNumber {
        return form("value", true) { $0.add(write(number, bare: false)) }
      }
      return form("verbatim", true) { $0.add(.string(self.segments([segment]))) }
    }
  }

  private func form(
    _ name: String, _ bare: Bool, _ arguments: (inout ArgumentList) -> Void
  ) -> SwiftExpression {
    .call(.member(bare ? nil : "ScreenText", name), listing: arguments)
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

  /// How long something takes.
  func duration(_ duration: TokenOr<SpecDuration>) -> SwiftExpression {
    switch duration {
    case .token(let name): .enumCase(Naming.member(name.text), of: "DurationToken")
    case .own(let duration):
      .call("DurationToken", [.arg("seconds", number(duration.seconds))])
    }
  }
}

extension TypedTemplateSegment {
  /// Whether it is a floating-point number, whose sign before its fraction differs by locale.
  fileprivate var isNumber: Bool {
    guard case .value(let value) = self else { return false }
    return value.type == .builtin(.number) || value.type == .builtin(.decimal)
  }
}

extension TypedExpression {
  /// Whether it is one of two values.
  fileprivate var isConditional: Bool {
    if case .conditional = kind { true } else { false }
  }

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
    guard let value = consume value else { return }
    // Who adds arguments one by one mostly has several.
    if isEmpty { reserveCapacity(6) }
    append(SwiftArgument(label, value))
  }
}
