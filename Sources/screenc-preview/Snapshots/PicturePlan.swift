import Foundation
import ScreenInterpreter

/// Which screens are drawn, in which states and surroundings, where pictures are kept or compared.
struct PicturePlan {
  /// A state in surroundings.
  struct Sitting {
    let state: ScreenState
    let surroundings: Surroundings
  }

  let sittings: [Sitting]
  private let screens: [String]

  /// What is drawn unless something is chosen: what is filled in surroundings of which each changes something else, and
  /// other states as most people see them.
  private static let usualSurroundings = [
    Surroundings(), Surroundings(isDark: true), Surroundings(textSize: .accessibilityLarge),
  ]

  init(_ options: PreviewOptions) {
    screens = options.screens
    let states = options.states.isEmpty ? ScreenState.usual : options.states
    let chosen = options.surroundings
    sittings = states.flatMap { state in
      let surroundings: [Surroundings]
      if options.choosesSurroundings {
        surroundings = [chosen]
      } else if state == .filled {
        surroundings = Self.usualSurroundings.map {
          var one = $0
          one.isRightToLeft = chosen.isRightToLeft
          return one
        }
      } else {
        surroundings = [Surroundings(isRightToLeft: chosen.isRightToLeft)]
      }
      return surroundings.map { Sitting(state: state, surroundings: $0) }
    }
  }

  /// The names that the pictures of a screen may have in its folder.
  func fileNames(language: String?) -> Set<String> {
    Set(
      sittings.map { sitting in
        PictureName("", sitting.state, sitting.surroundings, language: language).fileName
      })
  }

  /// The screens of an app that are drawn.
  func screens(of known: [String]) -> [String] {
    screens.isEmpty ? known : known.filter(screens.contains)
  }

  /// The first of the chosen screens that an app has not.
  func unknownScreen(of known: [String]) -> String? { screens.first { !known.contains($0) } }
}
