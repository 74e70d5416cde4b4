import SeededRandom

/// Something that a person does in a window.
enum RandomMove: Hashable, CustomStringConvertible {
  case press(String)
  case type(String, into: String)
  case pressReturn(in: String)
  case choose(String, in: String)
  case scroll(by: Double)
  case pull
  case wait(Duration)

  private static let texts = ["a", "Zoë", "12", "-3.5", "", "two words", "2024-02-29", "a\"b\\c"]
  private static let dates = [
    "2024-02-29T00:00:00Z", "2023-11-14T22:13:20Z", "1999-12-31T12:00:00Z",
  ]

  /// One of what can be done now.
  @MainActor
  init(in window: LiveWindow, drawnBy random: inout SeededGenerator) {
    let elements = window.look().elements.filter { $0.isEnabled }
    let moves = elements.filter { !$0.isWayOut }.flatMap { Self.moves(of: $0) }
    let ways = elements.filter { $0.isWayOut }
    if random.chance(12) {
      let others = [RandomMove.scroll(by: 300), .scroll(by: -300), .pull, .wait(.seconds(61))]
      self = others[random.below(others.count)]
    } else if !ways.isEmpty, moves.isEmpty || random.chance(15) {
      self = .press(ways[random.below(ways.count)].id)
    } else {
      self = moves.isEmpty ? .wait(.seconds(5)) : moves[random.below(moves.count)]
    }
    // Which text or date a field gets is drawn only where one is given.
    switch self {
    case .type(_, let id): self = .type(Self.texts[random.below(Self.texts.count)], into: id)
    case .choose("", let id): self = .choose(Self.dates[random.below(Self.dates.count)], in: id)
    default: break
    }
  }

  /// What can be done with an element.
  private static func moves(of element: SeenElement) -> [RandomMove] {
    let id = element.id
    switch element.role {
    case .button, .link, .tab, .toggle, .segment:
      return [.press(id)] + element.choices.map { .choose($0, in: id) }
    case .field, .secureField, .search: return [.type("", into: id), .pressReturn(in: id)]
    case .longField: return [.type("", into: id)]
    case .date: return [.choose("", in: id)]
    case .slider, .menu, .heading, .image, .text:
      return element.choices.map { .choose($0, in: id) }
    }
  }

  var description: String {
    switch self {
    case .press(let id): "press “\(id)”"
    case .type(let text, let id): "type “\(text)” into “\(id)”"
    case .pressReturn(let id): "return in “\(id)”"
    case .choose(let value, let id): "choose “\(value)” in “\(id)”"
    case .scroll(let distance): "scroll by \(distance)"
    case .pull: "pull to refresh"
    case .wait(let duration): "wait \(duration)"
    }
  }
}
