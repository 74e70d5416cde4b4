import Foundation
import Testing

/// What of the run-time is for some systems only is compiled here for one of them at least.
struct EveryLineTests {
  @Test func everyTargetIsCompiledForAppleOrLeftOutWithAReason() throws {
    let targets = try FileManager.default.contentsOfDirectory(atPath: RuntimeSources.sources.path)
    for system in BuildSystem.apple {
      let leftOut = RuntimeSources.leftOut.filter { $0.systems.contains(system) }.map(\.target)
      #expect((RuntimeSources.targets(on: system) + leftOut).sorted() == targets.sorted())
    }
    #expect(RuntimeSources.leftOut.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func noLineIsLeftThatNoSystemCompiles() throws {
    var lines = 0
    var ofApple = 0
    var missing: [String] = []
    for target in RuntimeSources.targets(on: .macOS) {
      let systems = BuildSystem.all.filter {
        $0 == .linux || RuntimeSources.targets(on: $0).contains(target)
      }
      for (path, text) in try RuntimeSources.files(of: target) {
        let file = try ConditionalText(text)
        let here = try Set(file.conditionalLines(on: .linux))
        let anywhere = try Set(systems.flatMap { try file.conditionalLines(on: $0) })
        lines += file.conditionalLines.count
        ofApple += anywhere.subtracting(here).count
        missing += file.conditionalLines.filter { !anywhere.contains($0) }.map { "\(path):\($0)" }
      }
    }
    #expect(missing == [])
    // So that a reader of conditions that finds none is noticed.
    #expect(ofApple > 400 && lines > ofApple)
  }
}

/// How conditions are read.
struct BuildConditionTests {
  @Test(arguments: [
    ("canImport(UIKit) && !os(watchOS)", [BuildSystem.iOS]),
    ("os(Linux) || (os(macOS) && canImport(Security))", [.linux, .macOS]),
    ("!canImport(UIKit)", [.linux, .macOS]),
    ("os(tvOS)", []),
  ])
  func conditionsHoldWhereTheySay(_ text: String, systems: [BuildSystem]) throws {
    let condition = try BuildCondition(text)
    #expect(try BuildSystem.all.filter { try condition.holds(on: $0) } == systems)
  }

  @Test(arguments: ["canImport(UlKit)", "os(IOS)", "DEBUG", "os(iOS) os(macOS)", "(os(iOS)"])
  func whatIsNotKnownIsNotGuessed(_ text: String) {
    #expect(throws: ConditionError.self) { try BuildCondition(text).holds(on: .iOS) }
  }

  @Test func linesKeepTheirNumbers() throws {
    let text = """
      a
      #if os(iOS)
        b
        #if canImport(Darwin)
          c
        #else
          d
        #endif
      #elseif os(macOS)
        // Says nothing.
        e
      #else
        f
      #endif
      g
      """
    let file = try ConditionalText(text)
    #expect(file.conditionalLines == [3, 5, 7, 11, 13])
    #expect(try file.conditionalLines(on: .iOS) == [3, 5])
    #expect(try file.conditionalLines(on: .macOS) == [11])
    #expect(try file.text(on: .linux) == "a\n" + String(repeating: "\n", count: 11) + "  f\n\ng")
  }
}
