import Foundation
import ScreenCompiler
import ScreenCore
import ScreenInterpreter

/// What is asked for. The command line of `screenc preview` has read and checked it before.
struct PreviewOptions {
  /// As they were given.
  let arguments: [String]
  private(set) var specs = "Specs"
  private(set) var folder = "Preview"
  private(set) var screens: [String] = []
  /// The place of the specs whose screens are drawn.
  private(set) var place: String?
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
  private(set) var choosesSurroundings = false
  /// Whether the share is one of the pictures that are compared, not of a gallery.
  private(set) var isOfSet = false
  /// The folder of approved pictures that are compared with what is drawn.
  private(set) var checked: String?
  /// The folder of approved pictures that are renewed.
  private(set) var updated: String?
  /// The folder of earlier specs that screens are compared with, and how that is called.
  private(set) var earlier: String?
  private(set) var earlierName: String?
  /// Whether it is a finding that screens look different from earlier ones.
  private(set) var failsOnChanges = false
  /// Where the pictures of changes are found by who reads about them.
  private(set) var address: String?
  private var hasFolder = false
  private var choosesDirection = false
  /// How the report of tests is written, where these are what is asked for.
  private(set) var tests: TrialFormat?
  /// The folder in which tests of the app's own are begun.
  private(set) var scaffold: String?

  /// Whether nothing is chosen: then there is a page of all.
  var isGallery: Bool {
    screens.isEmpty && place == nil && states.isEmpty && forms.isEmpty && !choosesSurroundings
  }

  /// What the specs are checked for.
  var purpose: CheckPurpose {
    if serves { return .errorsAgain(SpecMemory()) }
    // In a gallery stands beside the pictures what `screenc lint` says.
    if share != nil { return isOfSet ? .errors : .everything }
    let isOther =
      tests != nil || scaffold != nil || checked != nil || updated != nil || earlier != nil
    return isGallery && !isOther ? .everything : .errors
  }

  /// The folder for pages of changes, where one is named.
  var chosenFolder: String? { hasFolder ? folder : nil }

  init(_ arguments: [String]) throws {
    self.arguments = arguments
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      try take(argument) {
        guard let value = rest.popFirst() else {
          throw PreviewFailure("`\(argument)` needs a value")
        }
        return value
      }
    }
    if !choosesDirection { surroundings.isRightToLeft = Self.readsRightToLeft(language) }
  }

  /// Whether a language is written from right to left.
  static func readsRightToLeft(_ language: String?) -> Bool {
    language.map(PreviewStrings.readsRightToLeft) ?? false
  }

  /// What is chosen of all pictures, as it is written on a command line.
  var choices: [String] {
    var choices: [String] = []
    for screen in screens { choices += ["--only", screen] }
    for state in states { choices += ["--state", state.rawValue] }
    let usual = Surroundings()
    if surroundings.size != usual.size {
      choices += ["--size", "\(Int(surroundings.size.width))x\(Int(surroundings.size.height))"]
    }
    if surroundings.textSize != usual.textSize {
      choices += ["--text-size", "\(surroundings.textSize)"]
    }
    if let language { choices += ["--language", language] }
    if surroundings.isDark { choices.append("--dark") }
    if choosesDirection { choices.append("--right-to-left") }
    if surroundings.hasIncreasedContrast { choices.append("--high-contrast") }
    return choices
  }

  private mutating func take(_ argument: String, value: () throws -> String) throws {
    switch argument {
    case "--specs": specs = try value()
    case "--output": (folder, hasFolder) = (try value(), true)
    case "--only": screens.append(try value())
    case "--state": states.append(try Self.known(value(), "state") { ScreenState(rawValue: $0) })
    case "--as": forms.insert(try Self.known(value(), "form") { PictureForm(rawValue: $0) })
    case "--language": language = try value()
    case "--tests": tests = try Self.known(value(), "format") { TrialFormat(rawValue: $0) }
    case "--scaffold": scaffold = try value()
    case "--serve": serves = true
    case "--port": port = try Self.known(value(), "port") { Int($0) }
    case "--server":
      server = try Self.known(value(), "server") { text in
        URL(string: text).flatMap { ["http", "https"].contains($0.scheme) ? $0 : nil }
      }
    case "--share": share = try Self.known(value(), "share") { GalleryShare($0) }
    case "--at": place = try value()
    case "--set": isOfSet = true
    default: try takeComparison(argument, value: value)
    }
  }

  private mutating func takeComparison(
    _ argument: String, value: () throws -> String
  ) throws {
    switch argument {
    case "--check": checked = try value()
    case "--update": updated = try value()
    case "--earlier": earlier = try value()
    case "--earlier-name": earlierName = try value()
    case "--fail-on-changes": failsOnChanges = true
    case "--address": address = try value()
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
    case "--right-to-left": (surroundings.isRightToLeft, choosesDirection) = (true, true)
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
