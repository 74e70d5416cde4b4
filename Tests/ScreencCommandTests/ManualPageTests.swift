import Foundation
import TestTools
import Testing

@testable import screenc

/// `screenc man`.
@Suite struct ManualPageTests {
  private func page() -> String {
    let run = Transcript()
    #expect(run.run("man") == .clean)
    return run.output
  }

  @Test func allCommandsAndOptionsAreInIt() {
    let page = page()
    #expect(page.hasPrefix(".TH SCREENC 1 \"\" \"screenc \(Tool.version)\""))
    for command in Command.all {
      #expect(page.contains("\n.SS \(command.name.rawValue)\n"))
      for option in command.options {
        #expect(page.contains(option.name.replacing("-", with: "\\-")), "\(option.name)")
      }
    }
  }

  @Test(.enabled(if: Installed.has("groff"), "groff is not installed"))
  func groffHasNothingToSay() throws {
    let scratch = try ScratchFolder("man", ["screenc.1": page()])
    let shell = scratch.shell
    let checked = try shell.run("groff", "-man", "-Tutf8", "-ww", "-z", "screenc.1")
    #expect(checked.status == 0 && checked.text.isEmpty, "\(checked.text)")
    let shown = try shell.run("groff", "-man", "-Tascii", "-P-cbou", "screenc.1").text
    #expect(shown.contains("screenc build [SPECS ...] [OPTIONS]"), "\(shown)")
    #expect(shown.contains("--depfile FILE"))
  }
}
