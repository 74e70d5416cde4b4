import Foundation
import TestServers
import TestTools
import Testing

@testable import screenc

/// What a release consists of: made, unpacked and installed, with a small program in the place of each that runs the one
/// built with these tests.
@Suite(.enabled(if: Installed.gnuTar, "archives are looked at by GNU's tools"))
struct ReleaseTests {
  private typealias Scratch = ReleaseScratch

  @Test func archivesHaveAllThatATeamInstalls() throws {
    let scratch = try Scratch()
    try scratch.release()
    let archive = try scratch.archive()
    #expect(try scratch.files(of: "files/\(archive)") == Scratch.parts)
    let ending = "\(Tool.version)-\(try scratch.system()).tar.gz"
    let plugins = try scratch.files(of: "files/screenc-plugins-\(ending)")
    #expect(Set(plugins).isSuperset(of: ["LICENSE", "Package.swift"]))
    for program in Scratch.programs {
      #expect(plugins.contains { $0.contains(".artifactbundle/") && $0.hasSuffix("/\(program)") })
    }
    let rules = try scratch.files(of: "files/screenc-bazel-\(ending)")
    #expect(Set(rules).isSuperset(of: ["LICENSE", "bin/screenc", "screenc.bzl"]))

    // Each file has its digest.
    _ = try scratch.run("sh", "-c", "cd files && sha256sum --check --strict SHA256SUMS")
    let summed = try scratch.text("files/SHA256SUMS").split(separator: "\n")
      .map { $0.dropFirst(66) }
    let files = try scratch.run("ls", "files").text.split(separator: "\n")
    #expect(Set(summed) == Set(files).subtracting(["SHA256SUMS"]) && summed.count >= 3)

    // The same contents are the same archive.
    try scratch.release(into: "again")
    _ = try scratch.run("cmp", "files/\(archive)", "again/\(archive)")
  }

  @Test func filesOfArchivesHaveWhatTheirNamesSay() throws {
    let scratch = try Scratch()
    try scratch.release()
    try scratch.makeFolder("unpacked")
    _ = try scratch.run(
      "tar", "-xzf", "files/\(try scratch.archive())", "--strip-components", "1", "-C", "unpacked")
    for program in Scratch.programs {
      let place = scratch.file("unpacked/bin/\(program)").path
      let permissions = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
      #expect(permissions as? Int == 0o755, "\(program)")
    }
    let printed = [
      "man/man1/screenc.1": ["man"], "zsh/site-functions/_screenc": ["completions", "zsh"],
      "bash-completion/completions/screenc": ["completions", "bash"],
      "fish/vendor_completions.d/screenc.fish": ["completions", "fish"],
    ]
    for (file, arguments) in printed {
      let text = try scratch.shell.run(["screenc"] + arguments).text
      #expect(try scratch.text("unpacked/share/\(file)") == text && text.contains("screenc"))
    }
    let copied = [
      "LICENSE": "LICENSE", "CHANGELOG.md": "Sources/screenc/screenc.docc/Changelog.md",
    ]
    for (file, source) in copied {
      let text = try String(contentsOf: packageRoot.appending(path: source), encoding: .utf8)
      #expect(try scratch.text("unpacked/share/doc/screenc/\(file)") == text, "\(file)")
    }
  }

  @Test(.enabled(if: Installed.has("dpkg-deb"), "dpkg is not installed"))
  func theDebianPackageIsInstalled() throws {
    let scratch = try Scratch()
    try scratch.release()
    let architecture = try scratch.run("dpkg", "--print-architecture").text
      .trimmingCharacters(in: .newlines)
    let package = "screenc_\(Tool.version)_\(architecture).deb"
    let root = scratch.file("root")
    for folder in ["updates", "info", "triggers"] {
      try scratch.makeFolder("root/var/lib/dpkg/\(folder)")
    }
    try scratch.write("", to: "root/var/lib/dpkg/status")
    // Who is not root may not change owners, and gets the same files.
    let dpkg = ["dpkg", "--root=\(root.path)", "--force-not-root", "--force-bad-path"]
    let isRoot = try scratch.run("id", "-u").text == "0\n"
    let installed =
      isRoot
      ? try scratch.shell.run(dpkg + ["--install", "files/\(package)"])
      : try scratch.shell.run("dpkg-deb", "-x", "files/\(package)", root.path)
    #expect(installed.status == 0, "\(installed.text)")
    #expect(
      try scratch.run("root/usr/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    for companion in ["screenc-fetch", "screenc-preview"] {
      #expect(scratch.isThere("root/usr/bin/\(companion)"), "\(companion)")
    }
    for part in [
      "man/man1/screenc.1.gz", "bash-completion/completions/screenc",
      "zsh/vendor-completions/_screenc", "fish/vendor_completions.d/screenc.fish",
      "doc/screenc/copyright", "doc/screenc/changelog.gz",
    ] {
      #expect(scratch.isThere("root/usr/share/\(part)"), "\(part)")
    }
    if isRoot {
      let status = try scratch.shell.run(dpkg + ["--status", "screenc"]).text
      #expect(status.contains("Status: install ok installed\n"), "\(status)")
      let removed = try scratch.shell.run(dpkg + ["--remove", "screenc"])
      #expect(removed.status == 0 && !scratch.isThere("root/usr/bin/screenc"), "\(removed.text)")
    }
    // The image is made of this package.
    let recipe = try String(
      contentsOf: packageRoot.appending(path: ".ci/Containerfile"), encoding: .utf8)
    #expect(
      package
        == "screenc_${VERSION}_${TARGETARCH}.deb".replacing("${VERSION}", with: Tool.version)
        .replacing("${TARGETARCH}", with: architecture))
    #expect(recipe.contains("COPY screenc_${VERSION}_${TARGETARCH}.deb "))
  }

  @Test func theFormulaNamesTheArchivesThatAreThere() throws {
    let scratch = try Scratch()
    try scratch.release()
    let archive = try scratch.archive()
    // Another processor's is there as well.
    let other = archive.contains("x86_64") ? ("x86_64", "aarch64") : ("aarch64", "x86_64")
    try FileManager.default.copyItem(
      at: scratch.file("files/\(archive)"),
      to: scratch.file("files/\(archive.replacing(other.0, with: other.1))"))
    let formula = try scratch.run(scratch.script("formula"), "files", "https://files.example/x/")
      .text
    let digest = try scratch.run("sha256sum", "files/\(archive)").text.prefix(64)
    #expect(
      formula.contains("url \"https://files.example/x/\(archive)\"\n      sha256 \"\(digest)\"\n"))
    #expect(formula.contains("on_intel do") && formula.contains("on_arm do"))
    #expect(formula.contains("on_linux do") && !formula.contains("on_macos do"))
    #expect(formula.contains("version \"\(Tool.version)\""))
    #expect(
      formula.matches(of: /(?m)(\bdo$|^class |^  def )/).count
        == formula.matches(of: /(?m)^ *end$/).count)
    for part in Scratch.parts {
      #expect(formula.contains("\"\(part)\""))
    }
    #expect(formula.contains("homepage \"https://files.example/x\"\n"))
  }

  @Test func aFormulaOverNothingIsNotMade() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "files/screenc-0.0.0-linux-x86_64.tar.gz")
    let answer = try scratch.shell.run(scratch.script("formula"), "files", "https://files.example")
    #expect(answer.status == 1)
    #expect(answer.text == "files has no archive of screenc \(Tool.version)\n", "\(answer.text)")
  }

  @Test func whatMachinesMadeIsGathered() throws {
    let scratch = try Scratch()
    try scratch.release(into: "parts/one")
    let address = "https://github.com/some/screenc/releases/download/\(Tool.version)"
    let answer = try scratch.run(scratch.script("gather"), "parts", "all", address)
    #expect(answer.text == "")
    _ = try scratch.run("sh", "-c", "cd all && sha256sum --check --strict SHA256SUMS")
    #expect(try scratch.text("all/SHA256SUMS").contains("  screenc.rb\n"))
    let formula = try scratch.text("all/screenc.rb")
    #expect(formula.contains("\"\(address)/screenc-\(Tool.version)-"))
    #expect(formula.contains("homepage \"https://github.com/some/screenc\"\n"))
  }

  @Test func anArchiveIsInstalledIfThereIsOne() throws {
    let scratch = try Scratch()
    try scratch.release()
    let answer = try scratch.install(from: "files", into: "here")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(try scratch.run("here/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    #expect(scratch.isThere("here/share/man/man1/screenc.1"))
    #expect(!scratch.isThere("calls"))
    // What is there is left alone.
    #expect(try scratch.install(from: nil, into: "here").text == "")
  }

  /// The blocks of the page that are run, with what it leaves open filled in.
  private func page(_ scratch: Scratch) throws -> [String] {
    try BlockAccount.blocks(of: Article("Installing"), by: "ReleaseTests", .run).map { block in
      block.text.replacing("ADDRESS", with: "file://\(scratch.path)/files")
        .replacing("screenc-VERSION-linux-x86_64.tar.gz", with: try scratch.archive())
        .replacing("/usr/local", with: "\(scratch.path)/local")
    }
  }

  @Test func anArchiveIsUnpackedAsThePageSays() throws {
    let scratch = try Scratch()
    try scratch.release()
    try scratch.writeProgram("exec \"$@\"", to: "tools/sudo")
    try scratch.makeFolder("local")
    let script = try #require(page(scratch).first)
    _ = try scratch.run("sh", "-c", "set -e; PATH=\"$PWD/tools:$PATH\"\n" + script)
    #expect(try scratch.run("local/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    #expect(scratch.isThere("local/share/man/man1/screenc.1"))
  }

  @Test func theScriptInstallsAsThePageSays() throws {
    let scratch = try Scratch()
    try scratch.release()
    try FileManager.default.createSymbolicLink(
      at: scratch.file("screenc"), withDestinationURL: packageRoot)
    var shell = scratch.shell
    shell.environment = [
      "HOME": scratch.path, "SCREENC_FROM": "archive",
      "SCREENC_RELEASES": "file://\(scratch.path)/files",
    ]
    let script = try #require(page(scratch).last)
    let answer = try shell.run("sh", "-c", script)
    #expect(answer.status == 0, "\(answer.text)")
    #expect(
      try scratch.run(".screenc/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
  }

  @Test func withoutAnArchiveItIsBuilt() throws {
    let scratch = try Scratch()
    let answer = try scratch.install(from: nil, into: "here")
    #expect(answer.status == 0, "\(answer.text)")
    let calls = try scratch.text("calls").split(separator: "\n")
    #expect(calls.first?.hasSuffix("--show-bin-path") == true)
    #expect(
      calls.dropFirst().map { $0.split(separator: " ").dropFirst(4).first }
        == ["screenc", "screenc-preview", "screenc-fetch"])
    #expect(try scratch.run("here/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    #expect(
      scratch.isThere("here/bin/screenc-preview") && scratch.isThere("here/bin/screenc-fetch"))
  }

  @Test func onlyWhatIsNamedIsBuilt() throws {
    let scratch = try Scratch()
    #expect(try scratch.install(from: nil, into: "here", "screenc").status == 0)
    #expect(try scratch.run("here/bin/screenc", "--version").text == "screenc \(Tool.version)\n")
    #expect(!scratch.isThere("here/bin/screenc-preview"))
  }

  @Test(arguments: [
    ("screenc-fetch", "libcurl.so.4", true), ("screenc-preview", "libyaml-0.so.2", false),
    ("screenc", "libc.so.6", false),
  ])
  func programsNeedOnlyWhatPackagesSay(
    program: String, library: String, isReleased: Bool
  ) throws {
    let scratch = try Scratch()
    try scratch.writeProgram("echo '\(scratch.path)/programs'", to: "tools/swift")
    try scratch.writeProgram("echo Linux", to: "tools/uname")
    try scratch.writeProgram(
      "case $2 in */\(program)) echo '  NEEDED               \(library)';; esac",
      to: "tools/objdump")
    var shell = scratch.shell
    shell.environment = ["PATH": "\(scratch.path)/tools:/usr/bin:/bin"]
    let answer = try shell.run([scratch.script("programs"), "released"])
    #expect((answer.status == 0) == isReleased, "\(answer.text)")
    let complaint = "\(program) needs \(library), which is not on every system"
    #expect(answer.text.contains(complaint) == !isReleased, "\(answer.text)")
  }

  @Test(.enabled(if: hasCompanions, "the companions are not built"))
  func whatIsInstalledDrawsAndAsks() throws {
    let scratch = try Scratch()
    // The programs themselves: each looks for the others beside it. They are packed in seconds without symbols and
    // loosely, and in minutes as they are released.
    let tools = ["gzip": "\"$@\" -1", "dpkg-deb": "-Zgzip -z1 \"$@\""]
    for (tool, arguments) in tools where Installed.has(tool) {
      let place = try scratch.run("which", tool).text.trimmingCharacters(in: .newlines)
      try scratch.writeProgram("exec '\(place)' \(arguments)", to: "tools/\(tool)")
    }
    for name in Scratch.programs {
      let place = "programs/\(name)"
      try scratch.remove(place)
      _ = try scratch.run(
        "strip", "-o", place, Shell.products.appending(path: name).path)
    }
    try scratch.release()
    #expect(try scratch.install(from: "files", into: "root").status == 0)
    let screenc = scratch.file("root/bin/screenc").path
    _ = try scratch.run(screenc, "init", "--name", "Notes")
    let drawn = try scratch.run(screenc, "preview", "--only", "Home", "--output", "drawn")
    #expect(drawn.text.contains("drawn"), "\(drawn.text)")
    #expect(scratch.isThere("drawn/Home-filled.svg"))

    let server = try SocketServer { _, _ in
      let body = #"[{ "id": 1, "title": "Tea" }]"#
      return [.json(body)]
    }
    defer { server.stop() }
    let spec = """
      api: Main
      base: https://notes.example
      ---
      model: Leaf
      fields: { id: ID, title: String }
      ---
      source: Leaves
      request: { path: /leaves }
      yields: Leaf

      """
    try scratch.write(spec, to: "Specs/Leaves.yaml")
    _ = try scratch.run(screenc, "record", "--server", "\(server.address)", "--source", "Leaves")
    #expect(try scratch.text("Specs/Samples/Leaves.json").contains("\"Tea\""))
  }

  private static let hasCompanions = Scratch.programs.allSatisfy {
    FileManager.default.isExecutableFile(atPath: Shell.products.appending(path: $0).path)
  }

  @Test func anArchiveThatIsNotTheReleasedOneIsRefused() throws {
    let scratch = try Scratch()
    try scratch.release()
    try scratch.write("something else", to: "files/\(try scratch.archive())")
    let answer = try scratch.install(from: "files", into: "here")
    #expect(answer.status == 1)
    #expect(answer.text.contains("is not the archive of which SHA256SUMS speaks"), "\(answer.text)")
    #expect(!scratch.isThere("here/bin/screenc") && !scratch.isThere("calls"))
  }
}
