import Foundation
import Testing

@testable import ScreenCompiler

/// Builds that keep what the last one generated, against builds that know nothing of it.
@Suite struct IncrementalBuildTests {
  /// How many edits are tried in each app: a few, or as many as the environment says.
  private static let editCount =
    ProcessInfo.processInfo.environment["SCREENC_EDITS"].flatMap(Int.init) ?? 30

  /// What a build came to.
  private struct Result: Equatable {
    var findings: [String]
    var files: [String: String]
    var isBuilt: Bool
  }

  @Test(arguments: ExampleSpecs.apps)
  func afterAnyEditABuildGivesWhatACleanOneGives(app: String) throws {
    let seed = ProcessInfo.processInfo.environment["SCREENC_EDIT_SEED"].flatMap(UInt64.init) ?? 7
    var files = try ExampleSpecs.files(of: app)
    let project = try ScratchProject(files)
    var edits = RandomEdits(of: files, seed: seed)
    let first = try build(project)
    try #require(first.isBuilt, "\(first.findings)")
    var right = files
    var built = 0
    for number in 0..<Self.editCount {
      let (kind, edited) = edits.next(files)
      try put(edited, over: files, in: project)
      let clean = try cleanBuild(project)
      let incremental = try build(project)
      let context = "edit \(number) of \(app), \(kind), seed \(seed)"
      #expect(incremental.findings == clean.findings, "\(context)")
      #expect(incremental.isBuilt == clean.isBuilt, "\(context)")
      if clean.isBuilt {
        built += 1
        let different = clean.files.keys.filter { clean.files[$0] != incremental.files[$0] }
        #expect(different.isEmpty, "\(context)")
        #expect(Set(clean.files.keys) == Set(incremental.files.keys), "\(context)")
      }
      if clean.isBuilt {
        right = edited
        files = edited
      } else if edits.keepsErrors() {
        files = edited
      } else {
        try put(right, over: edited, in: project)
        files = right
      }
    }
    #expect(built * 4 > Self.editCount, "so few are right that nothing is shown")
  }

  @Test func whatAChangeDoesNotReachIsNotGeneratedAgain() throws {
    let files = try ExampleSpecs.files(of: "Moments")
    let project = try ScratchProject(files)
    try build(project)
    let record = try #require(try record(of: project))
    var reach: [Int: Set<String>] = [:]
    for entry in record.emissions.entries {
      guard let output = entry.output.map({ record.outputs[$0].path }) else { continue }
      let reads = entry.reads?.map { Int($0) } ?? Array(record.specs.indices)
      for spec in reads + [entry.spec] { reach[spec, default: []].insert(output) }
    }
    // The files that are made from all others are those of the app, of the theme and of the Swift modules as a whole.
    let least = reach.values.map(\.count).min() ?? 0
    #expect((1...5).contains(least))
    let profile = try #require(record.specs.firstIndex { $0.path.hasSuffix("Profile.yaml") })
    #expect((reach[profile]?.count ?? 0) < record.outputs.count / 2)
  }

  @Test func outputOfUnchangedSpecsIsStillLookedAt() throws {
    let project = try ScratchProject(ScratchProject.small)
    try build(project)
    let generated = try project.generated()
    let spec = try project.text("Specs/Notes.yaml")
    var paths = ["/lines", "/pages", "/words"]
    func change() throws {
      try project.write(
        spec.replacingOccurrences(of: "/notes", with: paths.removeFirst()), to: "Specs/Notes.yaml")
    }
    try project.remove("Generated/Note.swift")
    try change()
    #expect(try build(project).isBuilt)
    #expect(try project.generated()["Note.swift"] == generated["Note.swift"])
    // Only written again, as by a checkout.
    try project.write(try project.text("Generated/Note.swift"), to: "Generated/Note.swift")
    try change()
    let outcome = try Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1"
    ).build(into: project.output, mode: .write).outcome
    #expect(outcome?.written == ["Notes.swift"] && outcome?.unchanged == 2)
    try project.write(
      try project.text("Generated/Note.swift") + "// mine\n", to: "Generated/Note.swift")
    try change()
    #expect(try build(project).findings.map { $0.contains("edited-output") } == [true])
  }

  private func put(
    _ files: [String: String], over old: [String: String], in project: ScratchProject
  ) throws {
    for path in old.keys where files[path] == nil { try project.remove(path) }
    for (path, text) in files where old[path] != text { try project.write(text, to: path) }
  }

  // MARK: Builds

  @discardableResult
  private func build(_ project: ScratchProject) throws -> Result {
    let compiler = Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1")
    return try result(of: compiler.build(into: project.output, mode: .write), in: project.output)
  }

  private func cleanBuild(_ project: ScratchProject) throws -> Result {
    let output = project.folder.appending(path: "Clean").path
    try? FileManager.default.removeItem(atPath: output)
    return try result(of: project.compiler().build(into: output, mode: .write), in: output)
  }

  private func result(
    of build: (report: Report, outcome: BuildOutcome?), in output: String
  ) throws -> Result {
    let findings = build.report.diagnostics.map { finding in
      let path = build.report.sources.path(of: finding.primary.file)
      return "\(path):\(finding.primary.span): \(finding.rule): \(finding.message)"
    }
    var files: [String: String] = [:]
    if build.outcome != nil {
      for path in FileManager.default.enumerator(atPath: output)?.allObjects as? [String] ?? []
      where path.hasSuffix(".swift") {
        files[path] = try String(contentsOfFile: "\(output)/\(path)", encoding: .utf8)
      }
    }
    return Result(findings: findings, files: files, isBuilt: build.outcome != nil)
  }

  private func record(of project: ScratchProject) throws -> BuildRecord? {
    let record = project.folder.appending(path: "Specs/.screenc/build")
    return BuildRecord(bytes: Array(try Data(contentsOf: record)))
  }
}
