import SourceText

/// A comment of a spec by which a rule is not reported at a place:
///
///     # screenc:ignore missing-empty-state the server never sends an empty list
///
/// Behind something else on its line, it is about that line; alone on its line, about the next line that
/// says anything, and in a file that declares nothing about the whole file. What stands below a key of
/// the line, as its value, belongs to the line.
public struct Suppression: Sendable, Hashable {
  /// What such a comment starts with after its `#`.
  public static let marker = "screenc:ignore"

  /// The rule; empty if the comment names none.
  public let rule: String
  /// Why; empty if the comment does not say.
  public let reason: String
  /// The comment.
  public let place: Location
  /// The rule's name in the comment.
  public let rulePlace: Location
  /// What the comment is about.
  public let scope: Range<Int>
  /// What goes with the comment when it is taken out.
  public let removal: ByteSpan

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - text: From the `#` to the end of the line.
  ///   - place: Where that stands.
  /// - Returns: nil if it is a comment like any other.
  public init?(
    _ text: ArraySlice<UInt8>, at place: Location, scope: Range<Int>, removal: ByteSpan
  ) {
    let content = text.dropFirst().drop(while: Self.isBlank)
    let rest = content.dropFirst(Self.marker.utf8.count)
    guard content.starts(with: Self.marker.utf8), rest.first.map(Self.isBlank) ?? true else {
      return nil
    }
    let name = rest.drop(while: Self.isBlank).prefix { !Self.isBlank($0) }
    let rule = name.last == UInt8(ascii: ":") ? name.dropLast() : name
    self.rule = String(decoding: rule, as: UTF8.self)
    reason = Self.reason(String(decoding: text[name.endIndex...], as: UTF8.self))
    self.place = place
    let start = Int(place.span.start) + rule.startIndex - text.startIndex
    rulePlace = Location(file: place.file, span: ByteSpan(start..<(start + rule.count)))
    self.scope = scope
    self.removal = removal
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A reason without what may set it off from the rule.
  private static func reason(_ text: String) -> String {
    let start = text.drop { " \t:-–—".contains($0) }
    guard let end = start.lastIndex(where: { !" \t".contains($0) }) else { return "" }
    return String(start[...end])
  }
}

/// A finding that is not shown.
public struct SuppressedDiagnostic: Sendable, Hashable {
  /// What keeps it from being shown.
  public enum Kind: Sendable, Hashable {
    /// A comment in the spec.
    case comment
    /// It was there when the baseline was written.
    case baseline
  }

  /// The finding.
  public let diagnostic: Diagnostic
  /// What keeps it from being shown.
  public let kind: Kind
  /// Why; empty if nobody says.
  public let reason: String

  /// Creates a finding that is not shown.
  public init(_ diagnostic: Diagnostic, _ kind: Kind, reason: String = "") {
    self.diagnostic = diagnostic
    self.kind = kind
    self.reason = reason
  }
}
