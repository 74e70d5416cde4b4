import Foundation
import ScreenCore
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Holds what a move has led to against what the spec says of the effects that were done.
@MainActor
struct WayCheck {
  /// How a scene was before a move.
  struct Before {
    weak var front: UIViewController?
    let frontName: String
    let exchangeCount: Int

    @MainActor
    init(_ scene: TrialScene) async {
      front = scene.front
      frontName = scene.frontName ?? "the screen"
      exchangeCount = await scene.server.exchanges.count
    }
  }

  private let scene: TrialScene
  private let before: Before
  private let steps: [EffectStep]
  private let sent: [TrialServer.Exchange]

  init(_ scene: TrialScene, _ before: Before, _ steps: [EffectStep]) async {
    self.scene = scene
    self.before = before
    self.steps = steps.filter { $0.outcome == .done }
    sent = Array(await scene.server.exchanges.dropFirst(before.exchangeCount))
  }

  /// What was seen in the place of what an effect is for; nil where it has led where it should.
  func complaint(about step: EffectStep) -> String? {
    switch step.plan.action {
    case .show(let use, _): return isLastToMove(step) ? shown(use.screen.name.text) : nil
    case .open:
      let address = step.words ?? ""
      return address.isEmpty ? "there is no address to open" : nil
    case .request(let request, _): return sending(request)
    case .notice: return notice(step.words ?? "")
    case .share: return shared(step.words ?? "")
    case .copy: return (step.words ?? "").isEmpty ? "there is nothing to copy" : nil
    case .tab(let position): return isLastToMove(step) ? tab(position) : nil
    case .return: return left()
    case .simple(let simple): return complaint(about: simple, step)
    case .wear(let theme):
      let worn = scene.app.runtime.theme.name
      return worn == theme.name.text ? nil : "the app still wears \(worn)"
    case .menu: return scene.isCovered || !isLast(step) ? nil : "no menu opens"
    case .call, .set, .event, .track: return nil
    }
  }

  private func complaint(about simple: SimpleEffect, _ step: EffectStep) -> String? {
    switch simple {
    case .dismiss, .pop, .popToRoot: left()
    case .reload:
      sent.contains { if case .source = $0.asker { true } else { false } }
        ? nil : "nothing is loaded again"
    case .logOut: nil
    }
  }

  /// Whether nothing follows on a step in the same move: of a menu that was open, an entry does.
  private func isLast(_ step: EffectStep) -> Bool { steps.last?.plan === step.plan }

  /// Whether no later step of the same move has left where this one leads.
  private func isLastToMove(_ step: EffectStep) -> Bool {
    steps.last { $0.plan.moves }.map { $0.plan === step.plan } ?? true
  }

  // MARK: - Where it leads

  private func shown(_ name: String) -> String? {
    guard let front = scene.front, scene.frontName == name, front !== before.front else {
      return "\(scene.frontName ?? "no screen of the app") is seen"
    }
    guard let screen = front as? ScreenController, let phase = screen.listPhase else { return nil }
    if case .failed(let error) = phase { return "\(name) could not load: \(error.inWords)" }
    return nil
  }

  private func left() -> String? {
    // A form asks before it throws away what was entered.
    if scene.driver.topScreen is UIAlertController { return nil }
    return scene.has(before.front) ? "\(before.frontName) stays" : nil
  }

  private func tab(_ position: Int) -> String? {
    guard let host = scene.host else { return "there are no tabs" }
    let shown = host.selectedIndex
    return shown == position ? nil : "tab \(shown + 1) is seen"
  }

  // MARK: - What it does

  private func sending(_ request: RequestDeclaration) -> String? {
    let own = sent.filter { $0.asker == .request(request.name.text) }.map(\.request)
    guard let first = own.first else { return "nothing is sent" }
    let path = CalledPath(of: request.call)
    let fits = own.contains {
      $0.method.rawValue.uppercased() == request.call.method.rawValue && path.matches($0)
    }
    return fits
      ? nil
      : "\(first.method.rawValue.uppercased()) \(first.url.path) is sent in the place of"
        + " \(request.call.method.rawValue) \(path.written)"
  }

  private func notice(_ text: String) -> String? {
    if text.isEmpty { return "the notice has no text" }
    return scene.driver.sees(text) || isLeaving ? nil : "the notice is not seen"
  }

  /// Whether a step of the same move goes to another screen, over which no notice is seen.
  private var isLeaving: Bool { steps.contains { $0.plan.moves } }

  private func shared(_ text: String) -> String? {
    if text.isEmpty { return "there is nothing to share" }
    return scene.driver.sharedItems?.isEmpty == false ? nil : "nothing is offered to be shared"
  }
}

extension EffectPlan {
  /// Whether another screen is seen by it.
  fileprivate var moves: Bool {
    switch action {
    case .show, .tab, .return: true
    case .simple(let simple): simple != .reload
    case .open, .call, .request, .set, .event, .notice, .share, .copy, .wear, .menu, .track: false
    }
  }
}

extension LoadError {
  /// What a developer is told of it.
  var inWords: String {
    switch self {
    case .connection(let reason), .address(let reason), .other(let reason): reason
    case .status(let status, _): "status \(status)"
    case .decoding(let path, let reason): path.isEmpty ? reason : "\(path): \(reason)"
    }
  }
}
