import SpecModel
import SpecSemantics
import SwiftCode

/// The destinations of an app with very many screens, in parts.
///
/// The Swift compiler gives up on a `switch` over more than about six hundred cases with values, when it
/// checks that none is left out. Parts are enumerations of their own, so that each is checked.
struct DestinationParts {
  /// How many cases one enumeration has at most.
  private static let largest = 400

  /// A part: the case that has it, and the screens that it stands for.
  struct Part {
    let name: String
    let screens: [ScreenSignaturePlan]

    /// The part's enumeration, within that of all destinations.
    var type: String { Naming.type(name) }
  }

  let parts: [Part]

  /// The parts of destinations, in their order; nil if one enumeration has room for all of them.
  init?(of screens: [ScreenSignaturePlan], in app: AppFacts) {
    guard screens.count > Self.largest else { return nil }
    let starts = Array(stride(from: 0, to: screens.count, by: Self.largest))
    let stem = Self.stem(beside: screens.map(\.screen), in: app)
    parts = starts.enumerated().map { number, start in
      let end = min(start + Self.largest, screens.count)
      return Part(name: "\(stem)\(number + 1)", screens: Array(screens[start..<end]))
    }
  }

  /// A name for parts that no destination and no type of a destination's values begins with.
  private static func stem(beside screens: [ScreenDeclaration], in app: AppFacts) -> String {
    var taken = screens.map { Naming.destination($0.name.text) }
    for type in screens.flatMap(\.parameters).map(\.type) + screens.compactMap(\.returns) {
      if let name = type.declaredName { taken.append(Naming.member(name.text)) }
    }
    var stem = "part"
    while taken.contains(where: { $0.lowercased().hasPrefix(stem.lowercased()) }) { stem += "Of" }
    return stem
  }
}
