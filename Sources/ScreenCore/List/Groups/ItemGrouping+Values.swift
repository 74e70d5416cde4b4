import Foundation

/// Groups of items that share a text, a number, or one of a few values.
extension ItemGrouping {
  /// Groups items by a text. Upper and lower case make no difference to the order of the groups.
  public static func texts(
    of text: @escaping @MainActor (Item) -> String?, order: Order = .found,
    missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<String>) -> ScreenText = { .verbatim($0.value) }
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, _ in text(item) }, order: order, areInOrder: inAlphabet, name: { "\"\($0)" },
      missing: missing, heading: heading)
  }

  /// Groups items by the first letter of a text, without its accents. What begins with no letter stands
  /// under `#`, behind all letters. With `index`, the letters stand at the side of the list, where a tap on one goes to
  /// its group.
  public static func letters(
    of text: @escaping @MainActor (Item) -> String?, order: Order = .found, index: Bool = false,
    missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<String>) -> ScreenText = { .verbatim($0.value) }
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, _ in text(item).map(\.firstLetter) }, order: order,
      areInOrder: { left, right in
        left == String.noLetter ? false : right == String.noLetter || inAlphabet(left, right)
      }, name: { $0 }, indexTitle: index ? { $0 } : nil, missing: missing, heading: heading)
  }

  /// Groups items by a number.
  public static func numbers(
    of number: @escaping @MainActor (Item) -> Int?, order: Order = .found,
    missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<Int>) -> ScreenText = { .value($0.value) }
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, _ in number(item) }, order: order, areInOrder: <, name: { String($0) },
      missing: missing, heading: heading)
  }

  /// Groups items by whether something holds of them.
  public static func flags(
    of flag: @escaping @MainActor (Item) -> Bool?, order: Order = .found,
    missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<Bool>) -> ScreenText
  ) -> ItemGrouping {
    ItemGrouping(
      by: { item, _ in flag(item) }, order: order, areInOrder: { !$0 && $1 },
      name: { String($0) }, missing: missing, heading: heading)
  }

  /// Groups items by one of a few values, which are in the order in which their type names them.
  public static func choices<Choice: ChoiceValue>(
    of choice: @escaping @MainActor (Item) -> Choice?, order: Order = .ascending,
    missing: ScreenText? = nil,
    heading: @escaping @MainActor (Group<Choice>) -> ScreenText = { $0.value.text }
  ) -> ItemGrouping {
    let places = Dictionary(
      Choice.allCases.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    return ItemGrouping(
      by: { item, _ in choice(item) }, order: order,
      areInOrder: { places[$0, default: 0] < places[$1, default: 0] }, name: \.rawValue,
      missing: missing, heading: heading)
  }

  /// Whether a text stands before another one in a list that people read.
  nonisolated private static func inAlphabet(_ left: String, _ right: String) -> Bool {
    let order = left.compare(right, options: [.caseInsensitive, .numeric])
    return order == .orderedSame ? left < right : order == .orderedAscending
  }
}

extension String {
  /// What stands for texts that begin with no letter.
  fileprivate static let noLetter = "#"

  /// The first letter, large and without accents.
  fileprivate var firstLetter: String {
    guard let first = first(where: { !$0.isWhitespace }), first.isLetter else {
      return Self.noLetter
    }
    return String(first).folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }
}
