import Foundation
import ScreenCore
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// Looks at screens straight from the specs, for what a test of the built app can hold them to.
@MainActor
struct ScreenScout {
  private let setting: TrialSetting
  private var app: PreviewedApp { setting.app }
  private var index: AppIndex { app.checked.index }
  /// How many texts are asked for, and how long they may be to be read in a test.
  private static let (mostTexts, longestText) = (2, 48)

  init(_ setting: TrialSetting) {
    self.setting = setting
  }

  func look(at screen: TrialPlan.Screen) async -> ScoutedScreen {
    if case .swift(let type) = screen.plan.body {
      return .leftOut(screen.name, because: "\(type.type.text) is written by hand")
    }
    if index.app?.host?.onboarding != nil {
      return .leftOut(screen.name, because: "the app begins with what is in `onboarding:`")
    }
    guard let destination = destination(of: screen.plan.declaration) else {
      return .leftOut(screen.name, because: "what it is shown with is no text, number or flag")
    }
    var found = ScaffoldedScreen(name: screen.name, destination: destination)
    guard await fill(&found, screen) else {
      return .leftOut(screen.name, because: "it does not come to rest: `screenc tests` says why")
    }
    await go(&found, screen)
    // Without answers of its own there is nothing that a test could have come late or fail.
    guard !found.answers.isEmpty, let text = found.texts.first else { return .found(found) }
    await wait(&found, screen, for: text)
    await beEmpty(&found, screen)
    await fail(&found, screen, then: text)
    return .found(found)
  }

  // MARK: - What it is shown with

  private func destination(of screen: ScreenDeclaration) -> String? {
    let name = Naming.destination(screen.name.text)
    guard !screen.parameters.isEmpty else { return ".\(name)" }
    let app = InterpretedApp(
      self.app.blueprint,
      launch: ScreenPreview.launch(strings: setting.strings, clock: ManualClock()))
    let values = app.madeUpValues(forScreen: screen.name.text, self.app.answers)
    var arguments: [String] = []
    for parameter in screen.parameters {
      let name = parameter.name.text
      guard let value = (values[name] ?? .missing).literal else { return nil }
      arguments.append("\(Naming.member(name)): \(value)")
    }
    return SwiftText.call(".\(name)", arguments, indented: 6)
  }

  // MARK: - What is seen

  private func scene(_ screen: TrialPlan.Screen, _ state: ScreenState) -> TrialScene? {
    var conditions = TrialConditions(isHigh: false)
    conditions.state = state
    return TrialScene(setting, screen, conditions, entering: .beginning)
  }

  /// Looks at the screen as it is filled.
  ///
  /// - Returns: Whether it came to rest.
  private func fill(_ found: inout ScaffoldedScreen, _ screen: TrialPlan.Screen) async -> Bool {
    guard let scene = scene(screen, .filled) else { return false }
    defer { scene.close() }
    guard (try? await scene.begin()) != nil else { return false }
    if case .failed? = scene.listPhase { return false }
    let exchanges = await scene.server.exchanges
    guard let answers = answers(to: exchanges) else { return true }
    found.answers = Self.inOrder(answers)
    let words = Set(exchanges.compactMap(\.body).flatMap(Self.words))
    let seen = scene.driver.texts.filter { $0.count <= Self.longestText && words.contains($0) }
    found.texts = Array(seen.removingRepeats().prefix(Self.mostTexts))
    return true
  }

  /// What is answered to the sources that have asked; nil where something else than a server answers one of them,
  /// or nobody could tell their requests apart.
  private func answers(to exchanges: [TrialServer.Exchange]) -> Answers? {
    var answers: Answers = [:]
    for exchange in exchanges {
      guard case .source(let name) = exchange.asker, let source = index.source(name),
        case .request(let call, _, _) = source.content, let body = exchange.body
      else { return nil }
      let path = CalledPath(of: call).written
      if let other = answers[path] {
        guard other.source == name else { return nil }
        continue
      }
      let nothing = app.answers.response(to: exchange.request, of: source, in: .empty, index)
      let first: ScaffoldedScreen.Answer.First =
        app.answers.recordedPath(of: source).map { .recorded($0) }
        ?? .invented(String(decoding: body, as: UTF8.self))
      answers[path] = (
        name,
        ScaffoldedScreen.Answer(
          path: path, first: first, nothing: String(decoding: nothing.body, as: UTF8.self))
      )
    }
    return answers
  }

  /// Answers of sources by their paths.
  private typealias Answers = [String: (source: String, answer: ScaffoldedScreen.Answer)]

  /// The answers, those to paths with fewer values first.
  private static func inOrder(_ answers: Answers) -> [ScaffoldedScreen.Answer] {
    func key(_ path: String) -> (Int, String) { (path.count { $0 == "*" }, path) }
    return answers.sorted { key($0.key) < key($1.key) }.map(\.value.answer)
  }

  // MARK: - Where it leads

  /// How many taps are tried.
  private static let mostTaps = 16

  /// Taps what can be tapped, for ways to other screens.
  private func go(_ found: inout ScaffoldedScreen, _ screen: TrialPlan.Screen) async {
    guard !found.answers.isEmpty || !found.texts.isEmpty || screen.plan.data.isEmpty,
      let first = scene(screen, .filled)
    else { return }
    defer { first.close() }
    guard (try? await first.begin()) != nil else { return }
    let labels = first.labels.filter { !isOfStandIn($0) }.removingRepeats()
    for label in labels.prefix(Self.mostTaps) {
      guard let (way, answers) = await way(by: label, screen),
        !found.ways.contains(where: { $0.screen == way.screen })
      else { continue }
      found.ways.append(way)
      found.answers = answers
    }
  }

  /// Whether something is read out for what only the app's own code can show, and reads otherwise in the built app.
  private func isOfStandIn(_ label: String) -> Bool {
    index.files.flatMap(\.declarations).contains { declaration in
      guard case .adapter(let adapter) = declaration, case .swift(let type) = adapter.body else {
        return false
      }
      return label.hasPrefix(type.type.text)
    }
  }

  /// Where a tap leads, and what is answered on the way there; nil where it shows no other screen, or does more.
  private func way(
    by label: String, _ screen: TrialPlan.Screen
  ) async -> (ScaffoldedScreen.Way, [ScaffoldedScreen.Answer])? {
    guard let scene = scene(screen, .filled) else { return nil }
    defer { scene.close() }
    guard (try? await scene.begin()) != nil,
      let steps = try? await scene.tap(label: label),
      steps.count == 1, case .show(let use, _)? = steps.first?.plan.action,
      scene.frontName == use.screen.name.text, scene.front !== scene.controller,
      let title = scene.front?.navigationItem.title, !title.isEmpty,
      let answers = answers(to: await scene.server.exchanges)
    else { return nil }
    return (
      ScaffoldedScreen.Way(label: label, screen: use.screen.name.text, title: title),
      Self.inOrder(answers)
    )
  }

  /// The texts in a JSON value.
  static func words(in body: Data) -> [String] {
    func words(_ value: Any) -> [String] {
      switch value {
      case let text as String: [text]
      case let list as [Any]: list.flatMap(words)
      case let object as [String: Any]: object.values.flatMap(words)
      default: []
      }
    }
    return (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed))
      .map(words) ?? []
  }

  private func wait(
    _ found: inout ScaffoldedScreen, _ screen: TrialPlan.Screen, for text: String
  ) async {
    guard let scene = scene(screen, .loading) else { return }
    defer { scene.close() }
    guard (try? await scene.beginWaiting()) != nil, scene.listPhase == .loading else { return }
    found.waits = !scene.driver.sees(text)
  }

  private func beEmpty(_ found: inout ScaffoldedScreen, _ screen: TrialPlan.Screen) async {
    guard let scene = scene(screen, .empty) else { return }
    defer { scene.close() }
    guard (try? await scene.begin()) != nil, scene.listPhase == .empty,
      let text = scene.app.emptyText(of: scene.controller), scene.driver.sees(text)
    else { return }
    found.emptyText = text
  }

  private func fail(
    _ found: inout ScaffoldedScreen, _ screen: TrialPlan.Screen, then text: String
  ) async {
    guard let scene = scene(screen, .error) else { return }
    defer { scene.close() }
    guard (try? await scene.begin()) != nil, scene.listHasFailed,
      let words = scene.app.errorText(of: scene.controller), scene.driver.sees(words)
    else { return }
    found.errorText = words
    guard let title = scene.app.retryTitle(of: scene.controller) else { return }
    await scene.server.turn(to: .filled)
    guard (try? await scene.driver.tap(text: title)) != nil, scene.driver.sees(text) else { return }
    found.retryTitle = title
  }
}

extension [String] {
  fileprivate func removingRepeats() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension DynamicValue {
  /// The value in Swift; nil where that would take more than a literal.
  fileprivate var literal: String? {
    switch self {
    case .missing: "nil"
    case .boolean(let isTrue): "\(isTrue)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .decimal(let number):
      number.description.contains(".")
        ? ".literal(\(SwiftText.literal(number.description)))" : number.description
    case .string(let text): SwiftText.literal(text)
    case .identifier(let identifier): SwiftText.literal("\(identifier)")
    case .choice(let choice): ".\(choice.name)"
    case .list(let list) where list.isEmpty: "[]"
    case .url, .date, .data, .text, .image, .color, .model, .list: nil
    }
  }
}
