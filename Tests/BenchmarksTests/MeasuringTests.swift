import ScreenCompiler
import TestTools
import Testing

@testable import Benchmarks

@Suite struct MeasuringTests {
  @Test func medianIsTheMiddle() {
    var series = Series()
    #expect(series.median == 0)
    for time in [30, 10, 1_000] { series.add(nanoseconds: time) }
    #expect(series.median == 30)
    series.add(nanoseconds: 50)
    #expect(series.median == 40)
    #expect(series.fastest == 10)
  }

  @Test func floorsTakeTime() throws {
    let scratch = try ScratchFolder("benchmark")
    let folder = scratch.path
    try Corpus(screens: 2).write(to: "\(folder)/specs")
    try FileSystem.createDirectory("\(folder)/output")
    try FileSystem.write(Array("let one = 1\n".utf8), to: "\(folder)/output/One.swift")
    #expect(try Floor.events.measure(["\(folder)/specs"]) > 0)
    #expect(try Floor.read.measure(["\(folder)/specs"]) > 0)
    #expect(try Floor.walk.measure(["\(folder)/specs", "\(folder)/output"]) > 0)
    #expect(try Floor.write.measure(["\(folder)/output", "\(folder)/copy"]) > 0)
    #expect(
      try FileSystem.read("\(folder)/copy/One.swift")
        == FileSystem.read("\(folder)/output/One.swift"))
  }

  @Test func floorsFailWhereNothingCanBeMeasured() throws {
    let scratch = try ScratchFolder("benchmark")
    let folder = scratch.path
    #expect(throws: BenchmarkFailure.self) { try Floor.walk.measure(["\(folder)/missing"]) }
    try FileSystem.write(Array("a: [".utf8), to: "\(folder)/Broken.yaml")
    #expect(throws: BenchmarkFailure.self) { try Floor.events.measure([folder]) }
  }

  @Test func childrenTellTimeMemoryAndExitCode() throws {
    let scratch = try ScratchFolder("benchmark")
    let folder = scratch.path
    let cost = try ChildProcess.run(
      "/bin/sh", ["-c", "echo hello; exit 3"], output: "\(folder)/out.txt")
    #expect(cost.exitCode == 3)
    #expect(cost.nanoseconds > 0)
    #expect(cost.peakBytes > 100_000)
    #expect(try FileSystem.read("\(folder)/out.txt") == Array("hello\n".utf8))
    #expect(throws: BenchmarkFailure.self) {
      try ChildProcess.run("/nowhere/program", [], output: "/dev/null")
    }
  }

  @Test func projectChangesOneFileAndBack() throws {
    let scratch = try ScratchFolder("benchmark")
    let folder = scratch.path
    let project = BenchmarkProject(screens: 1, languages: [], folder: folder)
    _ = try project.prepare()
    let path = "\(project.specs)/\(ScreenPlan(index: 0, of: 1).file)"
    let original = try FileSystem.read(path)
    try project.changeOneFile()
    #expect(try FileSystem.read(path) != original)
    try project.changeOneFile()
    #expect(try FileSystem.read(path) == original)
  }

  @Test func optionsAreRead() throws {
    let options = try RunOptions(["--sizes", "5,20", "--format", "json", "--runs", "2"])
    #expect(options.sizes == [5, 20])
    #expect(options.format == .json)
    #expect(options.runs(size: 10_000) == 2)
    #expect(throws: BenchmarkFailure.self) { try RunOptions(["--sizes", "5,x"]) }
    #expect(throws: BenchmarkFailure.self) { try RunOptions(["--size", "5"]) }
    #expect(throws: BenchmarkFailure.self) { try RunOptions(["--format"]) }
  }

  @Test func reportsTellRatiosAndGoals() {
    var project = ProjectReport(screens: 10, size: CorpusSize(), runs: 1)
    project[.events].add(nanoseconds: 2_000_000)
    project[.lint].add(ProcessCost(nanoseconds: 3_000_000, peakBytes: 40_960, exitCode: 0))
    let report = BenchmarkReport(
      cores: 2, folder: "/tmp/\"x\"", isInMemory: false, startup: Series(), projects: [project])
    #expect(project.ratio(.lint) == 1.5)
    #expect(report.text.contains("1.50 F  ≤ 1.2 F"))
    #expect(report.text.contains("4096 (≤ 20480)"))
    #expect(report.json.contains(#""folder":"/tmp/\"x\"""#))
    #expect(report.json.contains(#""floor":"events","ratio":1.5,"goal":1.2"#))
  }

  @Test func numbersHaveTheirDigits() {
    #expect(fixed(1.005, digits: 1) == "1.0")
    #expect(fixed(12.345, digits: 2) == "12.35")
    #expect(fixed(0.05, digits: 2) == "0.05")
    #expect(fixed(-1.5, digits: 2) == "-1.50")
    #expect(fixed(7.4, digits: 0) == "7")
  }
}
