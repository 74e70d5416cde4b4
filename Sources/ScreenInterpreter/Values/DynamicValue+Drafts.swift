import ScreenKit
import SpecModel
import SpecSemantics

/// Values as drafts of forms keep them, and what a screen is shown with as their drafts know it.
extension DynamicValue {
  /// What is kept of a value that can be chosen; nil for one that is missing.
  var stored: StoredValue? {
    switch self {
    case .integer(let number): number.stored
    case .string(let text): text.stored
    case .identifier(let identifier): identifier.stored
    case .choice(let choice): choice.payload.stored
    default: nil
    }
  }

  /// A value of `type` that was kept; nil where it is none any more.
  ///
  /// - Parameter options: The cases of the enum that it is of.
  init?(_ stored: StoredValue, of type: SpecType, among options: [DynamicChoice]) {
    switch (type.unwrapped, stored) {
    case (.enumeration, .text(let payload)):
      guard let choice = options.first(where: { $0.payload == payload }) else { return nil }
      self = .choice(choice)
    case (.builtin(.integer), .integer(let number)): self = .integer(number)
    case (.builtin(.identifier), .text(let text)): self = .identifier(Identifier(text))
    case (.builtin(.string), .text(let text)): self = .string(text)
    default: return nil
    }
  }

  /// What tells the value from others: of a model its identity, and of bytes more than how many they are.
  var identity: DynamicValue {
    switch self {
    case .model(let model): .list([.string(model.name), model.id.value])
    case .list(let values): .list(values.map(\.identity))
    case .data(let bytes): .string(bytes.base64EncodedString())
    default: self
    }
  }
}
