import Foundation
import Testing

@testable import ScreenCompiler

/// Branches of an app on which specs were edited and built, merged by Git.
@Suite struct MergingTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many pairs of branches are merged in each app: forty, two hundred in all, or as many as the
  /// environment says.
  private static let pairCount = environment["SCREENC_MERGES"].flatMap(Int.init) ?? 40
  private static let seed = environment["SCREENC_MERGE_SEED"].flatMap(UInt64.init) ?? 1

  /// Every so many pairs both branches put something side by side: screens whose names are neighbours, with
  /// something that is left to hand-written code.
  private static let neighbourStep = 5

  /// How many merges of each app are compiled as Git has left them: one, or a few if the environment says how many
  /// pairs there are, and then also all that a build would have left otherwise. The others are what a build makes of
  /// the specs, byte for byte.
  private static let compiledCount = environment["SCREENC_MERGES"] == nil ? 1 : 4
  private static let compilesAllThatDiffer = environment["SCREENC_MERGES"] != nil

  /// How many edits are tried before one has to be right.
  private static let attempts = 60

  private struct NoEdit: Error {}

  /// What became of the merges whose specs met nowhere.
  private struct Tally {
    /// Those after which the specs had no errors.
    var sound = 0
    /// Those of them in whose generated code nothing met either.
    var clean = 0
    /// Those of them whose generated code was what a build makes of the merged specs.
    var upToDate = 0
    /// The merges after which a build changed something.
    var others: [String] = []
    /// How many of them put things side by side.
    var neighbours = 0
    /// Those that were compiled.
    var compiled = 0
  }

  @Test func whatSpecsCanBeMergedGeneratedCodeCanBe() async throws {
    let tallies = try await withThrowingTaskGroup(of: Tally.self) { group in
      for app in ExampleSpecs.apps { group.addTask { try await merging(app) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let sound = tallies.map(\.sound).reduce(0, +)
    let clean = tallies.map(\.clean).reduce(0, +)
    let upToDate = tallies.map(\.upToDate).reduce(0, +)
    let others = tallies.flatMap(\.others)
    let neighbours = tallies.map(\.neighbours).reduce(0, +)
    if Self.environment["SCREENC_MERGES"] != nil {
      let compiled = tallies.map(\.compiled).reduce(0, +)
      print(
        """
        \(sound) merges, \(neighbours) of neighbours, \(clean) clean, \(upToDate) up to date, \
        \(compiled) compiled; \(others)
        """)
    }
    let pairs = ExampleSpecs.apps.count * Self.pairCount
    #expect(sound * 4 > pairs * 3, "so few are sound that nothing is shown")
    #expect(clean * 100 >= sound * 95, "\(others)")
    // Git keeps what two branches put side by side, and not always in the order of a build.
    #expect(upToDate * 100 >= (sound - neighbours) * 95, "\(others)")
  }

  /// Merges pairs of branches of an app.
  private func merging(_ app: String) async throws -> Tally {
    let files = try ExampleSpecs.files(of: app)
    let project = try ScratchProject(files)
    try project.write("output: ../Generated\n", to: "Specs/screenc.yaml")
    try project.write(StarterProject.attributes, to: "Generated/.gitattributes")
    try #require(try build(project))
    let git = try ScratchRepository(project)
    var edits = TeamEdits(seed: Self.seed)
    var tally = Tally()
    for number in 0..<Self.pairCount {
      let kind: TeamEdits.Kind? = number % Self.neighbourStep == 0 ? .newNeighbour : nil
      let ours = try branch("ours", kind, of: project, git, files, &edits)
      let theirs = try branch("theirs", kind, of: project, git, files, &edits)
      let isClean = (try? git.run("merge", "--quiet", "--no-edit", "ours")) != nil
      let unmerged = try git.run("diff", "--name-only", "--diff-filter=U").split(separator: "\n")
      if unmerged.allSatisfy({ $0.hasPrefix("Generated/") }) {
        let left = try project.generated()
        let (report, outcome) = try project.build()
        #expect(report.diagnostics.filter { $0.rule == "edited-output" } == [])
        if let outcome {
          let isUpToDate = outcome.written.isEmpty
          let isCompiled =
            tally.compiled < Self.compiledCount || (Self.compilesAllThatDiffer && !isUpToDate)
          if isClean, kind != nil, isCompiled, MergedCode.canBeCompiled(of: app) {
            let said = try await MergedCode(left, of: app).typeCheck()
            #expect(said == "", "pair \(number) of \(app), \(ours) and \(theirs)")
            tally.compiled += 1
          }
          tally.neighbours += (ours, theirs) == (.newNeighbour, .newNeighbour) ? 1 : 0
          tally.sound += 1
          tally.clean += isClean ? 1 : 0
          tally.upToDate += isUpToDate ? 1 : 0
          if !isUpToDate {
            tally.others.append("pair \(number) of \(app), \(ours) and \(theirs): \(unmerged)")
          }
          let swift = try project.generated().filter { $0.key.hasSuffix(".swift") }
          #expect(swift == (try cleanBuild(project)), "pair \(number) of \(app)")
        }
      }
      try git.run("reset", "--quiet", "--hard", "main")
    }
    return tally
  }

  /// A branch with an edit, after which the specs have no errors and were built.
  private func branch(
    _ name: String, _ kind: TeamEdits.Kind?, of project: ScratchProject, _ git: ScratchRepository,
    _ files: [String: String], _ edits: inout TeamEdits
  ) throws -> TeamEdits.Kind {
    try git.run("switch", "--quiet", "-C", name, "main")
    for attempt in 0..<Self.attempts {
      // Not every app has room for every edit.
      let (kind, edited) = edits.next(files, attempt < Self.attempts / 6 ? kind : nil)
      guard edited != files else { continue }
      try put(edited, over: files, in: project)
      if try build(project) {
        try git.commit()
        return kind
      }
      try put(files, over: edited, in: project)
    }
    throw NoEdit()
  }

  private func put(
    _ files: [String: String], over old: [String: String], in project: ScratchProject
  ) throws {
    for path in old.keys where files[path] == nil { try project.remove(path) }
    for (path, text) in files where old[path] != text && !path.hasSuffix("screenc.yaml") {
      try project.write(text, to: path)
    }
  }

  /// - Returns: Whether the specs have no errors, so that they were built.
  private func build(_ project: ScratchProject) throws -> Bool {
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.filter { $0.rule == "edited-output" } == [])
    return outcome != nil
  }

  private func cleanBuild(_ project: ScratchProject) throws -> [String: Data] {
    let output = project.folder.appending(path: "Clean")
    try? FileManager.default.removeItem(at: output)
    _ = try project.compiler().build(into: output.path, mode: .write)
    defer { try? FileManager.default.removeItem(at: output) }
    return try ScratchProject.files(below: output.path)
  }
}
