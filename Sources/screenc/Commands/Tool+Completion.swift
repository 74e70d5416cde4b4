import Diagnostics
import ScreenCompiler
import SourceText

/// `screenc complete`.
extension Tool {
  func complete(_ options: CompletionOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(FileError) {
      let text = options.readsInput ? console.input() : try FileSystem.read(options.file)
      let lines = LineIndex(text)
      guard let offset = lines.offset(line: options.line, column: options.column) else {
        return fail("\(options.file) has no line \(options.line): it has \(lines.lineCount)")
      }
      guard let path = compiler.project.path(ofSpec: options.file) else {
        return fail(
          "\(options.file) is no spec below \(options.lint.specs): name the folder of its app's specs"
        )
      }
      let completion = try compiler.completion(in: path, text: text, at: offset)
      switch options.format {
      case .text: for candidate in completion.candidates { console.output(candidate.line) }
      case .json: console.output(completion.json(lines).text + "\n")
      }
      return .clean
    } catch {
      return fail(error.description)
    }
  }
}

extension Completion {
  fileprivate func json(_ lines: LineIndex) -> JSONValue {
    func position(_ offset: UInt32) -> JSONValue {
      let position = lines.position(at: Int(offset))
      return .object([
        ("offset", .number(Int(offset))), ("line", .number(position.line)),
        ("column", .number(position.column)),
      ])
    }
    let candidates = candidates.map { candidate in
      JSONValue.object([
        ("name", .string(candidate.name)),
        ("detail", candidate.detail.map { .string($0) } ?? .null),
      ])
    }
    return .object([
      ("version", .number(1)), ("start", position(replaced.start)),
      ("end", position(replaced.end)), ("candidates", .array(candidates)),
    ])
  }
}

extension Candidate {
  fileprivate var line: String {
    detail.map { "\(name)\t\($0)\n" } ?? "\(name)\n"
  }
}
