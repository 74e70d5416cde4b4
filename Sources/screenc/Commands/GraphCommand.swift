import ScreenCompiler

struct GraphOptions: Equatable {
  var lint = LintOptions()
  /// Nil where the file's name says it, or nothing does.
  var format: GraphFormat?
  /// The file that it goes into, if it is not printed.
  var file: String?
  /// The screen around which it is drawn.
  var screen: String?
  var depth: Int?
  var layout = GraphLayoutChoice.auto

  /// How it is written: as the command line says, or as the file's name does.
  var chosenFormat: GraphFormat {
    if let format { return format }
    let ending = file.flatMap { Path.name(of: $0).split(separator: ".").last } ?? ""
    return switch ending {
    case "svg": .svg
    case "dot", "gv": .dot
    case "json": .json
    default: .mermaid
    }
  }

  var focus: GraphFocus? { screen.map { GraphFocus(screen: $0, depth: depth ?? 1) } }
}

extension Command {
  static let graph = Command(
    .graph, "draw the app as a map: its screens, and what leads where",
    details: """
      Checks the specs and draws the app as a map: screens in frames of their modules, what leads from
      one to another with what has to happen for it and what is handed over, and what cannot be
      reached. With an error it shows the findings instead, as `screenc lint` does.
      """,
    operands: [.specs], explanation: "SPECS is the folder of the specs (default: Specs).",
    options: [
      CommandOption(
        "--format", .word("FORMAT", of: GraphFormat.self),
        "mermaid, dot, json or svg (default: what the file's name says, or mermaid)"
      ) { options, text throws(UsageError) in options.format = try choice(text) },
      CommandOption("--output", letter: "o", ValueForm("FILE", .file), "write it to a file") {
        options, file throws(UsageError) in options.file = file
      },
      CommandOption(
        "--only", ValueForm("SCREEN"), "only what leads to a screen and from it"
      ) { options, screen throws(UsageError) in options.screen = screen },
      CommandOption(
        "--depth", ValueForm("N"), "with --only, how many arrows are followed (default: 1)"
      ) { options, text throws(UsageError) in
        guard let depth = Int(text), depth > 0 else {
          throw UsageError("`--depth` takes a number of arrows from 1, and not `\(text)`")
        }
        options.depth = depth
      },
      CommandOption(
        "--layout", .word("LAYOUT", of: GraphLayoutChoice.self),
        "who places what is in an svg: auto, graphviz or layered (default: auto)"
      ) { options, text throws(UsageError) in
        options.layout = try choice(text, called: "layout")
      },
    ],
    epilogue: """
      `auto` lets Graphviz (`dot`) lay out what is not too large for it, if it is installed. `layered`
      needs nothing and is the same on every machine.
      """,
    initial: GraphOptions()
  ) { options, operands throws(UsageError) in
    guard options.depth == nil || options.screen != nil else {
      throw UsageError("`--depth` needs the screen from which arrows are followed: `--only SCREEN`")
    }
    try operands.takeSpecs(into: &options.lint.specs)
    return .graph(options)
  }
}

/// `screenc graph`.
extension Tool {
  func graph(_ options: GraphOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(CompilerError) {
      let (report, result) = try compiler.graph(of: options.focus)
      // Taking the app to pieces would take longer than drawing it.
      self.report = report
      switch result {
      case nil: return show(report, options.lint)
      case .unknownScreen(let near):
        let hint = near.map { "did you mean `\($0)`?" } ?? "`screenc dump` lists all of them"
        return fail("there is no screen `\(options.screen ?? "")`: \(hint)")
      case .graph(let graph): return write(graph, compiler, options)
      }
    } catch {
      return fail(error)
    }
  }

  private func write(
    _ graph: AppGraph, _ compiler: Compiler, _ options: GraphOptions
  ) -> ExitCode {
    do throws(FileError) {
      // The way from the file to the specs is known once its folder is there.
      if let file = options.file { try FileSystem.createDirectory(Path.parent(of: file)) }
      let text = compiler.text(
        of: graph, as: options.chosenFormat, layout: options.layout, output: options.file)
      guard let text else {
        return fail(
          "Graphviz did not lay it out: install it, so that `dot` is found, or pass `--layout layered`"
        )
      }
      guard let file = options.file else {
        console.output(text)
        return .clean
      }
      try FileSystem.put(Array(text.utf8), at: file)
      console.status("\(file): written\n")
      return .clean
    } catch {
      return fail(error.description)
    }
  }
}
