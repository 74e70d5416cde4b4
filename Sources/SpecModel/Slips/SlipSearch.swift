import Diagnostics
import SourceText
import SpecSyntax

/// Looks for the slip that explains what is wrong with a document, by reading the document without it.
///
/// Slips are looked for only in files with mistakes, and told only where less is wrong without them and nothing
/// else instead.
struct SlipSearch {
  /// How a file is read.
  typealias Reading = (_ bytes: [UInt8]) -> SpecFile

  /// A file with the slip that explains what is wrong with a document of it.
  struct Answer {
    let slip: Slip
    let document: ByteSpan
    /// What the document declares without the slip.
    let declarations: [BrokenDeclaration]
    /// What is wrong without it, too.
    let left: Set<ByteSpan>
  }

  private let bytes: [UInt8]
  private let file: FileID
  private let read: Reading

  /// Longer files and documents are not written by hand, and each trial reads a document once more.
  private static let (longestFile, longestDocument) = (1 << 18, 1 << 15)
  /// More errors are not of one slip.
  private static let mostErrors = 60
  /// How many documents of a file are looked at.
  private static let most = 2

  init(_ bytes: [UInt8], of file: FileID, reading read: @escaping Reading) {
    (self.bytes, self.file, self.read) = (bytes, file, read)
  }

  /// The first slip that explains errors of the file.
  func answer(explaining diagnostics: [Diagnostic]) -> Answer? {
    guard bytes.count <= Self.longestFile else { return nil }
    let places = diagnostics.lazy.filter { $0.severity == .error }.map {
      Int($0.primary.span.start)
    }
    let documents = SourceLines.documents(in: bytes).filter { document in
      places.contains { document.contains($0) || document.upperBound == $0 }
    }
    for document in documents.prefix(Self.most) where document.count <= Self.longestDocument {
      if let answer = answer(in: document) { return answer }
    }
    return nil
  }

  private func answer(in document: Range<Int>) -> Answer? {
    let text = alone(document)
    let found = read(text).errors
    guard let first = found.first, found.count <= Self.mostErrors else { return nil }
    let trial = SlipTrial(text, of: document, found, read)
    let told = found.filter { $0.fixes.count == 1 }.map { Slip($0) }
    let cure = trial.cure(among: told)
    // What is told alone is told well.
    if let cure, cure.isInLine { return found.count == 1 ? nil : answer(cure, in: document) }
    let tree = SyntaxTree.parse(text)
    if let excess = trial.best(of: ExcessItem.all(in: tree, of: file, beside: found)) {
      return answer(excess, in: document)
    }
    let lines = SourceLines(text, in: document)
    if Self.isOfSyntax(first),
      let bracket = trial.cure(among: LostBracket.all(in: lines, beside: first, of: file))
    {
      return answer(bracket, in: document)
    }
    if let quote = trial.cure(among: ExcessQuote.all(in: lines, of: file)) {
      return answer(quote, in: document)
    }
    let suspects = lines.suspects(beside: found)
    if let hyphen = trial.cure(among: LostHyphen.all(in: lines, suspects, of: file)) {
      return answer(hyphen, in: document)
    }
    if found.count == 1, Self.isOfOtherList(first) {
      let excess = ExcessHyphen.all(in: lines, suspects, of: file)
      return trial.cure(among: excess).map { answer($0, in: document) }
    }
    guard found.count > 1 || Self.isOfSyntax(first) else { return nil }
    if let quote = trial.cure(among: LostQuote.all(in: lines, of: file)) {
      return answer(quote, in: document)
    }
    let lost = LostLine.all(in: lines, beside: found)
    // What is alone below a line may as well have been moved.
    let best =
      trial.cure(among: LostBeginning.all(in: lines, suspects, of: file))
      ?? LostLine.slip(among: lost.filter { !$0.hasOne }, trial, in: lines, of: file)
      ?? trial.cure(among: MisplacedLine.all(in: lines, suspects, of: file))
      ?? LostLine.slip(among: lost.filter(\.hasOne), trial, in: lines, of: file)
      ?? trial.cure(among: ExcessHyphen.all(in: lines, suspects, of: file))
    guard let best, cure == nil || best.isInLine else {
      return found.count == 1 ? nil : cure.map { answer($0, in: document) }
    }
    return answer(best, in: document)
  }

  private static func isOfSyntax(_ finding: Diagnostic) -> Bool {
    SyntaxProblem.Rule(rawValue: finding.rule) != nil
  }

  /// Whether a list stands where none is due, which is no list of names with their values.
  private static func isOfOtherList(_ finding: Diagnostic) -> Bool {
    finding.rule == Rule.wrongType.name && finding.message.hasSuffix(", found a list")
      && finding.help.first?.hasPrefix("leave out the `- `") != true
  }

  private func answer(_ outcome: SlipTrial.Outcome, in document: Range<Int>) -> Answer {
    Answer(
      slip: outcome.slip, document: ByteSpan(document),
      declarations: outcome.mended.declarations.map {
        BrokenDeclaration(kind: $0.kind, name: $0.name.text)
      } + outcome.mended.broken,
      left: outcome.left)
  }

  /// A document as though it were the only one of the file, with everything at its place.
  private func alone(_ document: Range<Int>) -> [UInt8] {
    Array(repeating: UInt8(ascii: "\n"), count: document.lowerBound) + bytes[document]
  }
}

extension SpecFile {
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The file with a slip told in the place of what follows from it.
  func told(as answer: SlipSearch.Answer) -> SpecFile {
    let others = diagnostics.filter {
      !answer.document.contains($0.primary.span) || answer.left.contains($0.primary.span)
    }
    return SpecFile(
      id: id, path: path, declarations: declarations,
      broken: broken + answer.declarations.filter { !broken.contains($0) }, aliasUses: aliasUses,
      versionedKeys: versionedKeys, newerSymbols: newerSymbols, referencedFiles: referencedFiles,
      diagnostics: [answer.slip.finding] + others)
  }
}
