import ScreenInterpreter

/// Something that a person does with what is seen, as far as anybody would without knowing the app.
enum KeyMove: Hashable, CustomStringConvertible {
  case press(String)
  case type(String, into: String)
  case choose(String, in: String)

  /// How many rows of each section are touched: those that follow do the same.
  private static let rows = 2

  /// What is typed: too little, a number, a word, and what is too long for anything.
  private static let texts = ["a", "7", "ab1", String(repeating: "long ", count: 14)]

  var description: String {
    switch self {
    case .press(let id): "press \(id)"
    case .type(let text, let id): "type \(text) into \(id)"
    case .choose(let choice, let id): "choose \(choice) in \(id)"
    }
  }

  /// All that can be done with an element.
  static func moves(of element: SeenElement) -> [KeyMove] {
    guard element.isEnabled else { return [] }
    let id = element.id
    switch element.role {
    case .button, .link, .image, .text, .heading:
      guard !isFurther(element) else { return [] }
      let choices = element.choices.map { KeyMove.choose($0, in: id) }
      let isPressed = element.role == .button || element.role == .link
      return (isPressed ? [.press(id)] : []) + choices
    case .tab, .toggle, .segment: return [.press(id)]
    case .field, .secureField, .longField, .search: return texts.map { .type($0, into: id) }
    case .date: return [.choose("2024-02-29T00:00:00Z", in: id)]
    case .slider, .menu: return element.choices.map { .choose($0, in: id) }
    }
  }

  /// Whether an element is in a row that is not among the first ones.
  private static func isFurther(_ element: SeenElement) -> Bool {
    let words = element.place.split(separator: " ")
    guard words.count > 1, words[0] == "row", let row = words[1].split(separator: ".").last else {
      return false
    }
    return (Int(row) ?? 0) >= rows
  }
}
