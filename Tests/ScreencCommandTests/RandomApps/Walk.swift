import Foundation
import ScreenInterpreter
import ScreenKit

@testable import Random

/// Walks through the app of the folder it is run in, and tells what was not the same in the compiled one.
@main struct Walk {
  @MainActor
  static func main() async throws {
    let numbers = CommandLine.arguments.compactMap { Int($0) }
    let app = try SpecFolder("Specs").checkedApp()
    let answers = SourceAnswers.inventing(
      for: app.index, besides: Samples(specRoot: "Specs"), at: ManualClock().now)
    let walk = try await WalkComparison(of: app, answers: answers, strings: StringTable()).walk(
      seed: UInt64(numbers[0]), moves: numbers[1]
    ) { launch in
      let app = RandomApp(launch: launch, dependencies: RandomOwnDependencies())
      return (app, app.makeRootViewController())
    }
    if let difference = walk.difference {
      print(difference)
      exit(1)
    }
    print("\(walk.moves.count) moves, \(walk.screens.count) screens")
  }
}
