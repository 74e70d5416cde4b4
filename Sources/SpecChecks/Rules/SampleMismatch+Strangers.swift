import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Responses of other sources, which are found by what a source looks for in them in vain.
extension SpecRule {
  /// The finding about a response of another source that has nothing where this one looks for it.
  static func stranger(
    among source: SourceDeclaration, with files: Set<FileID>, _ place: DeclarationPlace
  ) -> Diagnostic? {
    guard !files.isEmpty else { return nil }
    for sample in source.samples {
      guard let file = place.index.samples.sample(at: sample.text)?.file, files.contains(file),
        let owner = owner(ofSample: file, besides: source, in: place.index)
      else { continue }
      return Diagnostic(
        .sampleMismatch,
        "`\(sample.text)` is the response of `\(owner)`, and has nothing where `\(source.name.text)` looks for its own",
        at: place.location(sample.span),
        help: ["name another file, with a response of `\(source.name.text)`"])
    }
    return nil
  }

  /// The findings about responses of other sources whose objects lack most that this one's have, by their files: what is
  /// wrong is the file that is named, and nothing in it.
  static func strangers(
    among source: SourceDeclaration, lacking lacks: [FileID: SampleFindings.Lack],
    _ place: DeclarationPlace
  ) -> [FileID: Diagnostic] {
    var found: [FileID: Diagnostic] = [:]
    guard !lacks.isEmpty else { return found }
    for sample in source.samples {
      guard let file = place.index.samples.sample(at: sample.text)?.file, let lack = lacks[file],
        found[file] == nil, isMost(lack.keys.count, of: source, in: place.index),
        let owner = owner(ofSample: file, besides: source, in: place.index)
      else { continue }
      found[file] = Diagnostic(
        .sampleMismatch,
        "`\(sample.text)` is the response of `\(owner)`, and has no \(Listing.some(lack.keys)) for a `\(source.yields.shape.innermost)`",
        at: place.location(sample.span),
        related: [.init(lack.place, "this is what comes in it")],
        help: ["name another file, with a response of `\(source.name.text)`"])
    }
    return found
  }

  /// Whether so many keys are at least half of what the items of a source cannot do without.
  private static func isMost(
    _ count: Int, of source: SourceDeclaration, in index: AppIndex
  ) -> Bool {
    guard let name = source.yields.declaredName?.text, let model = index.model(name) else {
      return false
    }
    return count * 2 >= model.fields.count { !$0.canBeLeftOut }
  }

  /// The source of other items that names a response, too.
  static func owner(
    ofSample file: FileID, besides source: SourceDeclaration, in index: AppIndex
  ) -> String? {
    let paths = source.samples.map(\.text).filter { index.samples.sample(at: $0)?.file == file }
    for number in index.heads.indices {
      var owner: String?
      index.declaration(DeclarationID(number)).forEachSource { other in
        guard other.asksForOther(than: source),
          other.samples.contains(where: { paths.contains($0.text) })
        else { return }
        owner = other.name.text
      }
      if let owner { return owner }
    }
    return nil
  }
}

extension Diagnostic {
  /// Whether it stands in one of some files, or shows a place of it.
  func isAbout(_ files: some Collection<FileID>) -> Bool {
    guard !files.isEmpty else { return false }
    return files.contains(primary.file) || related.contains { files.contains($0.location.file) }
  }
}
