@testable import screenc

/// What a run of the tool said.
final class Transcript {
  var input = ""
  var variables: [String: String] = [:]
  var directory: String?
  var output = ""
  var status = ""

  func run(_ arguments: String...) -> ExitCode { tool.run(arguments) }

  var tool: Tool {
    Tool(
      console: Console(
        hasColors: false, output: { self.output += $0 }, standardError: { self.status += $0 },
        input: { Array(self.input.utf8) }, variable: { self.variables[$0] }, directory: directory)
    )
  }
}
