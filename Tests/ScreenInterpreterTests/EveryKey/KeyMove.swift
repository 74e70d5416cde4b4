import ScreenKit

@testable import ScreenInterpreter

/// Something that a person does with what is seen, as far as anybody would without knowing the app.
enum KeyMove: Hashable, CustomStringConvertible {
  case press(String)
  case type(String, into: String)
  case search(String, in: String)
  case choose(String, in: String)

  /// How many rows of each section are touched: some of them meet a condition, and those that follow do the same.
  static let rows = 4

  /// What is typed before something that fits: too little, and what is too long for anything.
  private static let oddTexts = ["a", String(repeating: "long ", count: 14)]
  private static let oddNumbers = ["0", "12"]
  /// What fits comes last here, too.
  private static let dates = ["2030-01-01", "2020-01-01", "2024-02-29"]
  /// What is looked for: too little for most, and a word.
  private static let searches = ["a", "ab1"]

  var description: String {
    switch self {
    case .press(let id): "press \(id)"
    case .type(let text, let id): "type \(text) into \(id)"
    case .search(let text, let id): "search \(text) in \(id)"
    case .choose(let choice, let id): "choose \(choice) in \(id)"
    }
  }

  /// What names the move among those that are made only once.
  func name(at element: SeenElement) -> String {
    guard case .choose(let choice, _) = self else { return description }
    switch element.role {
    // They have another name as soon as they hold something else.
    case .menu, .date, .slider: return "\(element.place) \(choice)"
    // What one row offers another one does alike.
    default: return "choose \(choice)"
    }
  }

  /// All that can be done with an element.
  @MainActor
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
    case .field, .secureField, .longField:
      return texts(for: element).map { .type($0, into: id) }
    case .search: return searches.map { .search($0, in: id) }
    case .date: return dates.map { .choose("\($0)T00:00:00Z", in: id) }
    case .menu: return element.choices.prefix(2).map { .choose($0, in: id) }
    case .slider: return places(of: element).map { .choose($0, in: id) }
    }
  }

  /// Where a slider is moved to: between its ends, and to these.
  private static func places(of element: SeenElement) -> [String] {
    let ends = element.choices.compactMap(Float.init)
    guard let least = ends.first, let most = ends.last else { return element.choices }
    return ["\(least + (most - least) * 0.37)"] + element.choices
  }

  /// What is typed into a field. What fits comes last, so that it stands there when it is sent.
  @MainActor
  private static func texts(for element: SeenElement) -> [String] {
    guard case .view(let view) = element.target, let field = view as? UITextField else {
      return oddTexts + ["ab1"]
    }
    return switch field.keyboardType {
    case .decimalPad, .numberPad, .numbersAndPunctuation: oddNumbers + ["7"]
    case .phonePad: oddTexts + ["+4312345678"]
    case .URL: oddTexts + ["https://probe.example/1"]
    case .emailAddress: oddTexts + ["ab1@probe.example"]
    default: oddTexts + [field.textContentType == .username ? "ab1@probe.example" : "ab1"]
    }
  }

  /// Which of the elements are used first.
  enum Rank: Int, Comparable {
    case first, second, out, third, fourth, last, never

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  /// What the screen is about comes before what may lead it to something else; for the hasty it is the other way round,
  /// who also leave a screen before they have used what it is about.
  static func rank(of element: SeenElement, isHasty: Bool, isWayOut: Bool) -> Rank {
    if isWayOut { return isHasty ? .out : .never }
    switch element.role {
    case .search: return isHasty ? .second : .last
    case .tab, .segment: return .last
    // They take away what was chosen.
    case .button where ["Clear", "Done"].contains(element.label): return .last
    case .button, .link, .heading, .image, .text:
      if element.place.hasPrefix("in ") { return isHasty ? .first : .third }
      if isHasty { return .third }
      return element.place.hasPrefix("row ") ? .first : .second
    case .field, .secureField, .longField, .toggle, .slider, .date, .menu:
      return isHasty ? .fourth : .first
    }
  }

  /// Whether an element is in a row that is not among the first ones, and looks like others before it. What specs say
  /// by keys of strings is the same in each row, and else every row of a list has texts of its own.
  private static func isFurther(_ element: SeenElement) -> Bool {
    let words = element.place.split(separator: " ")
    guard words.count > 1, words[0] == "row",
      let row = words[1].split(separator: ".").last.flatMap({ Int($0) }), row >= rows
    else { return false }
    let number = element.id.split(separator: " ").last.flatMap { Int($0) } ?? 0
    return !element.label.contains(".") || number >= rows
  }
}
