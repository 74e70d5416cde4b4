import ScreenKit
import SpecModel
import SpecSemantics

/// Texts, pictures and what else is seen.
extension Evaluation {
  func text(_ text: TypedText) -> ScreenText {
    switch text {
    case .key(let key, let arguments): return .key(key, arguments.map(value))
    case .money(let amount, let currency):
      let code = value(currency)
      return .money(value(amount), in: code.isMissing ? nil : code.interpolated)
    case .verbatim(let typed): return verbatim(typed)
    case .value(let typed, let format?): return .formatted(value(typed), format.shown)
    case .value(let typed, nil):
      switch typed.kind {
      case .string, .template: return .verbatim(string(typed))
      default: return plain(typed)
      }
    }
  }

  func text(_ text: TypedText?) -> ScreenText? {
    guard let text else { return nil }
    let shown: ScreenText = self.text(text)
    return shown
  }

  private func plain(_ typed: TypedExpression) -> ScreenText {
    switch value(typed) {
    case .string(let text): .value(text)
    case .text(let text): text
    case .choice(let choice): choice.text
    case .integer(let number): .value(number)
    case .number(let number): .value(number)
    case .decimal(let number): .value(number)
    case .identifier(let identifier): .value(identifier)
    case .missing: missing(typed.type.unwrapped)
    case .boolean, .url, .date, .data, .image, .color, .model, .list: .verbatim("")
    }
  }

  /// What is shown for a value that is missing, which differs by its type for who compares texts.
  private func missing(_ type: SpecType) -> ScreenText {
    switch type {
    case .builtin(.integer): .value(Int?.none)
    case .builtin(.number): .value(Double?.none)
    case .builtin(.decimal): .value(Decimal?.none)
    case .builtin(.identifier): .value(Identifier?.none)
    case .builtin(.string): .value(String?.none)
    default: .verbatim("")
    }
  }

  /// A literal. Numbers in it that every locale writes in its own way are texts of their own.
  private func verbatim(_ typed: TypedExpression) -> ScreenText {
    guard case .template(let segments) = typed.kind, segments.contains(where: \.isNumber) else {
      return .verbatim(string(typed))
    }
    return .joined(
      segments.map { segment in
        if case .value(let number) = segment, segment.isNumber { return plain(number) }
        return .verbatim(string([segment]))
      })
  }

  /// What a picture shows.
  func image(_ plan: ImagePlan) -> ScreenImage {
    switch value(plan.source) {
    case .image(let image): image
    case .url(let url): .url(url)
    default: .url(nil)
    }
  }

  /// A picture by name, of which a condition may have chosen the one that is meant.
  func picture(_ typed: TypedExpression?) -> ScreenImage? {
    guard let typed, case .image(let image) = value(typed) else { return nil }
    return image
  }

  /// A colour of the theme, of which a condition may have chosen the one that is meant.
  func color(_ typed: TypedExpression?) -> ColorToken? {
    guard let typed, case .color(let color) = value(typed) else { return nil }
    return color
  }

  /// What is meant of what conditions choose from.
  func chosen<Value>(_ plan: ChosenPlan<Value>) -> Value {
    switch plan {
    case .one(let value): value
    case .chosen(let condition, let value, let otherwise):
      chosen(holds(condition) ? value : otherwise)
    }
  }

  /// A number of points; nil where nothing is said, or conditions choose none.
  func points(_ plan: ChosenPlan<Double?>?) -> CGFloat? {
    plan.flatMap(chosen).map { CGFloat($0) }
  }
}

extension TypedTemplateSegment {
  fileprivate var isNumber: Bool {
    guard case .value(let value) = self else { return false }
    return value.type == .builtin(.number) || value.type == .builtin(.decimal)
  }
}

extension ImageValue {
  /// The picture as the run-time knows it.
  var shown: ScreenImage {
    switch self {
    case .symbol(let name): .symbol(name.text)
    case .asset(let name): .asset(name.text)
    }
  }
}

extension SpecModel.TextFormat {
  /// The format as the run-time knows it.
  fileprivate var shown: ScreenKit.TextFormat {
    switch self {
    case .relative: .relative
    case .date: .date
    case .time: .time
    case .day: .day
    case .month: .month
    case .year: .year
    case .number: .number
    case .currency: .currency
    case .percent: .percent
    case .bytes: .bytes
    case .duration: .duration
    }
  }
}
