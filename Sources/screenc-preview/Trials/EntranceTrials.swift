import Foundation
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Tests by what ways an app is entered: the entries of its menu, and its links.
@MainActor
struct EntranceTrials {
  private let setting: TrialSetting
  private var app: PreviewedApp { setting.app }
  private var plan: TrialPlan { setting.plan }

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  func run() async -> [TrialReport.Test] {
    guard let declaration = app.checked.index.app else { return [] }
    var tests: [TrialReport.Test] = []
    for (position, entry) in (declaration.host?.menu ?? []).enumerated() {
      let outcome = await entered(position, expecting: entry.screen.text)
      tests.append(
        TrialReport.Test(
          owner: app.name, kind: .menu,
          name: "entry \(position + 1) of the menu shows \(entry.screen.text)",
          place: plan.place(of: entry.span, app), outcome: outcome))
    }
    for link in declaration.links {
      tests.append(
        TrialReport.Test(
          owner: app.name, kind: .link, name: "\(link.url.text) leads to \(link.screen.text)",
          place: plan.place(of: link.span, app),
          outcome: await followed(link, hasHost: declaration.host != nil)))
    }
    return tests
  }

  private func entered(_ position: Int, expecting name: String) async -> TrialReport.Test.Outcome {
    await shown(name, .menu(position))
  }

  /// Whether an address of a link leads to its screen.
  private func followed(
    _ link: LinkDeclaration, hasHost: Bool
  ) async -> TrialReport.Test.Outcome {
    let text = link.captures.reduce(link.url.text) { address, capture in
      address.replacing("{\(capture.text)}", with: "1")
    }
    guard let address = URL(string: text) else { return .failed("\(text) is no address") }
    guard LinkPattern(link.url.text).values(of: address) != nil else {
      return .failed("the link does not take \(text)")
    }
    return await shown(link.screen.text, hasHost ? .host : .beginning)
  }

  /// Whether a screen is seen, and could load, where it is entered so.
  private func shown(_ name: String, _ entry: TrialEntry) async -> TrialReport.Test.Outcome {
    guard let screen = plan.screens.first(where: { $0.name == name }),
      let scene = TrialScene(setting, screen, TrialConditions(isHigh: false), entering: entry)
    else { return .failed("the app's host cannot be made") }
    defer { scene.close() }
    do {
      try await scene.begin()
    } catch {
      return .failed(TrialScene.words(of: error))
    }
    guard scene.frontName == name else {
      return .failed("\(scene.frontName ?? "no screen of the app") is seen")
    }
    guard case .failed(let error)? = (scene.front as? ScreenController)?.listPhase else {
      return .passed
    }
    return .failed("\(name) could not load: \(error.inWords)")
  }
}
