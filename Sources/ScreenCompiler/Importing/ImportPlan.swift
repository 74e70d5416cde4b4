import Diagnostics
import SourceText
import SpecFormat
import SpecImport

/// The files that an import writes.
struct ImportPlan {
  private let root: String
  /// Within that of the specs; empty for files that stand among the others.
  private let folder: String
  private var texts: [(path: String, text: String)] = []
  private var writesConfiguration = false

  /// Rules about what waits for screens.
  private let quieted: [String]

  /// - Parameter rules: Rules that are quiet where nothing uses yet what was imported, beside those of servers.
  init(root: String, folder: String, alsoQuiets rules: [String] = []) {
    self.root = root
    self.folder = folder
    quieted = rules + ["unused-model", "unused-request", "unused-source"]
  }

  mutating func add(_ files: [ImportOutcome.File]) {
    for file in files {
      let path = folder.isEmpty ? file.path : "\(folder)/\(file.path)"
      texts.append((Path.join(root, path), file.text))
    }
  }

  /// Specs are those of an app: without one, the least of it is written.
  mutating func addApp(for specs: ImportedSpecs, unlessThere app: SurroundingSpecs) {
    guard !app.hasApp else { return }
    var text = "app: \(StarterProject.appName(specs.title))\nlanguage: 1\n"
    if !specs.flags.isEmpty {
      text += "flags:\n" + specs.flags.map { "  \($0): String = \"\"\n" }.joined()
    }
    let strings = specs.strings.compactMap(pathFromRoot)
    if !strings.isEmpty {
      text += "strings:\n" + strings.map { "  - \($0.writtenAsPath)\n" }.joined()
    }
    texts.append((Path.join(root, "App.yaml"), text))
    guard app.configuration == nil else { return }
    writesConfiguration = true
    texts.append((Path.join(root, Project.configurationName), configuration))
  }

  private var configuration: String {
    var text =
      "# Configuration of screenc; paths are relative to this file.\noutput: ../Generated\n"
    guard !folder.isEmpty else { return text }
    text += "# What was imported waits for screens: take a line out to see what none uses.\n"
    text += "folders:\n  \(folder.writtenAsPath):\n"
    for rule in quieted { text += "    \(rule): off\n" }
    return text
  }

  /// What is to be done by hand because there is an app already.
  func advice(besides app: SurroundingSpecs) -> [String] {
    guard !folder.isEmpty, app.hasApp || app.configuration != nil else { return [] }
    let rules = quieted.map { "\($0): off" }.joined(separator: ", ")
    return [
      "nothing uses what was imported yet: `folders: { \(folder): { \(rules) } }` in screenc.yaml keeps that quiet"
    ]
  }

  /// What is to be done about files of strings that the app cannot be made to name.
  func adviceOnStrings(_ strings: [String], besides app: SurroundingSpecs) -> [String] {
    strings.compactMap { path in
      guard let place = pathFromRoot(to: path) else {
        return
          "\(path) lies outside of the project: specs name files below the folder around that of the specs"
      }
      return app.hasApp ? "say `strings: [\(place)]` in the app, beside those that it has" : nil
    }
  }

  /// A path relative to the folder of the specs; nil where it leads out of the project.
  private func pathFromRoot(to path: String) -> String? {
    guard path.hasPrefix("/") == root.hasPrefix("/") else { return nil }
    var (target, base) = (path.split(separator: "/")[...], root.split(separator: "/")[...])
    if root == "." { base = [] }
    while let first = target.first, first == base.first {
      target = target.dropFirst()
      base = base.dropFirst()
    }
    guard base.count <= 1, target.first != ".." else { return nil }
    return (base.map { _ in ".." } + target).joined(separator: "/")
  }

  func write(
    into outcome: inout SpecImporter.Outcome, overwrites: Bool, isDryRun: Bool
  ) throws(FileError) {
    var places: Set<String> = []
    if let twice = texts.first(where: { !places.insert($0.path.lowercased()).inserted }) {
      throw FileError(
        "import into", twice.path,
        reason:
          "two of the inputs make it: import them one by one, each with its `--into` and `--name`")
    }
    let formatter = SpecFormatter()
    var planned: [(path: String, bytes: [UInt8], isUnchanged: Bool)] = []
    for (path, text) in texts {
      let bytes = Array(text.utf8)
      let isConfiguration = Path.name(of: path) == Project.configurationName
      let formatted =
        (try? formatter.format(bytes, as: isConfiguration ? .configuration : .specs)) ?? bytes
      let existing = FileSystem.kind(of: path) == nil ? nil : try FileSystem.read(path)
      planned.append((path, formatted, existing == formatted))
      if let existing, existing != formatted, !overwrites { outcome.obstacles.append(path) }
    }
    outcome.files = planned.map { .init(path: $0.path, isUnchanged: $0.isUnchanged) }
    guard outcome.obstacles.isEmpty, !isDryRun else { return }
    for file in planned where !file.isUnchanged {
      try FileSystem.put(file.bytes, at: file.path)
    }
  }
}

extension StarterProject {
  /// A name that an app can have.
  static func appName(_ text: String) -> String {
    let letters = String(decoding: text.utf8.filter(\.isLetterOrDigit), as: UTF8.self)
    guard let first = letters.first, first.isLetter else { return "MyApp" }
    return first.uppercased() + letters.dropFirst()
  }
}

extension String {
  /// A path as YAML has it: in quotes where it has other signs than most paths have.
  fileprivate var writtenAsPath: String {
    let isUsual = utf8.allSatisfy { $0.isLetterOrDigit || "./_-".utf8.contains($0) }
    return isUsual && !hasPrefix("-") ? self : jsonString
  }
}
