import Foundation
import TestTools
import Testing

/// The rules for Bazel, in Bazel itself: each module is built by itself, and again only when it has to be.
@Suite(
  .serialized, .enabled(if: Installed.has("bazel"), "bazel is not installed"),
  .timeLimit(.minutes(20)))
struct BazelTests {
  /// A workspace with an app of modules, beside the repository of the rules.
  private final class Scratch: FolderOfFiles {
    private let root: ScratchFolder
    var folder: URL { root.file("one") }
    private let documentedFiles: [String]

    /// - Parameters:
    ///   - modules: Each uses the module of a third of its number, and shows a screen of that.
    ///   - screensEach: How many screens each has. One of them is shown by others.
    init(modules: Int, screensEach: Int = 1) throws {
      root = try ScratchFolder("bazel")
      documentedFiles = try Article("Packages").blocks().filter { $0.language == "python" }
        .map(\.text)
      try #require(documentedFiles.count == DocumentedFile.allCases.count)
      let tool = Shell.products.appending(path: "screenc").path
      let made = try Shell(folder: packageRoot)
        .run(".ci/bazel-rules", root.file("screenc-bazel").path, tool)
      #expect(made.status == 0, "\(made.text)")
      let numbers = 0..<modules
      try writeApp(
        ModularApp(
          start: "Screen0",
          modules: numbers.map { number in
            let used = number == 0 ? nil : (number - 1) / 3
            return .init(
              name: "M\(number)", uses: used.map { ["M\($0)"] } ?? [], screen: "Screen\(number)",
              next: used.map { "Screen\($0)" }, parts: screensEach - 1)
          }))
    }

    deinit {
      for checkout in ["one", "two"] { _ = try? bazel("shutdown", in: checkout) }
      // Bazel takes away the right to write in what it has made.
      _ = try? Shell(folder: packageRoot).run("chmod", "-R", "u+w", root.path)
    }

    private func writeApp(_ app: ModularApp) throws {
      try write(app.files)
      try write(
        """
        workspace(name = "app")
        local_repository(name = "screenc", path = "../screenc-bazel")

        """, to: "WORKSPACE")
      let targets = (["Core"] + app.modules.map(\.name)).map { "\"//Specs/\($0)\"" }
      try write(
        documented(.app).replacing(
          #""//Specs/Core", "//Specs/Shop""#, with: targets.joined(separator: ", ")),
        to: "Specs/BUILD.bazel")
      try writeBuild(of: "Core", deps: [])
      for module in app.modules { try writeBuild(of: module.name, deps: ["Core"] + module.uses) }
    }

    /// What the page on packages has for Bazel, in its order.
    private enum DocumentedFile: Int, CaseIterable {
      case workspace, app, module, shownByEachOther
    }

    private func documented(_ file: DocumentedFile) -> String { documentedFiles[file.rawValue] }

    private func writeBuild(of module: String, deps: [String]) throws {
      let labels = deps.map { "\"//Specs/\($0)\"" }.joined(separator: ", ")
      try write(
        documented(.module).replacing("Shop", with: module)
          .replacing(#"["//Specs/Core"]"#, with: "[\(labels)]"),
        to: "Specs/\(module)/BUILD.bazel")
    }

    /// Takes the rules from an archive, as those of a release are, in the place of a folder.
    func takeRulesFromArchive() throws {
      let archive = root.file("screenc-bazel-VERSION-linux-x86_64.tar.gz").path
      let packed = try root.shell.run("tar", "-czf", archive, "screenc-bazel")
      #expect(packed.status == 0, "\(packed.text)")
      let digest = try #require(
        try root.shell.run("openssl", "dgst", "-sha256", "-r", archive).text
          .split(separator: " ").first)
      try write(
        documented(.workspace).replacing("DIGEST", with: digest)
          .replacing("ADDRESS", with: "file://\(root.path)"), to: "WORKSPACE")
    }

    /// Lets the first module show a screen of the second, too, whose interface is checked in for that.
    func closeCircle() throws {
      try replace(
        "---\n", with: "actions: [{ select: Thing, push: Screen1 }]\n---\n",
        in: "Specs/M0/Screen.yaml")
      let interface = try shell.run(
        "screenc", "interface", "M1", "Specs", "--output", "Interfaces/M1.yaml")
      #expect(interface.status == 0, "\(interface.text)")
      try write("exports_files([\"M1.yaml\"])\n", to: "Interfaces/BUILD.bazel")
      try write(
        documented(.shownByEachOther).replacing("Shop", with: "M1")
          .replacing("Account", with: "M0"), to: "Specs/M1/BUILD.bazel")
      try replace(
        "\"//Specs/Core\"", with: "\"//Specs/Core\", \"//Specs/M1:interface\"",
        in: "Specs/M0/BUILD.bazel")
    }

    /// Expects of files of Swift that they are what `screenc build` writes over all specs.
    func expectSwiftAsWithoutBazel(of names: [String]) throws {
      let whole = try shell.run(
        "screenc", "build", "Specs", "--output", "whole", "--quiet")
      #expect(whole.status == 0, "\(whole.text)")
      for name in names {
        let folder = name.contains(".") ? String(name.prefix { $0 != "." }) + "/" : ""
        let built = try text("bazel-bin/Specs/\(folder)swift/\(name).swift")
        #expect(try built == text("whole/\(folder)\(name).swift"), "\(name)")
      }
    }

    /// Bazel's server outlives the command that starts it. Of what it is given by that, all but the three streams is
    /// closed: the end of a process is told by one of them, and would not come before that of the server.
    private static let leavingServer = """
      for file in /dev/fd/*; do
        number=${file##*/}
        if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
      done
      exec bazel "$@"
      """

    @discardableResult
    func bazel(_ arguments: String..., in checkout: String = "one") throws -> Shell.Answer {
      let start = [
        "bash", "-c", Self.leavingServer, "bazel", "--max_idle_secs=60",
        "--output_user_root=\(root.file("bazel-\(checkout)").path)",
      ]
      return try Shell(folder: root.file(checkout)).run(start + arguments)
    }

    /// Builds all, and says for which modules screenc has run.
    func build(in checkout: String = "one") throws -> (modules: Set<String>, text: String) {
      let answer = try bazel(
        "build", "//...", "--subcommands", "--nosandbox_debug",
        "--disk_cache=\(root.file("cache").path)", in: checkout)
      #expect(answer.status == 0, "\(answer.text)")
      let runs = answer.text.matches(of: /SUBCOMMAND: # \/\/Specs\/?(\w*):/)
      return (Set(runs.map { String($0.1) }), answer.text)
    }

    /// Takes the sources to another folder, as a checkout on another machine.
    func checkOutAgain() throws {
      for name in ["WORKSPACE", "Specs"] { try root.copy(file(name), to: "two/\(name)") }
    }
  }

  @Test func onlyWhatDependsOnAChangeIsBuiltAgain() throws {
    let scratch = try Scratch(modules: 100, screensEach: 100)
    let first = try scratch.build()
    #expect(first.modules.count == 102)
    #expect(try scratch.build().modules == [])

    // What only concerns the module itself: its interface stays what it is.
    try scratch.replace("Failed", with: "Broken", in: "Specs/M3/Screen.yaml")
    #expect(try scratch.build().modules == ["M3"])

    // What others see: those that lead there, and the app. The interfaces of those stay what they are.
    try scratch.replace(
      "screen: Screen3\n", with: "screen: Screen3\nparameters: { tone: String? }\n",
      in: "Specs/M3/Screen.yaml")
    let dependents = try scratch.build()
    #expect(dependents.modules.isSuperset(of: ["", "M3", "M10", "M11", "M12"]))
    // And those that see them through these.
    let through = Set([3] + Array(10...12) + Array(31...39) + Array(94...99))
    #expect(dependents.modules.isSubset(of: through.names))

    // A cache that is shared has all of it for a checkout elsewhere.
    try scratch.checkOutAgain()
    let other = try scratch.build(in: "two")
    #expect(
      other.text.contains(/\d+ processes: \d+ remote cache hit, \d+ internal\./), "\(other.text)")

    try scratch.expectSwiftAsWithoutBazel(
      of: ["App", "Core.Core", "M12.Screen", "M12.Module", "M99.Screen"])
  }

  @Test func modulesThatShowEachOthersScreensAreBuiltOverACheckedInInterface() throws {
    let scratch = try Scratch(modules: 2)
    try scratch.takeRulesFromArchive()
    try scratch.closeCircle()
    #expect(try scratch.build().modules == ["", "Core", "M0", "M1"])
    try scratch.expectSwiftAsWithoutBazel(
      of: ["App", "M0.Screen", "M0.Module", "M1.Screen", "M1.Module"])

    // The interface stands for the module: what is not in it concerns nobody else.
    try scratch.replace(
      "screen: Screen1\n", with: "screen: Screen1\nparameters: { tone: String? }\n",
      in: "Specs/M1/Screen.yaml")
    #expect(try scratch.build().modules == ["M1"])
  }

  @Test func findingsStandAtTheirPlacesInTheWorkspace() throws {
    let scratch = try Scratch(modules: 1)
    try scratch.replace("font: body", with: "font: bodi", in: "Specs/M0/Screen.yaml")
    let answer = try scratch.bazel("build", "//...")
    #expect(answer.status != 0)
    #expect(answer.text.contains("Specs/M0/Screen.yaml:"), "\(answer.text)")
    #expect(answer.text.contains("[unknown-font]"), "\(answer.text)")
  }
}

extension Set<Int> {
  /// The names of modules, with that of what is the app's own.
  fileprivate var names: Set<String> { Set<String>(map { "M\($0)" }).union([""]) }
}
