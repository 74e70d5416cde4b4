import ScreenCore
import ScreenDriver
import ScreenInterpreter
import ScreenKit

/// Goes a flow through an app that is made straight from its specs.
@MainActor
final class FlowRun {
  /// What is seen where a screen of the app has come.
  struct Sight: Sendable {
    let title: String?
    /// A text of what was answered to it.
    let text: String?
  }

  /// What was seen, by the places of steps.
  private(set) var sights: [Int: Sight] = [:]
  /// All that was sent, since the app began first.
  private(set) var exchanges: [TrialServer.Exchange] = []
  /// What has followed from what was done last.
  private(set) var followed: [EffectStep] = []
  private(set) var scene: TrialScene?
  private let setting: TrialSetting
  private var store = MemoryStore()
  private static let longestText = 48

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  /// Goes the steps until one is not as it should be.
  ///
  /// - Returns: What is wrong; nil where all is right.
  func go(_ steps: [FlowStep]) async -> String? {
    var complaint: String?
    for (place, step) in steps.enumerated() where complaint == nil {
      do {
        complaint = try await take(step, at: place)
      } catch {
        complaint = TrialScene.words(of: error)
      }
    }
    await note(scene)
    return complaint
  }

  func close() { scene?.close() }

  private func note(_ scene: TrialScene?) async {
    if let scene { exchanges += await scene.server.exchanges }
  }

  // MARK: - Steps

  private func take(_ step: FlowStep, at place: Int) async throws -> String? {
    switch step {
    case .begin(let isFirst):
      store = MemoryStore(isFirst ? [:] : [OnboardingController.seenKey: .boolean(true)])
      return try await begin()
    case .beginAgain: return try await begin()
    case .sees, .misses, .isLoggedIn, .shows, .wasSent: return await complaint(about: step, place)
    case .tapText, .tapLabel, .type, .pull, .act, .refuse, .endSessions:
      guard let scene else { return "the app has not begun" }
      try await perform(step, in: scene)
      return nil
    }
  }

  private func begin() async throws -> String? {
    await note(scene)
    scene?.close()
    scene = TrialScene(beginning: setting, remembering: store)
    guard let scene else { return "the app has no main screens" }
    try await scene.begin()
    return nil
  }

  private func perform(_ step: FlowStep, in scene: TrialScene) async throws {
    switch step {
    case .tapText(let text): followed = try await scene.drive { try await $0.tap(text: text) }
    case .tapLabel(let label): followed = try await scene.drive { try await $0.tap(label: label) }
    case .type(let text, let field):
      followed = try await scene.drive { try await $0.type(text, into: field) }
    case .pull: followed = try await scene.drive { try await $0.pullToRefresh() }
    case .act(let move): followed = try await scene.perform(move)
    case .refuse(let request, let status): await scene.server.refuse(request, with: status)
    case .endSessions: await scene.server.endSessions()
    case .begin, .beginAgain, .sees, .misses, .isLoggedIn, .shows, .wasSent: break
    }
  }

  // MARK: - What has to be so

  private func complaint(about step: FlowStep, _ place: Int) async -> String? {
    guard let scene else { return "the app has not begun" }
    switch step {
    case .sees(let text): return scene.driver.sees(text) ? nil : "\"\(text)\" is not seen"
    case .misses(let text): return scene.driver.sees(text) ? "\"\(text)\" is seen" : nil
    case .isLoggedIn(let isWanted):
      guard scene.app.isLoggedIn != isWanted else { return nil }
      return isWanted ? "nobody is logged in" : "somebody is logged in"
    case .shows(let name):
      sights[place] = await sight(of: name, in: scene)
      return complaint(aboutScreen: name, in: scene)
    case .wasSent(let request, let count):
      let sent = await scene.server.exchanges.count { $0.asker == .request(request) }
      return sent == count ? nil : "\(request) was sent \(sent) times, not \(count)"
    case .begin, .beginAgain, .tapText, .tapLabel, .type, .pull, .act, .refuse, .endSessions:
      return nil
    }
  }

  private func complaint(aboutScreen name: String, in scene: TrialScene) -> String? {
    if scene.isCovered { return "\(name) is not seen" }
    guard scene.frontName == name else {
      return "\(scene.frontName ?? "no screen of the app") is seen"
    }
    guard case .failed(let error)? = (scene.front as? ScreenController)?.listPhase else {
      return nil
    }
    return "\(name) could not load: \(error.inWords)"
  }

  /// What a test of the built app can hold a screen to; nil for one that is written by hand.
  private func sight(of name: String, in scene: TrialScene) async -> Sight? {
    guard let screen = setting.plan.screens.first(where: { $0.name == name }) else { return nil }
    if case .swift = screen.plan.body { return nil }
    let words = Set(await scene.server.exchanges.compactMap(\.body).flatMap(ScreenScout.words))
    let title = scene.driver.title
    return Sight(
      title: title?.isEmpty == false ? title : nil,
      text: scene.driver.texts.first { $0.count <= Self.longestText && words.contains($0) })
  }
}
