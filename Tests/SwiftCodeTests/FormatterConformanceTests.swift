import Foundation
import SwiftCode
import TestTools
import Testing

@Suite struct FormatterConformanceTests {
  @Test func formatterLeavesAllConstructsAtAllWidthsAlone() async throws {
    guard let formatter = Toolchain.find("swift-format") else { return }
    let scratch = try ScratchFolder("swift-code")
    let files = Specimens.files + [("sample", SampleFile.make())]
    for (name, file) in files {
      try scratch.write(SourcePrinter.print(file), to: "\(name).swift")
    }
    let lint = try await Toolchain.run(
      formatter, ["lint", "--strict", "--parallel", "--recursive", scratch.path])
    #expect(lint.status == 0)
    #expect(lint.text.isEmpty)

    _ = try await Toolchain.run(
      formatter, ["format", "--in-place", "--parallel", "--recursive", scratch.path])
    for (name, file) in files {
      let formatted = try Data(contentsOf: scratch.file("\(name).swift"))
      #expect(formatted == Data(SourcePrinter.print(file)), "\(name) was changed")
    }
  }

  @Test func everyLineThatCanBreakFitsTheColumns() {
    for (name, file) in Specimens.files {
      let text = String(decoding: SourcePrinter.print(file), as: UTF8.self)
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(!line.hasSuffix(" "), "\(name) has trailing space")
        // A string literal cannot break.
        #expect(line.count <= 100 || line.contains("\""), "\(name): \(line)")
      }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func printingTwiceGivesTheSameBytes() {
    let first = SourcePrinter.print(SampleFile.make())
    #expect(first == SourcePrinter.print(SampleFile.make()))
  }
}
