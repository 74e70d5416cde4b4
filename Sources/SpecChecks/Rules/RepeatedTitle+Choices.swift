import Diagnostics
import SpecModel
import SpecSemantics

/// What there is to choose from says what tells one from another.
extension SpecWalker {
  /// Reports a text that is said of each of several items and of none of them in particular.
  ///
  /// - Parameters:
  ///   - item: What each of them is.
  ///   - what: What says it, as it is called.
  mutating func checkForSameness(of text: TextValue, said what: String, ofEach item: SpecType) {
    guard !text.mentionsItem else { return }
    let read = item.firstText(in: index).map { ", as in `$item.\($0)`" } ?? ""
    findings.report(
      .repeatedTitle, "all \(what) say the same", at: location(text.span),
      help: ["say by `$item` what tells one from another\(read)"])
  }
}

extension TextValue {
  /// Whether it says something of the item that it is said of.
  fileprivate var mentionsItem: Bool {
    switch self {
    case .key(_, let arguments): arguments.contains { $0.mayMention(.item) }
    case .value(let value, _), .verbatim(let value): value.mayMention(.item)
    case .money(let amount, let currency):
      amount.mayMention(.item) || currency.mayMention(.item)
    }
  }
}

extension SpecType {
  /// The first field of a model that is a text, if it has one.
  fileprivate func firstText(in index: AppIndex) -> String? {
    guard case .model(let name) = unwrapped else { return nil }
    return index.model(name)?.properties.first { field in
      field.type.shape == .builtin(.string) || field.type.shape == .builtin(.text)
    }?.name.text
  }
}
