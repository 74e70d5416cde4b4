import Foundation
import TestTools
import Testing

@testable import screenc

/// `screenc import`.
@Suite struct ImportCommandTests {
  private func scratch() throws -> ScratchFolder {
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: https://shop.example }]
      paths: {}
      components:
        schemas:
          Ware: { type: object, properties: { id: { type: string }, more: { type: object } } }
      """
    return try ScratchFolder("import", ["openapi.yaml": document])
  }

  @Test func saysWhatIsWrittenAndWhatIsLeftOut() throws {
    let scratch = try scratch()
    let (document, specs) = (
      scratch.file("openapi.yaml").path, scratch.file("Specs").path
    )
    var run = Transcript()
    #expect(
      run.run("import", document, "--specs", specs, "--dry-run", "--format", "concise") == .clean)
    #expect(
      run.output == """
        \(document):7:63: warning: `WareMore` does not say what is in it [not-imported]
        \(specs)/Shop/API.yaml: would be written
        \(specs)/Shop/Models/Ware.yaml: would be written
        \(specs)/App.yaml: would be written
        \(specs)/screenc.yaml: would be written

        """)
    #expect(run.status.contains("1 document checked"))
    #expect(!scratch.isThere("Specs"))
    run = Transcript()
    #expect(run.run("import", document, "--specs", specs, "--strict") == .findings)
    #expect(run.output.contains("Shop/Models/Ware.yaml: written"))
    #expect(Transcript().run("lint", specs) == .clean)
    run = Transcript()
    #expect(run.run("import", document, "--specs", specs, "--quiet") == .clean)
    try scratch.write("model: Ware\nfields: { id: ID }\n", to: "Specs/Shop/Models/Ware.yaml")
    run = Transcript()
    #expect(run.run("import", document, "--specs", specs) == .usage)
    #expect(run.status.contains("Shop/Models/Ware.yaml is there already"))
    #expect(run.status.contains("nothing was written: `--force`"))
    #expect(Transcript().run("import", document, "--specs", specs, "--force") == .clean)
  }

  /// What descriptions have hundreds of does not hide what matters.
  @Test func ofWhatIsToldOftenTheFirstIsShown() throws {
    let scratch = try ScratchFolder("import")
    let fields = (1...30).map { "        f\($0): { type: string, deprecated: true }\n" }
    let document = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      servers: [{ url: https://shop.example }]
      paths: {}
      components:
        schemas:
          Ware:
            type: object
            properties:
              id: { type: string }

      """
    try scratch.write(
      document + fields.joined() + "        more: { type: object }\n", to: "openapi.yaml")
    func output(_ more: String...) -> String {
      let run = Transcript()
      let paths = [scratch.file("openapi.yaml").path, "--specs", scratch.file("Specs").path]
      #expect(run.tool.run(["import"] + paths + ["--dry-run"] + more) == .clean)
      return run.output
    }
    let text = output()
    #expect(text.contains("`f1` of `Ware` is deprecated") && !text.contains("`f2` of `Ware`"))
    #expect(text.contains("29 more findings have this cause"), "\(text)")
    #expect(text.contains("`WareMore` does not say what is in it"))
    let lines = output("--format", "concise")
    #expect(lines.contains("`f19` of `Ware`") && !lines.contains("`f20` of `Ware`"), "\(lines)")
    #expect(lines.contains("`WareMore` does not say what is in it"))
    #expect(output("--max-findings", "0").contains("`f30` of `Ware` is deprecated"))
  }

  @Test func aDocumentForOtherProgramsIsNothingElse() throws {
    let scratch = try scratch()
    let run = Transcript()
    let specs = scratch.file("Specs").path
    #expect(
      run.run(
        "import", scratch.file("openapi.yaml").path, "--specs", specs, "--format", "json")
        == .clean)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
  }

  @Test(arguments: [
    (["import"], "`import` needs a file"),
    (["import", "a.yaml", "--into", "../b"], "is no folder within that of the specs"),
    (["import", "a.yaml", "--server", "shop.example"], "is no address"),
    (["import", "/nowhere/a.yaml"], "/nowhere/a.yaml"),
  ])
  func whatMakesNoSenseIsRefused(arguments: [String], message: String) {
    let run = Transcript()
    #expect(run.tool.run(arguments) == .usage)
    #expect(run.status.contains(message), "\(run.status)")
  }
}
