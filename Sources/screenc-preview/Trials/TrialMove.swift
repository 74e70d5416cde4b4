import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit

/// Something that a person does to a screen.
enum TrialMove: Hashable, Sendable {
  case press(String)
  case choose(String, in: String)
  case type(String, into: String)
  /// Fills in the form.
  case fill
  /// Types what is searched for.
  case search
  /// Leaves the screen as a reader does, by the back button or by pulling the sheet down.
  case leave
}

/// Something that could be done next.
struct TrialChoice: Sendable {
  let move: TrialMove
  /// What it has in common with others that stand one below the other, as parts of rows do.
  let column: String
  /// What is read out for what is tapped; nil for what is done otherwise.
  let label: String?

  init(_ move: TrialMove, column: String = "", label: String? = nil) {
    self.move = move
    self.column = column
    self.label = label
  }

  @MainActor
  static func all(with element: SeenElement) -> [TrialChoice] {
    let place = "\(element.role.rawValue) \(Int(element.frame.minX)) \(Int(element.frame.width))"
    return TrialMove.all(with: element).map { move in
      // A text is as wide as what it says.
      if case .choose(let title, _) = move { return TrialChoice(move, column: title) }
      return TrialChoice(move, column: place, label: element.tappedLabel)
    }
  }
}

extension SeenElement {
  /// What is read out for an element that leads on when it is tapped; nil for all others.
  var tappedLabel: String? {
    [.button, .link].contains(role) && !label.isEmpty ? label : nil
  }
}

extension TrialMove {
  /// What of a menu is tried.
  private static let mostChoices = 6
  private static let typed = "Ada"

  /// All that can be done with an element.
  @MainActor
  fileprivate static func all(with element: SeenElement) -> [TrialMove] {
    guard element.isEnabled, !element.isWayOut else { return [] }
    let chosen = element.choices.prefix(mostChoices)
      .map { TrialMove.choose($0, in: element.id) }
    switch element.role {
    case .button, .link, .toggle: return [.press(element.id)] + chosen
    case .segment: return element.isSelected ? [] : [.press(element.id)]
    case .menu: return chosen
    case .slider:
      return element.choices.last.map { [.choose($0, in: element.id)] } ?? []
    case .field, .secureField, .longField: return [.type(typed, into: element.id)]
    case .date: return [.choose("2026-04-01T12:00:00Z", in: element.id)]
    case .heading, .image, .text: return chosen
    case .tab, .search: return []
    }
  }
}
