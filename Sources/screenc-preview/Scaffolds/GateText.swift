/// The beginnings of tests of an app's log-in gate, in Swift.
extension ScaffoldText {
  /// A file with the tests of the flows.
  func tests(of gate: ScaffoldedGate) -> String {
    let answers = gate.answers.map { answer($0) }
    let tests = gate.flows.map { test(of: $0, in: gate) }
    return """
      \(imports(["ScreenDriver", "ScreenKit", "Testing"]))

      /// The ways into \(app) and out of it, as its specs have them.
      @MainActor
      @Suite struct GateFlowTests {
      \((answers + tests).joined(separator: "\n\n"))
      }

      """
  }

  private func answer(_ answer: ScaffoldedGate.Answer) -> String {
    let body =
      switch answer.body {
      case .recorded(let path): ".recorded(\(SwiftText.literal(path)))"
      case .invented(let text): ".json(\n      \(SwiftText.block(text, indented: 6)))"
      case .nothing: ".nothing"
      }
    let rest = answer.rest.map { ",\n    then: \(SwiftText.literal($0))" } ?? ""
    return """
        private let \(answer.member) = GateAnswer(
          \(SwiftText.literal(answer.name)), .\(answer.method), \(SwiftText.literal(answer.path)),
          \(body)\(rest))
      """
  }

  private func test(of gone: ScaffoldedGate.Gone, in gate: ScaffoldedGate) -> String {
    let lines = gone.flow.steps.enumerated().flatMap { place, step in
      self.lines(of: step, seeing: gone.sights[place], gone, gate)
    }
    return "  @Test func \(gone.flow.test)() async throws {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }"
  }

  // MARK: - Steps

  private func lines(
    of step: FlowStep, seeing sight: FlowRun.Sight?, _ gone: ScaffoldedGate.Gone,
    _ gate: ScaffoldedGate
  ) -> [String] {
    switch step {
    case .begin(let isFirst): return beginning(isFirst, gone, gate)
    case .beginAgain:
      return ["stage.driver.close()", stage("stage", gone, gate, remembers: true)]
    case .tapText(let text): return [call("tap", "text: \(SwiftText.literal(text))")]
    case .tapLabel(let label): return [call("tap", "label: \(SwiftText.literal(label))")]
    case .type(let text, let field):
      return [call("type", "\(SwiftText.literal(text)), into: \(SwiftText.literal(field))")]
    case .pull: return [call("pullToRefresh", "")]
    case .act: return []
    case .refuse(let name, let status):
      let status = status.map { "\($0)" } ?? "nil"
      return ["await stage.server.refuse(\(SwiftText.literal(name)), with: \(status))"]
    case .endSessions:
      let sources = gone.turnedAway.map { SwiftText.literal($0) }
      let renewal = SwiftText.literal(gate.refresh ?? "")
      return [
        SwiftText.call(
          "await stage.server.endSessions", "of: ", listing: sources, ", until: \(renewal)",
          indented: 4)
      ]
    case .sees(let text): return [seeing(text)]
    case .misses(let text): return [seeing(text, isThere: false)]
    case .isLoggedIn(let isTrue):
      return ["#expect(stage.app.sessions.current \(isTrue ? "!=" : "==") nil)"]
    case .shows:
      let title = sight?.title.map { title in
        Self.expecting("stage.driver.title == \(SwiftText.literal(title))")
      }
      return [title, sight?.text.map { seeing($0) }].compactMap(\.self)
    case .wasSent(let name, let count):
      return ["#expect(await stage.server.count(of: \(SwiftText.literal(name))) == \(count))"]
    }
  }

  private func beginning(
    _ isFirst: Bool, _ gone: ScaffoldedGate.Gone, _ gate: ScaffoldedGate
  ) -> [String] {
    let word = gone.flow.steps.contains(.beginAgain) ? "var" : "let"
    return (isFirst ? ["let store = MemoryStore()"] : [])
      + [stage("\(word) stage", gone, gate, remembers: isFirst)]
  }

  private func stage(
    _ variable: String, _ gone: ScaffoldedGate.Gone, _ gate: ScaffoldedGate, remembers: Bool
  ) -> String {
    let answers = gate.answers.filter { gone.answered.contains($0.name) }.map(\.member)
    return SwiftText.call(
      "\(variable) = try await GateStage", listing: answers,
      remembers ? ", remembering: store" : "", indented: 4)
  }

  private func call(_ name: String, _ arguments: String) -> String {
    let line = "try await stage.driver.\(name)(\(arguments))"
    return line.count + 4 > SwiftText.widest
      ? "try await stage.driver.\(name)(\n      \(arguments))" : line
  }

  private func seeing(_ text: String, isThere: Bool = true) -> String {
    let text = SwiftText.literal(Self.beginning(of: text))
    return Self.expecting("\(isThere ? "" : "!")stage.driver.sees(\(text))")
  }

  private static func expecting(_ condition: String) -> String {
    let line = "#expect(\(condition))"
    return line.count + 4 > SwiftText.widest ? "#expect(\n      \(condition))" : line
  }

  private static let longestText = 60

  /// As much of a text as is read at a glance, in whole words.
  private static func beginning(of text: String) -> String {
    guard text.count > longestText else { return text }
    let short = text.prefix(longestText)
    return String(short.lastIndex(of: " ").map { short[..<$0] } ?? short)
  }
}
