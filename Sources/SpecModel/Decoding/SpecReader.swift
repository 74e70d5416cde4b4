import Diagnostics
import SourceText
import SpecSyntax

/// Reads the bytes of a spec file into declarations, with a finding for everything that is wrong.
///
/// The tree lives only while the file is read. A broken document does not hide the others.
public enum SpecReader {
  /// - Parameters:
  ///   - path: relative to the spec root, with `/` between components.
  ///   - architectures: The systems that there are.
  ///   - keepsRemarks: Whether what comments say of declarations is kept, as generated code says it.
  public static func read(
    _ bytes: [UInt8], id: FileID, path: String,
    architectures: [Architecture] = Architecture.standard, keepsRemarks: Bool = true
  ) -> SpecFile {
    let tree = SyntaxTree.parse(bytes)
    let file = read(
      tree, of: bytes, id: id, path: path, architectures: architectures, keepsRemarks: keepsRemarks)
    guard file.diagnostics.contains(where: { $0.severity == .error }) else { return file }
    let search = SlipSearch(bytes, of: id) { bytes in
      read(.parse(bytes), of: bytes, id: id, path: path, architectures: architectures)
    }
    // What only follows from marks that are missing is not told: it is read as though they were there.
    if let parted = LostMarks(in: tree) {
      let findings = parted.findings(in: id)
      let file = read(
        parted.tree, of: bytes, id: id, path: path, architectures: architectures,
        findings: findings)
      guard file.errors.count > findings.count,
        let answer = search.answer(explaining: file.errors), answer.left.isEmpty
      else { return file }
      return file.told(as: answer)
    }
    guard let answer = search.answer(explaining: file.diagnostics) else { return file }
    guard let edits = answer.slip.inPlace, let mended = Fix.applying(edits, to: bytes) else {
      return file.told(as: answer)
    }
    return read(
      .parse(mended), of: bytes, id: id, path: path, architectures: architectures,
      findings: [answer.slip.finding])
  }

  private static func read(
    _ tree: SyntaxTree, of bytes: [UInt8], id: FileID, path: String,
    architectures: [Architecture], findings: [Diagnostic] = [], keepsRemarks: Bool = false
  ) -> SpecFile {
    let problems = tree.problems
    let reader = DocumentReader(tree: tree, file: id, architectures: architectures)
    var declarations: [Declaration] = []
    declarations.reserveCapacity(tree.documents.count)
    var damaged: [BrokenDeclaration] = []
    let failures = problems.filter { $0.rule == .yamlSyntax }.map(\.span.start)
    for document in tree.documents {
      let findings = reader.diagnostics.count
      guard let declaration = reader.declaration(document) else {
        damaged += reader.intendedDeclarations(document)
        continue
      }
      declarations.append(declaration)
      // Nearly all are sound, which costs no look at what was found before.
      guard reader.diagnostics.count > findings || !problems.isEmpty else { continue }
      let span = tree.span(document)
      if reader.diagnostics[findings...].contains(where: { $0.severity == .error })
        || problems.contains(where: { span.contains($0.span) })
        || failures.contains(where: { Self.isCut(span, by: $0, in: bytes) })
      {
        damaged.append(BrokenDeclaration(kind: declaration.kind, name: declaration.name.text))
      }
    }
    let aliasUses = tree.aliasUses.map { AliasSite(use: $0.use, definition: $0.definition) }
    var diagnostics = findings
    // Most files are sound, and there is nothing to explain.
    let isSound = problems.isEmpty && reader.diagnostics.isEmpty && !tree.documents.isEmpty
    if !isSound || !findings.isEmpty {
      diagnostics += explained(reader.diagnostics, beside: problems, in: tree, of: bytes, id: id)
      if !aliasUses.isEmpty {
        diagnostics = diagnostics.map { $0.pointingToAnchors(aliasUses, in: id) }
      }
    }
    let broken =
      diagnostics.contains { $0.severity == .error }
      ? DeclarationScanner.broken(in: bytes, besides: declarations) : []
    return SpecFile(
      id: id, path: path, declarations: declarations,
      broken: broken + damaged.filter { !broken.contains($0) }, aliasUses: aliasUses,
      versionedKeys: reader.versionedKeys,
      newerSymbols: reader.newerSymbols,
      referencedFiles: reader.referencedFiles,
      remarks: keepsRemarks ? DeclarationRemarks.remarks(on: declarations, in: bytes) : [:],
      diagnostics: diagnostics)
  }

  /// What a reader found beside what YAML refuses, told by its causes.
  private static func explained(
    _ found: [Diagnostic], beside problems: [SyntaxProblem], in tree: SyntaxTree, of bytes: [UInt8],
    id: FileID
  ) -> [Diagnostic] {
    // What YAML refuses is no mistake of another kind as well.
    let refused = Set(problems.map(\.span))
    let keys = problems.filter { $0.rule == .nonScalarKey }.map(\.span)
    let endsOfTags = Set(problems.lazy.filter { $0.rule == .customTag }.map(\.span.end))
    var diagnostics =
      problems.map { Diagnostic($0, in: id) }
      + found.filter { finding in
        !refused.contains(finding.primary.span)
          && !keys.contains { $0.contains(finding.primary.span) }
          && !endsOfTags.contains(finding.primary.span.start &- 1)
      }
    if let end = problems.first(where: { $0.rule == .yamlSyntax })?.span.start {
      // What the last document before a failure lacks may stand behind it.
      let cut = tree.documents.last { tree.span($0).start <= end }.map { tree.span($0) }
      diagnostics.removeAll { finding in
        finding.rule == Rule.missingKey.name && cut?.contains(finding.primary.span) == true
      }
    }
    diagnostics = RepeatedKeys.explaining(diagnostics, in: tree, of: id)
    diagnostics = FlatParts.explaining(diagnostics, in: tree, of: id)
    diagnostics = LikeKeys.explaining(diagnostics, in: tree, of: id)
    diagnostics = LostOwners.explaining(diagnostics, in: tree, of: id)
    diagnostics = UnindentedParts.explaining(diagnostics, in: tree, of: id)
    diagnostics = CommentedColors.explaining(diagnostics, in: bytes)
    if tree.documents.isEmpty, problems.isEmpty {
      diagnostics.append(emptyFile(id))
    }
    return MisplacedSpaces.explaining(diagnostics, in: bytes, of: id)
  }

  /// Whether a document ends where nothing more could be read of it: what stands behind is no other one.
  private static func isCut(_ document: ByteSpan, by failure: UInt32, in bytes: [UInt8]) -> Bool {
    guard document.end <= failure, Int(failure) <= bytes.count else { return false }
    return bytes[Int(document.end)..<Int(failure)].allSatisfy { $0 != UInt8(ascii: "-") }
  }

  private static func emptyFile(_ id: FileID) -> Diagnostic {
    Diagnostic(
      .emptySpec, "this file declares nothing",
      at: Location(file: id, span: .zero),
      help: ["a spec starts with what it declares, for instance `screen: Feed`"])
  }
}
