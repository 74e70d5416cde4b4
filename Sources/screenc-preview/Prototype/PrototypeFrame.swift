import Foundation
import ScreenInterpreter

/// What a browser is shown.
struct PrototypeFrame: Encodable, Equatable {
  struct Element: Encodable, Equatable {
    let id: String
    let role: String
    let label: String
    let value: String?
    let isEnabled: Bool
    let isSelected: Bool
    /// Left, top, width and height in points.
    let frame: [Double]
    let choices: [String]

    init(_ element: SeenElement) {
      id = element.id
      role = element.role.rawValue
      label = element.label
      value = element.value
      isEnabled = element.isEnabled
      isSelected = element.isSelected
      let place = element.frame
      frame = [place.minX, place.minY, place.width, place.height].map {
        ($0 * 2).rounded() / 2
      }
      choices = element.choices
    }
  }

  let picture: String
  let elements: [Element]
}

/// What a browser needs to know of an app before anything of it is seen.
struct PrototypeIntroduction: Encodable {
  let title: String
  let languages: [String]
  let textSizes: [String]
  let setting: PrototypeSetting
  /// Why the specs as they are now make no app; the last ones that did are shown.
  let problem: String?
}

/// A line of the console.
struct PrototypeNote: Encodable, Sendable {
  enum Kind: String, Encodable {
    case request, effect, tracked, navigation, problem
  }

  let kind: Kind
  let text: String
}
