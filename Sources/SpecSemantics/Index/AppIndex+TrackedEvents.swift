import Diagnostics
import SourceText
import SpecModel

/// The tracked events.
extension AppIndex {
  /// An event with the catalogue that has it.
  public struct FoundEvent: Sendable {
    public let catalogue: EventsDeclaration
    public let event: EventDeclaration
    package let place: Location
  }

  /// An event by its name; of several with one name the first.
  public func trackedEvent(_ name: String) -> FoundEvent? {
    guard let place = trackedEventPlace(name),
      case .events(let catalogue) = declaration(place.catalogue),
      catalogue.cases.indices.contains(place.position)
    else { return nil }
    let event = catalogue.cases[place.position]
    return FoundEvent(
      catalogue: catalogue, event: event,
      place: Location(file: file(of: place.catalogue), span: event.name.span))
  }
}

extension TrackedEvent {
  /// The values of the event's parameters, its own or those that stand beside it.
  public func values(beside others: [Argument], for event: EventDeclaration) -> [Argument] {
    arguments
      ?? others.filter { argument in
        event.parameters.contains { $0.name.text == argument.name.text }
      }
  }
}
