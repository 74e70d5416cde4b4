import ScreenCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of all measurements.
///
/// What is compared is measured in turns, so that a change of the machine's pace meets both alike.
struct BenchmarkRun {
  private static let startups = 31

  private let options: RunOptions
  private let runner: String
  private let screenc: String

  init(options: RunOptions) throws(BenchmarkFailure) {
    self.options = options
    runner = ChildProcess.ownPath()
    screenc = options.screenc ?? Path.join(Path.parent(of: runner), "screenc")
    guard FileSystem.kind(of: screenc) == .file else {
      throw BenchmarkFailure("there is no screenc at \(screenc): build it, or say --screenc PATH")
    }
  }

  func measure() throws(BenchmarkFailure) -> BenchmarkReport {
    let scratch = try Scratch(keeping: options.folder)
    defer { scratch.discard() }
    var startup = Series()
    for _ in 0..<Self.startups {
      startup.add(try run(["--version"], scratch.folder))
    }
    var projects: [ProjectReport] = []
    for size in options.sizes {
      StandardError.write("measuring \(size) screens …\n")
      let project = BenchmarkProject(
        screens: size, languages: options.languages, folder: "\(scratch.folder)/\(size)")
      projects.append(try measure(project, runs: options.runs(size: size)))
    }
    return BenchmarkReport(
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)), folder: scratch.folder,
      isInMemory: scratch.isInMemory, startup: startup, projects: projects)
  }

  private func measure(
    _ project: BenchmarkProject, runs: Int
  ) throws(BenchmarkFailure) -> ProjectReport {
    let size = try BenchmarkFailure.wrapping { () throws(FileError) in
      try project.prepare()
    }
    var report = ProjectReport(screens: project.screens, size: size, runs: runs)
    for round in 0..<runs {
      try measureReading(project, into: &report)
      try measureBuilding(project, round: round, into: &report)
    }
    return report
  }

  private func measureReading(
    _ project: BenchmarkProject, into report: inout ProjectReport
  ) throws(BenchmarkFailure) {
    report[.events].add(nanoseconds: try floor(.events, [project.specs], project))
    report[.trees].add(try cost(of: .trees, [project.specs], project))
    report[.lint].add(try run(["lint", "--strict", project.specs], project.folder))
    report[.reading].add(nanoseconds: try floor(.read, [project.specs], project))
  }

  private func measureBuilding(
    _ project: BenchmarkProject, round: Int, into report: inout ProjectReport
  ) throws(BenchmarkFailure) {
    let output = "\(project.folder)/output-\(round)"
    let copy = "\(project.folder)/copy-\(round)"
    let build = ["build", project.specs, "--output", output]
    report[.coldBuild].add(try run(build, project.folder))
    report[.writing].add(nanoseconds: try floor(.write, [output, copy], project))
    report[.noOpBuild].add(try run(build, project.folder))
    report[.walking].add(nanoseconds: try floor(.walk, [project.specs, output], project))
    try BenchmarkFailure.wrapping { () throws(FileError) in try project.changeOneFile() }
    report[.oneFileBuild].add(try run(build, project.folder))
    try BenchmarkFailure.wrapping { () throws(FileError) in
      if round == 0 { report.output = try project.size(of: output) }
      try Scratch.remove(output)
      try Scratch.remove(copy)
    }
  }

  private func floor(
    _ floor: Floor, _ folders: [String], _ project: BenchmarkProject
  ) throws(BenchmarkFailure) -> Int {
    try cost(of: floor, folders, project).nanoseconds
  }

  private func cost(
    of floor: Floor, _ folders: [String], _ project: BenchmarkProject
  ) throws(BenchmarkFailure) -> ProcessCost {
    try floor.measure(in: runner, folders, scratch: project.folder)
  }

  private func run(
    _ arguments: [String], _ scratch: String
  ) throws(BenchmarkFailure) -> ProcessCost {
    let output = "\(scratch)/screenc.txt"
    let cost = try ChildProcess.run(screenc, arguments, output: output)
    guard cost.exitCode == 0 else {
      throw BenchmarkFailure(
        "`screenc \(arguments.joined(separator: " "))` ended with \(cost.exitCode)")
    }
    return cost
  }

}

/// A corpus on disk that is linted and built.
struct BenchmarkProject {
  let screens: Int
  let languages: [String]
  let folder: String

  var specs: String { "\(folder)/specs" }
  private var corpus: Corpus { Corpus(screens: screens, languages: languages) }

  func prepare() throws(FileError) -> CorpusSize {
    try FileSystem.createDirectory(folder)
    return try corpus.write(to: specs)
  }

  /// Changes what one screen says; the second time, back.
  func changeOneFile() throws(FileError) {
    let path = "\(specs)/\(corpus.firstFile)"
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    let isChanged = text.contains("pull: false")
    let changed = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("reload:") else { return String(line) }
      return "reload: { pull: \(isChanged), events: [followed] }"
    }
    try FileSystem.write(Array(changed.joined(separator: "\n").utf8), to: path)
  }

  func size(of output: String) throws(FileError) -> CorpusSize {
    var size = CorpusSize()
    try Scratch.forEachFile(below: output) { (path) throws(FileError) in
      size.add(try FileSystem.read(path))
    }
    return size
  }
}
