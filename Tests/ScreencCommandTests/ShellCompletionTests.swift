import Foundation
import TestTools
import Testing

@testable import screenc

/// What shells complete: their own answers, as far as they are installed.
@Suite struct ShellCompletionTests {
  private typealias Shell = screenc.Shell

  /// A line whose last word is to be completed, and some of what it can become.
  private static let lines: [(line: String, answers: [String], wrong: String)] = [
    ("screenc bu", ["build"], "lint"),
    ("screenc lint --fo", ["--format"], "--force"),
    ("screenc build --o", ["--output"], "--only"),
    ("screenc rules --format j", ["json"], "text"),
    ("screenc lint --only missing-ad", ["missing-adapter"], "unused-adapter"),
    ("screenc breaking --category so", ["source"], "route"),
    ("screenc explain unknown-col", ["unknown-color"], "unknown-font"),
    ("screenc completions z", ["zsh"], "bash"),
    ("screenc graph --layout la", ["layered"], "graphviz"),
  ]

  private func run(_ shell: Shell, _ program: String) throws -> String {
    let scratch = try ScratchFolder("completions", ["completions": shell.script])
    let script = scratch.file("completions").path
    try scratch.write(program.replacing("SCRIPT", with: script), to: "program")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell.rawValue, scratch.file("program").path]
    process.currentDirectoryURL = scratch.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func has(_ shell: Shell) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell.rawValue)")
    }
  }

  private func check(_ answer: String, _ line: (line: String, answers: [String], wrong: String)) {
    let words = answer.split(whereSeparator: \.isWhitespace).map(String.init)
    for expected in line.answers { #expect(words.contains(expected), "\(line.line): \(answer)") }
    #expect(!words.contains(line.wrong), "\(line.line): \(answer)")
  }

  @Test(.enabled(if: has(.bash), "bash is not installed"), arguments: lines.indices)
  func bashCompletes(_ number: Int) throws {
    let line = Self.lines[number]
    let words = line.line.split(separator: " ")
    let answer = try run(
      .bash,
      """
      source SCRIPT
      COMP_WORDS=(\(words.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _screenc
      echo "${COMPREPLY[@]}"
      """)
    check(answer, line)
  }

  @Test(.enabled(if: has(.bash), "bash is not installed"))
  func bashCompletesValuesBehindAnEqualsSign() throws {
    let answer = try run(
      .bash,
      """
      source SCRIPT
      COMP_WORDS=(screenc lint --format = sa)
      COMP_CWORD=4
      _screenc
      echo "${COMPREPLY[@]}"
      """)
    #expect(answer == "sarif\n")
  }

  @Test(.enabled(if: has(.fish), "fish is not installed"), arguments: lines.indices)
  func fishCompletes(_ number: Int) throws {
    let line = Self.lines[number]
    let answer = try run(.fish, "source SCRIPT\ncomplete -C '\(line.line)'\n")
    // Behind each word stands what it means.
    let words = answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    check(words.joined(separator: "\n"), line)
  }

  /// Zsh completes only where somebody types, so this sees what the script hands to zsh's own
  /// functions for it.
  @Test(.enabled(if: has(.zsh), "zsh is not installed"))
  func zshIsToldEachCommandsOptions() throws {
    for command in Command.all {
      let answer = try run(
        .zsh,
        """
        compdef() { }
        _describe() { }
        _arguments() { print -rl -- "$@" }
        source SCRIPT
        words=(screenc \(command.name.rawValue) '')
        CURRENT=3
        _screenc
        """)
      let told = answer.split(separator: "\n")
      for option in command.options + Command.everywhere {
        let name = option.value == nil ? option.name : option.name + "="
        #expect(told.contains { $0.hasPrefix(name + "[") || $0.hasPrefix("*\(name)[") })
      }
      #expect(told.count { $0.first?.isNumber == true } == command.operands.count { !$0.isMany })
    }
  }
}

extension Command.Operand {
  fileprivate var isMany: Bool { usage.hasSuffix("…]") }
}
