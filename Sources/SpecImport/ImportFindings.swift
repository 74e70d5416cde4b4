import Diagnostics
import SourceText

/// What is told of a document, each thing once.
struct ImportFindings {
  private struct Key: Hashable {
    let place: Location
    let message: String
  }

  /// The document that places are in, unless something else is said.
  private let file: FileID
  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<Key> = []

  init(of file: FileID) {
    self.file = file
  }

  /// Tells of something that is left out.
  ///
  /// - Parameter isNote: Whether nothing is lost that the app would need.
  mutating func leaveOut(
    _ message: String, at span: ByteSpan, help: String, isNote: Bool = false
  ) {
    leaveOut(message, at: Location(file: file, span: span), help: help, isNote: isNote)
  }

  mutating func leaveOut(
    _ message: String, at place: Location, help: String, isNote: Bool = false
  ) {
    guard told.insert(Key(place: place, message: message)).inserted else { return }
    diagnostics.append(
      Diagnostic(
        rule: Rule.notImported.name, severity: isNote ? .note : .warning, message: message,
        at: place, help: [help]))
  }

  /// Tells of something that is in a hundred places of some descriptions, and of which nothing is lost that the app
  /// would need. Where people read, the first of a kind stands for all.
  mutating func remark(_ kind: ImportRemark, _ message: String, at span: ByteSpan, help: String) {
    let place = Location(file: file, span: span)
    // What is referred to from several places is told of once, by whatever name it has there.
    guard told.insert(Key(place: place, message: kind.rawValue)).inserted else { return }
    var finding = Diagnostic(
      rule: Rule.notImported.name, severity: .note, message: message, at: place, help: [help])
    finding.cause = "import of \(kind.rawValue)"
    diagnostics.append(finding)
  }

  mutating func refuse(_ message: String, at span: ByteSpan, help: String) {
    diagnostics.append(
      Diagnostic(
        .unreadableDocument, message, at: Location(file: file, span: span), help: [help]))
  }
}
