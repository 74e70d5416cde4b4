import Foundation
import ScreenCore
import ScreenInterpreter

/// What is asked for. The command line of `screenc preview` has read and checked it before.
struct PreviewOptions {
  private(set) var specs = "Specs"
  private(set) var folder = "Preview"
  private(set) var screens: [String] = []
  private(set) var states: [ScreenState] = []
  private(set) var forms: Set<PictureForm> = []
  private(set) var language: String?
  private(set) var surroundings = Surroundings()
  /// The part of a gallery that this process draws for another one.
  private(set) var share: GalleryShare?
  /// Whether the app runs in a browser, and from where it is answered then.
  private(set) var serves = false
  private(set) var port = 0
  private(set) var server: URL?
  /// How the report of tests is written, where these are what is asked for.
  private(set) var tests: TrialFormat?
  private var choosesSurroundings = false

  /// Whether nothing is chosen: then there is a page of all.
  var isGallery: Bool {
    screens.isEmpty && states.isEmpty && forms.isEmpty && !choosesSurroundings
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      try take(argument) {
        guard let value = rest.popFirst() else {
          throw PreviewFailure("`\(argument)` needs a value")
        }
        return value
      }
    }
  }

  private mutating func take(_ argument: String, value: () throws -> String) throws {
    switch argument {
    case "--specs": specs = try value()
    case "--output": folder = try value()
    case "--only": screens.append(try value())
    case "--state": states.append(try Self.known(value(), "state") { ScreenState(rawValue: $0) })
    case "--as": forms.insert(try Self.known(value(), "form") { PictureForm(rawValue: $0) })
    case "--language": language = try value()
    case "--tests": tests = try Self.known(value(), "format") { TrialFormat(rawValue: $0) }
    case "--serve": serves = true
    case "--port": port = try Self.known(value(), "port") { Int($0) }
    case "--server":
      server = try Self.known(value(), "server") { text in
        URL(string: text).flatMap { ["http", "https"].contains($0.scheme) ? $0 : nil }
      }
    case "--share": share = try Self.known(value(), "share") { GalleryShare($0) }
    default:
      try takeSurroundings(argument, value: value)
      choosesSurroundings = true
    }
  }

  private mutating func takeSurroundings(
    _ argument: String, value: () throws -> String
  ) throws {
    switch argument {
    case "--size": surroundings.size = try Self.size(try value())
    case "--text-size":
      surroundings.textSize = try Self.known(value(), "text size") { name in
        TextSize.allCases.first { "\($0)" == name }
      }
    case "--dark": surroundings.isDark = true
    case "--right-to-left": surroundings.isRightToLeft = true
    case "--high-contrast": surroundings.hasIncreasedContrast = true
    default: throw PreviewFailure("there is no option `\(argument)`")
    }
  }

  private static func known<Value>(
    _ name: String, _ kind: String, _ value: (String) -> Value?
  ) throws -> Value {
    guard let value = value(name) else { throw PreviewFailure("there is no \(kind) `\(name)`") }
    return value
  }

  private static func size(_ text: String) throws -> CGSize {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else {
      throw PreviewFailure("`\(text)` is no size: write WIDTHxHEIGHT in points, as in 390x844")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
