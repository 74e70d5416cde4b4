import Foundation
import ScreenDriver
import ScreenKit

/// An app in a window of its own that is used by moves.
@MainActor
final class WalkedApp {
  /// What a person and a server know of an app after a move.
  struct Sight: Hashable {
    let picture: String
    let tree: String
    /// What was asked since the app was looked at before, in no order: what loads at once is asked as it comes.
    let asked: [String]

    /// What another app does not show or ask for, line by line.
    func lines(besides other: Sight) -> [String] {
      if asked != other.asked { return Self.lines(of: asked, besides: other.asked) }
      let (own, others) = tree == other.tree ? (picture, other.picture) : (tree, other.tree)
      return Self.lines(
        of: own.split(separator: "\n").map(String.init),
        besides: others.split(separator: "\n").map(String.init))
    }

    private static func lines(of own: [String], besides other: [String]) -> [String] {
      own.difference(from: other).insertions.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
      }
    }
  }

  let live: LiveWindow
  private let app: AnyObject
  private let driver: ScreenDriver
  private let asked: AskedRequests

  /// - Parameters:
  ///   - server: What answers the requests that the app sends.
  ///   - start: Makes what keeps the app alive, and what its window shows.
  init(
    asking server: RememberingServer, _ strings: StringTable,
    start:
      @MainActor (LaunchValues, AskedRequests) throws -> (
        app: AnyObject, root: UIViewController
      )
  ) throws {
    let clock = ManualClock()
    asked = AskedRequests(of: server.index)
    let launch = ScreenPreview.launch(
      strings: strings, clock: clock, transport: asked.transport(for: server))
    let root: UIViewController
    (app, root) = try start(launch, asked)
    driver = ScreenDriver(root: root, clock: clock)
    live = LiveWindow(driver.window, of: app as? InterpretedApp)
  }

  /// The type of the controller in front.
  var front: Set<String> { Set(driver.screenStack.suffix(1)) }

  /// Waits until all has come to rest.
  func rest() async throws { try await driver.settle() }

  /// What is seen once all has come to rest, and what was asked until then.
  func look() async throws -> Sight {
    try await rest()
    return Sight(picture: driver.picture, tree: driver.dump, asked: asked.taken())
  }

  /// Makes a move and waits for what comes of it.
  func make(_ move: RandomMove) async throws {
    switch move {
    case .press(let id): live.press(id)
    case .type(let text, let id): live.type(text, into: id)
    case .pressReturn(let id): live.pressReturn(in: id)
    case .choose(let value, let id): live.choose(value, in: id)
    case .scroll(let distance): live.scroll(at: middle, by: CGPoint(x: 0, y: distance))
    case .pull: live.pullToRefresh(at: middle)
    case .wait(let duration): driver.clock?.advance(by: duration)
    }
    try await rest()
  }

  private var middle: CGPoint {
    CGPoint(x: driver.window.bounds.midX, y: driver.window.bounds.midY)
  }

  func close() { driver.close() }
}
