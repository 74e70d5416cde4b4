import Diagnostics
import Foundation
import SourceText
import SpecChecks
import SpecModel
import Testing

/// The checks know the name of every type that is generated.
@Suite struct TypeNameTests {
  /// The types at the top of the Swift of a project.
  private static func types(of project: SpecProject) throws -> Set<String> {
    let declaration =
      /^(?:(?:public|package|nonisolated|final) )*(?:class|struct|enum|protocol|typealias|actor) (\w+)/
    var names: Set<String> = []
    for file in try project.emit() {
      for line in file.text.split(separator: "\n") {
        if let match = line.firstMatch(of: declaration) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  @Test func aModelCannotBeCalledLikeATypeThatIsGenerated() throws {
    var project = try SpecProject(at: GoldenTests.root)
    let types = try Self.types(of: project).sorted()
    #expect(types.count > 100)
    let models = types.map { "model: \($0)\nfields: { id: ID }\n" }.joined(separator: "---\n")
    let file = FileID(rawValue: UInt32(project.files.count))
    project.files.append(SpecReader.read(Array(models.utf8), id: file, path: "zz.yaml"))
    let refused = Checker().check(project.files).diagnostics.filter { diagnostic in
      diagnostic.primary.file == file
        && ["swift-name-collision", "duplicate-name", "reserved-name"].contains(diagnostic.rule)
    }
    let free = types.filter { type in !refused.contains { $0.message.contains("`\(type)`") } }
    #expect(free == [])
  }
}
