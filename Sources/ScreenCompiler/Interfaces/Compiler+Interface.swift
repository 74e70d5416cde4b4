import SourceText
import SpecChecks
import SpecSemantics
import SpecSyntax

/// Why there is no interface of a module.
public enum InterfaceFailure: Error, Sendable, Hashable {
  case file(FileError)
  /// There is no such module; perhaps another one was meant.
  case unknownModule(String, suggestion: String?)
  /// The module's code is part of the app's.
  case notSwiftModule(String)
}

extension Compiler {
  /// Reads and checks the specs and says what others see of a Swift module, as a spec that takes the place of
  /// the module's where these are not at hand.
  ///
  /// - Returns: What was found, the spec unless there is an error, and the paths of what it was read from, as a
  ///   build tells them.
  public func interface(
    ofModule name: String
  ) throws(InterfaceFailure) -> (report: Report, text: String?, inputs: [String]) {
    let checked = try ofFiles { () throws(FileError) in try check(isForBuilding: true) }
    guard let app = checked.app, !checked.report.hasErrors else { return (checked.report, nil, []) }
    let module = try Self.swiftModule(called: name, in: app.index)
    let sources = checked.report.sources
    let text = try ofFiles { () throws(FileError) in
      try ModuleInterfaceText(of: module, in: app) { file throws(FileError) in
        try FileSystem.read(sources.path(of: file))
      }
    }
    // Without errors all specs could be read.
    let inputs = BuildInputs(
      project, specs: checked.seen.map(\.path), references: checked.seenReferences.map(\.path),
      symbols: [])
    return (checked.report, text.text, inputs.paths)
  }

  /// Says what Swift modules see of the app that they are parts of, as a spec that takes the place of the app's own
  /// where a module is built by itself. What the modules declare has no part in it, and need not be there.
  ///
  /// - Returns: What is wrong with the specs, if there is no such spec for that, and the paths of what it was read
  ///   from, as a build tells them.
  public func appInterface() throws(InterfaceFailure) -> (
    report: Report?, text: String?, inputs: [String]
  ) {
    try ofFiles { () throws(FileError) in
      let root = project.specRoot
      let specs = try SpecFinder.paths(below: root).map { path throws(FileError) in
        (path: path, tree: SyntaxTree.parse(try FileSystem.read(Path.join(root, path))))
      }
      guard specs.allSatisfy({ $0.tree.problems.isEmpty }),
        let text = AppInterfaceText(of: specs).text
      else { return (try lint(), nil, []) }
      let inputs = BuildInputs(project, specs: specs.map(\.path), references: [], symbols: [])
      return (nil, text, inputs.paths)
    }
  }

  private func ofFiles<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(InterfaceFailure) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  private static func swiftModule(
    called name: String, in index: AppIndex
  ) throws(InterfaceFailure) -> ModuleID {
    guard let module = index.modules.id(named: name) else {
      let names = index.modules.all.map { index.modules[$0].declaration.name.text }
      throw .unknownModule(name, suggestion: NearMiss.suggestion(for: name, among: names))
    }
    guard index.isSwiftModule(module) else { throw .notSwiftModule(name) }
    return module
  }
}
