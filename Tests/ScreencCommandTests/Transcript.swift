@testable import screenc

/// What a run of the tool said.
final class Transcript {
  var input = ""
  /// The lines that somebody at a terminal types; nil where there is none.
  var answers: [String]?
  var variables: [String: String] = [:]
  var directory: String?
  var output = ""
  var status = ""

  func run(_ arguments: String...) -> ExitCode { tool.run(arguments) }

  private func nextAnswer() -> String? {
    guard answers?.isEmpty == false else { return nil }
    return answers?.removeFirst()
  }

  var tool: Tool {
    Tool(
      console: Console(
        hasColors: false, output: { self.output += $0 }, standardError: { self.status += $0 },
        answer: answers == nil ? nil : { self.nextAnswer() },
        input: { Array(self.input.utf8) }, variable: { self.variables[$0] }, directory: directory)
    )
  }
}
