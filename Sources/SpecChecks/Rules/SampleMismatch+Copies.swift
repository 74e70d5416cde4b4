import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A source and a response that it names.
  private struct Naming {
    let source: SourceDeclaration
    let sample: Name
    let content: FileID
    /// Where both stand.
    let file: FileID
  }

  /// The findings about responses of other sources where nobody can compare them with the fields: the app reads them
  /// itself. One is told of each source.
  static func copiedSamples(in index: AppIndex) -> [Diagnostic] {
    // Nearly no app has such models, or no responses, and those who have none are not gone through.
    guard !index.samples.isEmpty else { return [] }
    let own = Set(index.names(of: .model).filter { index.model($0)?.swift != nil })
    guard !own.isEmpty else { return [] }
    let namings = namings(in: index)
    guard namings.count > 1 else { return [] }
    let byContent = Dictionary(grouping: namings, by: \.content)
    var told: Set<Location> = []
    return namings.compactMap { naming in
      let source = naming.source
      let place = Location(file: naming.file, span: source.name.span)
      guard case .model(let name)? = index.type(source.yields)?.unwrapped, own.contains(name),
        let owner = byContent[naming.content]?.first(where: {
          $0.source.asksForOther(than: source)
        }), told.insert(place).inserted
      else { return nil }
      return Diagnostic(
        rule: SpecRule.sampleMismatch.rule.name, severity: .warning,
        message:
          "`\(naming.sample.text)` is the response of `\(owner.source.name.text)`, too, which yields something else",
        at: Location(file: naming.file, span: naming.sample.span),
        help: ["name another file, with a response of `\(source.name.text)`"])
    }
  }

  private static func namings(in index: AppIndex) -> [Naming] {
    var namings: [Naming] = []
    for number in index.heads.indices {
      let id = DeclarationID(number)
      index.declaration(id).forEachSource { source in
        for sample in source.samples {
          guard let content = index.samples.sample(at: sample.text)?.file else { continue }
          namings.append(
            Naming(source: source, sample: sample, content: content, file: index.file(of: id)))
        }
      }
    }
    return namings
  }
}
