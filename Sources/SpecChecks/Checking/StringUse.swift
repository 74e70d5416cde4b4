import Diagnostics
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics

/// A place where a spec uses a string of the app.
package struct StringUse: Sendable, Hashable {
  package let key: String
  package let place: Location
  /// What is given for the places in its text.
  package let arguments: [TextDemand.Kind]
  /// Whether the app's strings have no such key.
  package let isMissing: Bool
  /// Whether a missing key may be a slip of one that is there.
  package internal(set) var isSlip = false

  init(
    _ key: Name, given arguments: [(type: SpecType, span: ByteSpan)], at place: Location,
    isMissing: Bool = false
  ) {
    self.key = key.text
    self.place = place
    self.isMissing = isMissing
    self.arguments = arguments.map { argument in
      [TextDemand.Kind.integer, .number].first { $0.accepts(argument.type) } ?? .anything
    }
  }
}
