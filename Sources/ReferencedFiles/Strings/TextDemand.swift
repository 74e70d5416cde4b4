/// What the format specifiers of a text ask for, read as the run-time reads them.
package struct TextDemand: Sendable, Hashable {
  /// What stands in the place of an argument.
  package enum Kind: Sendable, Hashable {
    /// `%@`, and whatever else shows any value.
    case anything
    /// `%lld` and the like.
    case integer
    /// `%.2f` and the like.
    case number
  }

  /// A named part of a text that varies with a number.
  struct Part: Sendable, Hashable {
    /// The place of the number among the arguments, from 1, if it is said.
    let position: Int?
    let kind: Kind

    /// - Parameter specifier: What stands behind `%` for the number, such as `lld`; may be empty.
    init(position: Int?, specifier: String) {
      self.position = position
      var scanner = SpecifierScanner(Array("%\(specifier)".utf8)[...])
      if case .value(_, .integer) = scanner.next() { kind = .integer } else { kind = .number }
    }
  }

  /// By the arguments' places, from 0.
  package private(set) var arguments: [Int: Kind] = [:]
  /// What looks like a place for a value and is none, such as `%q`, which is shown as it stands, or is one and was hardly
  /// meant to be.
  package private(set) var strangeSpecifier: String?
  /// A place for a value as other tools write it, such as `{count}`: it is shown as it stands.
  private(set) var foreignPlaceholder: String?
  /// Whether the text varies with the first number among the arguments.
  package var variesWithNumber = false

  /// How many arguments have to be there.
  package var count: Int { (arguments.keys.max() ?? -1) + 1 }

  /// Whether the first argument is written with decimals, as by `%.2f`.
  var asksForDecimals: Bool { arguments[0] == .number }

  /// Whether the text can be shown without arguments.
  var isEmpty: Bool { arguments.isEmpty && !variesWithNumber }

  package init() {}

  /// The demand of a text.
  ///
  /// - Parameter substitutions: The parts that vary with a number, by their names.
  init(of text: String, substitutions: [String: Part] = [:]) {
    self.init(ofUTF8: Array(text.utf8)[...], substitutions: substitutions)
  }

  /// The demand of a text in UTF-8.
  init(ofUTF8 text: ArraySlice<UInt8>, substitutions: [String: Part] = [:]) {
    let (hasPercent, hasBrace) = text.withUnsafeBufferPointer {
      (
        $0.firstOffset(of: UInt8(ascii: "%"), from: 0) != nil,
        $0.firstOffset(of: UInt8(ascii: "{"), from: 0) != nil
          || $0.firstOffset(of: UInt8(ascii: "\\"), from: 0) != nil
      )
    }
    if hasBrace { foreignPlaceholder = Self.foreignPlaceholder(in: text) }
    guard hasPercent else { return }
    var scanner = SpecifierScanner(text)
    var next = 0
    while let specifier = scanner.next() {
      switch specifier {
      case .value(let position, let kind):
        ask(for: kind, at: position, &next)
        if let slip = scanner.slip { strangeSpecifier = strangeSpecifier ?? slip }
      case .substitution(let position, let name):
        guard let part = substitutions[name] else {
          strangeSpecifier = strangeSpecifier ?? "%#@\(name)@"
          continue
        }
        ask(for: part.kind, at: position ?? part.position, &next)
      case .strange(let specifier): strangeSpecifier = strangeSpecifier ?? specifier
      }
    }
  }

  private mutating func ask(for kind: Kind, at position: Int?, _ next: inout Int) {
    let place = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    guard place >= 0 else { return }
    arguments[place] = arguments[place].map { $0.narrowed(by: kind) } ?? kind
  }

  /// The demand of this text and of another form of it.
  mutating func merge(_ other: TextDemand) {
    arguments.merge(other.arguments) { $0.narrowed(by: $1) }
    variesWithNumber = variesWithNumber || other.variesWithNumber
    strangeSpecifier = strangeSpecifier ?? other.strangeSpecifier
    foreignPlaceholder = foreignPlaceholder ?? other.foreignPlaceholder
  }

  /// The first name in braces or in `\(…)`.
  private static func foreignPlaceholder(in text: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: text, as: UTF8.self)
    let match = text.firstMatch(
      of: /[$#]?\{\{?\s*\$?[A-Za-z_][\w.]*\s*\}?\}|\\\(\s*[A-Za-z_][\w.]*\s*\)/)
    return match.map { String($0.0) }
  }

  /// The places of the values as bits.
  package var places: UInt64 {
    arguments.keys.reduce(0) { $1 < 64 ? $0 | 1 << UInt64($1) : $0 }
  }
}

extension TextDemand.Kind {
  /// What fits here and there.
  func narrowed(by other: TextDemand.Kind) -> TextDemand.Kind {
    switch (self, other) {
    case (.integer, _), (_, .integer): .integer
    case (.number, _), (_, .number): .number
    case (.anything, .anything): .anything
    }
  }

  /// How a place for such a value is written.
  package var specifier: String {
    switch self {
    case .anything: "%@"
    case .integer: "%lld"
    case .number: "%.1f"
    }
  }

  /// What a value has to be, for a message.
  package var noun: String {
    switch self {
    case .anything: "a value"
    case .integer: "an `Int`"
    case .number: "a number"
    }
  }
}
