import ScreenDriver
import ScreenKit

/// Random operations on random screens of one app, from a seed on. After each of them the app is looked
/// over; at the end all screens are left and have to be gone.
@MainActor
final class SoakRun {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let seed: UInt64
  var random: SoakRandom
  var server = SoakServer()
  var isHolding = false
  let bench: LibraryBench
  private let tabs = UITabBarController()
  private var number = 0
  private var lines: [String] = []
  private var watched: [Watched] = []
  private var problems: [String] = []
  private(set) var digest = SoakDigest()
  /// How many objects of screens that were left have been seen to go.
  private(set) var released = 0

  private struct Watched {
    let name: String
    weak var screen: UIViewController?
    let objects: ScreenObjects?
  }

  init(seed: UInt64) {
    self.seed = seed
    random = SoakRandom(seed: seed)
    let tabs = tabs
    bench = LibraryBench(transport: ScriptedTransport(server.answer), root: tabs)
    var random = random
    tabs.viewControllers = (0..<3).map { index in
      let screen = random.pick(SoakScreen.all)
      let root = screen.make(bench.app, random.next())
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return navigation
    }
    self.random = random
  }

  var driver: ScreenDriver { bench.driver }

  // MARK: Running

  /// Does `count` operations, leaves everything and looks whether it has gone.
  func run(_ count: Int) async throws {
    do {
      try await settleAndCheck()
      while number < count { try await step() }
      try await leaveEverything()
    } catch {
      throw Failure(description: report(of: error))
    }
  }

  private func step() async throws {
    number += 1
    let operation = SoakOperation.next(in: situation, by: &random)
    lines.append("\(number) \(operation)")
    digest.add(lines[lines.count - 1])
    await perform(operation)
    watchUpdates()
    if isHolding {
      await pause()
      try check(isSettled: false)
    } else {
      try await settleAndCheck()
    }
  }

  private func report(of error: any Error) -> String {
    let last = lines.suffix(25).joined(separator: "\n  ")
    return """
      \(error)
      seed \(seed), operation \(number), after:
        \(last)
      \(driver.dump)
      """
  }

  /// Writes down what else the operation turned out to be about.
  func note(_ text: String) {
    lines[lines.count - 1] += " \(text)"
    digest.add(text)
  }

  private var situation: SoakSituation {
    let top = driver.topScreen
    return SoakSituation(
      isHolding: isHolding, isAlert: top is UIAlertController || top is UIActivityViewController,
      isPresented: top?.presentingViewController != nil,
      depth: top?.navigationController?.viewControllers.count ?? 1)
  }

  // MARK: Looking

  private func settleAndCheck() async throws {
    try await driver.settle()
    try check(isSettled: true)
    let dump = driver.dump
    digest.add(dump)
    try await checkReleases()
    watchTop()
  }

  /// Lets everything run that does not wait for the server.
  private func pause() async {
    for _ in 0..<20 {
      driver.window.headlessFinishTransitions()
      await Task.yield()
    }
  }

  private func check(isSettled: Bool) throws {
    let found = SoakChecks(driver: driver, isSettled: isSettled).problems() + problems
    problems = []
    guard found.isEmpty else { throw Failure(description: found.joined(separator: "\n")) }
  }

  /// Notes what lists complain of instead of ending the process, as UIKit would.
  func watchUpdates() {
    for list in SoakChecks.lists(in: driver.window) {
      let note: (String) -> Void = { [weak self] in self?.problems.append("UIKit: \($0)") }
      (list as? UICollectionView)?.headlessSetAssertionHandler(note)
      (list as? UITableView)?.headlessSetAssertionHandler(note)
    }
  }

  // MARK: Leaks

  /// Remembers the top screen and, now and then, all that belongs to it.
  private func watchTop() {
    guard let top = driver.topScreen, !(top is UIAlertController) else { return }
    let isKnown = watched.contains { $0.screen === top && $0.objects != nil }
    guard !isKnown else { return }
    let objects = number.isMultiple(of: 20) ? driver.objects(of: top, apartFrom: [bench.app]) : nil
    if objects == nil, watched.contains(where: { $0.screen === top }) { return }
    watched.append(Watched(name: "\(type(of: top))", screen: top, objects: objects))
  }

  private func checkReleases() async throws {
    let left = watched.filter { !isThere($0) }
    // A notice that offers another try keeps its screen for as long as it is seen. Time stands still,
    // as it would let go of more than that.
    if !left.isEmpty { removeNotices(in: driver.window) }
    for entry in left { try await waitForRelease(of: entry) }
    watched.removeAll { $0.screen == nil }
  }

  private func removeNotices(in view: UIView) {
    for subview in view.subviews {
      if subview is NoticeView { subview.removeFromSuperview() } else { removeNotices(in: subview) }
    }
  }

  private func isThere(_ entry: Watched) -> Bool {
    driver.controllers.contains { $0 === entry.screen }
  }

  private func waitForRelease(of entry: Watched) async throws {
    if entry.screen != nil {
      do {
        try await driver.wait(until: "released", timeout: .seconds(5)) { entry.screen == nil }
      } catch {
        let title = entry.screen?.navigationItem.title ?? ""
        throw Failure(
          description: "A \(entry.name) \"\(title)\" that was left is still there.")
      }
    }
    guard let objects = entry.objects else { return }
    try await driver.waitForRelease(of: objects)
    released += objects.count
  }

  private func leaveEverything() async throws {
    lines.append("the end")
    server.mood = .willing
    await bench.transport.setAnswer(server.answer)
    await bench.transport.release()
    isHolding = false
    try await settleAndCheck()
    watchTop()
    tabs.dismiss(animated: false)
    driver.close()
    tabs.viewControllers = []
    for entry in watched { try await waitForRelease(of: entry) }
  }
}
