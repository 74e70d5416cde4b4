import Foundation
import TestTools
import Testing

@testable import screenc

/// A folder in which a release is made and installed, with a small program in the place of each that runs the one built
/// with these tests.
final class ReleaseScratch: FolderOfFiles {
  static let programs = ["screenc", "screenc-fetch", "screenc-preview"]
  /// The files of the archive of the tool.
  static let parts = [
    "bin/screenc", "bin/screenc-fetch", "bin/screenc-preview",
    "share/bash-completion/completions/screenc", "share/doc/screenc/CHANGELOG.md",
    "share/doc/screenc/LICENSE", "share/fish/vendor_completions.d/screenc.fish",
    "share/man/man1/screenc.1", "share/zsh/site-functions/_screenc",
  ]

  private let scratch: ScratchFolder
  var folder: URL { scratch.folder }

  init() throws {
    scratch = try ScratchFolder("release")
    for name in Self.programs {
      let built = Shell.products.appending(path: name).path
      try writeProgram("exec '\(built)' \"$@\"", to: "programs/\(name)")
    }
  }

  func script(_ name: String) -> String { packageRoot.appending(path: ".ci/\(name)").path }

  func run(_ arguments: String...) throws -> Shell.Answer {
    try succeed(shell, arguments)
  }

  private func succeed(_ shell: Shell, _ arguments: [String]) throws -> Shell.Answer {
    let answer = try shell.run(arguments)
    #expect(answer.status == 0, "\(arguments): \(answer.text)")
    return answer
  }

  /// Makes a release, by the programs in `tools` before those of the machine.
  func release(into files: String = "files", _ environment: [String: String] = [:]) throws {
    var shell = shell
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    shell.environment = environment.merging(["PATH": "\(folder.path)/tools:\(path)"]) { $1 }
    _ = try succeed(shell, [script("release"), files, "programs"])
  }

  /// How archives call this machine.
  func system() throws -> String {
    try run(script("system")).text.trimmingCharacters(in: .newlines)
  }

  /// The archive of the tool for this machine.
  func archive() throws -> String { "screenc-\(Tool.version)-\(try system()).tar.gz" }

  /// The files of an archive, without its folder.
  func files(of archive: String) throws -> [String] {
    try run("tar", "-tzf", archive).text.split(separator: "\n").filter { !$0.hasSuffix("/") }
      .map { $0.split(separator: "/").dropFirst().joined(separator: "/") }.sorted()
  }

  /// Installs from a folder of files. Whether anything is built is seen by the calls of `swift`.
  func install(
    from files: String?, into target: String, _ programs: String...
  ) throws -> Shell.Answer {
    try writeProgram("exit 0", to: "tools/dpkg")
    try writeProgram(
      "echo \"$*\" >> '\(path)/calls'; echo '\(path)/programs'", to: "tools/swift")
    var shell = shell
    shell.environment = [
      "PATH": "\(folder.path)/tools:/usr/bin:/bin",
      "SCREENC_RELEASES": "file://\(folder.path)/\(files ?? "nowhere")",
    ]
    return try shell.run([script("install"), target] + programs)
  }
}
