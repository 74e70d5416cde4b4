import Foundation
import ScreenKit

/// One thing that a reader, the system or the server does.
enum SoakOperation: Sendable {
  // The reader, on a list.
  case drag(Int)
  case scrollToEnd, scrollToTop
  case pull
  case tapRow(UInt64)
  case swipe(UInt64)
  // The reader, on any screen.
  case tapButton(UInt64)
  case tapBarButton(UInt64)
  case toggle(UInt64)
  case type(UInt64)
  case segment(UInt64)
  case search(UInt64)
  case answerAlert(UInt64)
  // The reader, between screens.
  case push(Int, seed: UInt64)
  case present(Int, seed: UInt64)
  case back, swipeBack, cancelledSwipeBack, popToRoot
  case pullDown
  case tab(Int)
  case cover
  // The device.
  case resize(Int)
  case dark(Bool)
  case textSize(Int)
  case rightToLeft(Bool)
  case memoryWarning
  case advance(seconds: Int)
  // The app.
  case reload
  case changeItems(UInt64)
  // The server.
  case change(SoakServer.Change, seed: UInt64)
  case mood(SoakServer.Mood)
  case hold, release
}

/// What there is to do things with.
struct SoakSituation {
  /// Whether the server holds its answers back.
  var isHolding = false
  var isAlert = false
  /// Whether the top screen stands in a sheet, or in what else is presented.
  var isPresented = false
  /// How many screens stand in the navigation.
  var depth = 1
  var hasTabs = true
}

extension SoakOperation {
  private typealias Choice = (weight: Int, choice: SoakOperation)

  static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1024, height: 768), CGSize(width: 320, height: 480),
  ]

  private static let deepest = 6

  /// What comes next.
  static func next(
    in situation: SoakSituation, by random: inout SoakRandom
  ) -> SoakOperation {
    let seed = random.next()
    if situation.isAlert { return .answerAlert(seed) }
    var choices = leaving(situation) + device(&random) + server(situation, seed, &random)
    choices += [
      (10, .drag(random.below(1200) - 400)), (5, .scrollToEnd), (4, .scrollToTop), (3, .reload),
      (3, .pull),
    ]
    if situation.depth < deepest {
      choices.append((9, .push(random.below(SoakScreen.all.count), seed: seed)))
      if !situation.isPresented {
        choices.append((2, .present(random.below(SoakScreen.all.count), seed: seed)))
      }
    }
    // What is tapped while answers are held back would have to be looked for on a screen that may
    // still change.
    if !situation.isHolding { choices += touching(seed) }
    return random.pick(weighted: choices) ?? .scrollToTop
  }

  private static func touching(_ seed: UInt64) -> [Choice] {
    [
      (8, .tapRow(seed)), (5, .swipe(seed)), (6, .tapButton(seed)), (6, .tapBarButton(seed)),
      (3, .toggle(seed)), (3, .type(seed)), (4, .segment(seed)), (4, .search(seed)),
      (8, .changeItems(seed)), (2, .cover),
    ]
  }

  private static func leaving(_ situation: SoakSituation) -> [Choice] {
    var choices: [Choice] = []
    if situation.depth > 1 {
      choices += [(5, .back), (3, .swipeBack), (4, .cancelledSwipeBack), (2, .popToRoot)]
    }
    if situation.isPresented {
      choices.append((5, .pullDown))
    } else if situation.hasTabs {
      choices += (0..<3).map { (2, .tab($0)) }
    }
    return choices
  }

  private static func device(_ random: inout SoakRandom) -> [Choice] {
    [
      (5, .resize(random.below(sizes.count))), (2, .dark(random.chance(50))),
      (3, .textSize(random.below(TextSize.allCases.count))), (2, .rightToLeft(random.chance(50))),
      (2, .memoryWarning), (3, .advance(seconds: 1 + random.below(90))),
    ]
  }

  private static func server(
    _ situation: SoakSituation, _ seed: UInt64, _ random: inout SoakRandom
  ) -> [Choice] {
    let mood = random.chance(60) ? .willing : random.pick(SoakServer.Mood.allCases)
    return [
      (10, .change(random.pick(SoakServer.Change.allCases), seed: seed)), (7, .mood(mood)),
      situation.isHolding ? (25, .release) : (4, .hold),
    ]
  }
}
