import ScreenCompiler
import SourceText

/// What `screenc init` asks of somebody at a terminal who says nothing on the command line.
struct StartQuestions {
  /// Shows a question, and gives the line that is typed; nil at the end of the input.
  let ask: (String) -> String?
  /// What the app is called unless said.
  let name: String

  private enum Place: CaseIterable {
    case specs, package, existingApp

    var summary: String {
      switch self {
      case .specs: "an app whose project you make yourself"
      case .package: "a new app in a Swift package, which builds and passes a test at once"
      case .existingApp: "an app that is there, for its first generated screen"
      }
    }
  }

  /// The questions and their answers.
  ///
  /// - Returns: nil where the input ends before all is answered.
  func options() -> StartOptions? {
    var options = StartOptions()
    guard let place = choice("What are the specs for?", Place.allCases, \.summary) else {
      return nil
    }
    options.isPackage = place == .package
    options.isExisting = place == .existingApp
    let templates = StarterTemplate.allCases.filter { place != .existingApp || $0.fitsExistingApps }
    guard let template = choice("What do they begin with?", templates, \.summary),
      let name = line("What is the app called?", name, StarterProject.isName),
      let specs = line("In which folder do specs stand?", options.specs, { !$0.isEmpty })
    else { return nil }
    (options.template, options.name, options.specs) = (template, name, specs)
    guard place == .package else { return options }
    guard
      let screenc = line(
        "Where is screenc: a path from the package, or an address?",
        StartOptions.placeOfTool, { !$0.isEmpty })
    else { return nil }
    options.screenc = screenc
    return options
  }

  private func choice<Choice>(
    _ question: String, _ choices: [Choice], _ summary: (Choice) -> String
  ) -> Choice? {
    let list = choices.enumerated().map { "  \($0 + 1)  \(summary($1))\n" }.joined()
    let answer = line(
      "\(question)\n\(list)A number", "1",
      { Int($0).map(choices.indices.map { $0 + 1 }.contains) == true })
    return answer.flatMap { Int($0) }.map { choices[$0 - 1] }
  }

  /// Asks until an answer can be taken; a line without anything takes what is proposed.
  private func line(
    _ question: String, _ proposed: String, _ isRight: (String) -> Bool
  ) -> String? {
    while let typed = ask("\(question) [\(proposed)] ") {
      let answer = typed.trimmed
      if answer.isEmpty { return proposed }
      if isRight(answer) { return answer }
    }
    return nil
  }
}

extension StartOptions {
  /// Where a package finds screenc unless said: beside it.
  static let placeOfTool = "../screenc"

  /// The command that says the same.
  var command: String {
    var words = ["screenc", "init", specs, "--name", name, "--template", template.rawValue]
    if isPackage { words.append("--package") }
    if isExisting { words.append("--existing") }
    if let screenc { words += ["--screenc", screenc] }
    return words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
  }
}
