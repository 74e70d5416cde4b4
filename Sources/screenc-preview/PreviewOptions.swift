import Foundation
import ScreenCore
import ScreenInterpreter

/// What is asked for. The command line of `screenc preview` has read and checked it before.
struct PreviewOptions {
  private(set) var specs = "Specs"
  private(set) var folder = "Preview"
  private(set) var screens: [String] = []
  private(set) var states: [ScreenState] = []
  private(set) var writesPictures = true
  private(set) var writesTrees = true
  private(set) var language: String?
  private(set) var surroundings = Surroundings()

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else {
          throw PreviewFailure("`\(argument)` needs a value")
        }
        return value
      }
      switch argument {
      case "--output": folder = try value()
      case "--only": screens.append(try value())
      case "--state":
        let name = try value()
        guard let state = ScreenState(rawValue: name) else {
          throw PreviewFailure("there is no state `\(name)`")
        }
        states.append(state)
      case "--as":
        switch try value() {
        case "svg": writesTrees = false
        case "tree": writesPictures = false
        case let form: throw PreviewFailure("there is no form `\(form)`")
        }
      case "--specs": specs = try value()
      case "--size": surroundings.size = try Self.size(try value())
      case "--language": language = try value()
      case "--text-size":
        let name = try value()
        guard let size = TextSize.allCases.first(where: { "\($0)" == name }) else {
          throw PreviewFailure("there is no text size `\(name)`")
        }
        surroundings.textSize = size
      case "--dark": surroundings.isDark = true
      case "--right-to-left": surroundings.isRightToLeft = true
      case "--high-contrast": surroundings.hasIncreasedContrast = true
      default: throw PreviewFailure("there is no option `\(argument)`")
      }
    }
    if states.isEmpty { states = ScreenState.allCases }
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else {
      throw PreviewFailure("`\(text)` is no size: write WIDTHxHEIGHT in points, as in 390x844")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
