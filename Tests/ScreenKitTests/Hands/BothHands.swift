import ScreenDriver
import ScreenKit
import Testing

/// The two kinds of hands, over the same stand-in.
enum HandsKind: CaseIterable, Sendable {
  /// By the stand-in's hooks, as tests have it here.
  case hooks
  /// By UIKit's public API, as tests have it on iOS.
  case publicAPI

  @MainActor var hands: any Hands {
    switch self {
    case .hooks: HeadlessHands()
    case .publicAPI: UIKitHands()
    }
  }
}

/// What was called, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func callAsFunction(_ call: String) { calls.append(call) }
}

/// Does the same with both kinds of hands, on a screen of its own each; what is told has to be the same.
@MainActor
func expectAlike<Screen: UIViewController>(
  _ make: @MainActor (CallLog) -> Screen, sourceLocation: SourceLocation = #_sourceLocation,
  _ run: @MainActor (ScreenDriver, Screen) async throws -> Void
) async throws -> [String] {
  var logs: [[String]] = []
  for kind in HandsKind.allCases {
    let log = CallLog()
    let screen = make(log)
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen),
      size: CGSize(width: 320, height: 400), timeout: .seconds(20), hands: kind.hands)
    try await driver.settle()
    try await run(driver, screen)
    driver.close()
    logs.append(log.calls)
  }
  #expect(logs.first == logs.last, sourceLocation: sourceLocation)
  return logs.last ?? []
}
