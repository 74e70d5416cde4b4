import ScreenCompiler

/// `screenc strings`.
extension Tool {
  /// Of a list, so many keys are shown.
  private static let mostKeys = 20

  func strings(_ options: StringsOptions) -> ExitCode {
    guard let compiler = compiler(options.lint, output: nil) else { return .usage }
    do throws(StringsError) {
      if options.adds { return try addStrings(compiler) }
      if let file = options.export { return try exportStrings(compiler, to: file, options) }
      if let file = options.source { return try importStrings(compiler, from: file) }
      return show(try compiler.strings())
    } catch {
      return fail(error.description)
    }
  }

  private func show(_ state: StringsState) -> ExitCode {
    console.output("\(state.files.joined(separator: ", ")): \(keys(state.count))\n")
    for language in state.languages {
      let has = "\(state.count - language.missing.count) of \(state.count)"
      console.output("  \(language.name): \(has)\(list(language.missing, "without a text"))\n")
    }
    if !state.missing.isEmpty {
      console.output("missing: \(keys(state.missing.count))\n")
      for missing in state.missing {
        console.output("  \(missing.key): \(missing.places.joined(separator: ", "))\n")
      }
    }
    if !state.unused.isEmpty {
      console.output("unused: \(keys(state.unused.count))\(list(state.unused))\n")
    }
    if state.isPartial {
      console.status("the specs have errors, so some uses may not be seen: `screenc lint`\n")
    }
    guard state.missing.isEmpty else {
      console.status("`screenc strings --add` writes what is missing\n")
      return .findings
    }
    return .clean
  }

  private func keys(_ count: Int) -> String { count == 1 ? "1 key" : "\(count) keys" }

  private func list(_ names: [String], _ what: String = "") -> String {
    guard !names.isEmpty else { return "" }
    let more = names.count > Self.mostKeys ? " and \(names.count - Self.mostKeys) more" : ""
    let list = names.prefix(Self.mostKeys).joined(separator: ", ") + more
    return what.isEmpty ? ": \(list)" : "; \(what): \(list)"
  }

  private func addStrings(_ compiler: Compiler) throws(StringsError) -> ExitCode {
    guard let addition = try compiler.addMissingStrings() else {
      // What can't be read may be why nothing is known to be missing.
      let state = try compiler.strings()
      console.status(
        state.isPartial
          ? "nothing is known to be missing, but the specs have errors: `screenc lint`\n"
          : "nothing is missing\n")
      return state.isPartial ? .findings : .clean
    }
    for path in addition.made { console.status("\(path): made\n") }
    guard !addition.added.isEmpty else { return .clean }
    for added in addition.added {
      let near = added.near.map { "; did you mean `\($0)`?" } ?? ""
      console.output("\(added.key): \(added.text)\(near)\n")
    }
    console.status("\(addition.path): \(keys(addition.added.count)) added\n")
    return .clean
  }

  private func exportStrings(
    _ compiler: Compiler, to file: String, _ options: StringsOptions
  ) throws(StringsError) -> ExitCode {
    let export = try compiler.exportStrings(into: options.languages)
    for remark in export.remarks { console.status("\(remark)\n") }
    if file == "-" {
      console.output(export.text)
    } else {
      do throws(FileError) {
        try FileSystem.put(Array(export.text.utf8), at: file)
      } catch {
        throw .file(error)
      }
    }
    let count = export.count == 1 ? "1 text" : "\(export.count) texts"
    console.status("\(file): \(count) for \(export.languages.joined(separator: ", "))\n")
    return .clean
  }

  private func importStrings(
    _ compiler: Compiler, from file: String
  ) throws(StringsError) -> ExitCode {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = file == "-" ? console.input() : try FileSystem.read(file)
    } catch {
      throw .file(error)
    }
    let outcome = try compiler.importStrings(bytes, path: file)
    for remark in outcome.remarks { console.status("\(remark)\n") }
    for file in outcome.files {
      let count = file.count == 1 ? "1 text" : "\(file.count) texts"
      console.output("\(file.path): \(count) in \(file.language)\n")
    }
    return outcome.remarks.isEmpty ? .clean : .findings
  }
}
