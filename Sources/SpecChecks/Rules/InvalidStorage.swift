import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What is kept is of a type that can be, and the same wherever it is kept under one key.
  static let invalidStorage: SpecRule = .init(
    name: "invalid-storage",
    summary:
      "A piece of state that should be kept cannot be, or is kept as something else as well.",
    rationale:
      "Screens that keep a value under one key show the same value; with another type or default "
      + "each would read what the other has written as something that it is not.",
    examples: """
      screen: Settings
      state: { sound: { type: Bool, default: true, stored: sound } }
      sections: []
      ---
      screen: Player
      state: { sound: { type: Bool, default: «false→true», stored: ‹sound› } }
      sections: []
      """,
    .collecting(
      [StoredField].self,
      on: .declarations { declaration, place, stored in
        guard case .screen(let screen) = declaration else { return }
        for field in screen.state where field.storage != nil {
          stored.append(StoredField(screen: place.id, field: field))
        }
      }
    ) { app, stored, findings in
      var kept: [String: Kept] = [:]
      var namesakes: [String: [Kept]] = [:]
      for entry in stored {
        let (owner, field) = (entry.screen, entry.field)
        let screen = app.index.name(of: owner)
        guard let storage = field.storage, let key = field.storageKey(on: screen) else { continue }
        let file = app.index.file(of: owner)
        checkType(of: field, in: file, app.index, into: &findings)
        let new = Kept(
          field: field, key: Location(file: file, span: storage.span), screen: screen)
        if let first = kept[key] {
          compare(new, to: first, under: key, app.index, into: &findings)
          continue
        }
        kept[key] = new
        guard new.isSaid else { continue }
        let like = likeness(of: field.name.text, under: key)
        let others = namesakes[like, default: []]
        guard others.count < mostNamesakes else { continue }
        for other in others { compareKeys(of: new, key, and: other, into: &findings) }
        namesakes[like, default: []].append(new)
      }
    })

  /// A piece of state that is kept, at its place.
  private struct Kept {
    let field: Field
    let key: Location
    let screen: String

    /// Whether the spec says the key, which otherwise follows from names.
    var isSaid: Bool { if case .shared? = field.storage { true } else { false } }
  }

  /// What keys have in common of which one may be a slip in another one: what is kept, and the digits.
  private static func likeness(of name: String, under key: String) -> String {
    name + " " + String(decoding: key.utf8.filter(\.isDigit), as: UTF8.self)
  }

  /// A name that is kept under more keys than these is kept under others on purpose.
  private static let mostNamesakes = 64

  private static func checkType(
    of field: Field, in file: FileID, _ index: AppIndex, into findings: inout Findings
  ) {
    guard let type = index.type(field.type) else { return }
    if let obstacle = index.obstacle(toKeeping: type) {
      let reason = obstacle.reason.map { ": \($0)" } ?? ""
      findings.report(
        .invalidStorage, "a `\(type)` cannot be kept\(reason)",
        at: Location(file: file, span: field.type.span), help: [obstacle.help])
    } else if type.isOptional, let value = field.defaultValue, value.kind != .null {
      findings.report(
        .invalidStorage, "`nil` could not be kept: nothing under a key stands for the default",
        at: Location(file: file, span: value.span),
        help: ["leave the default out, or use the type `\(type.unwrapped)`"])
    }
  }

  private static func compare(
    _ new: Kept, to first: Kept, under key: String, _ index: AppIndex,
    into findings: inout Findings
  ) {
    guard new.screen != first.screen else {
      return reportShared(new, with: first, under: key, into: &findings)
    }
    let difference: String
    // A type that there is not, and a default that is none of its type, are told where they stand.
    guard index.type(new.field.type) != nil, index.type(first.field.type) != nil else { return }
    if new.field.type.shape != first.field.type.shape {
      difference = "as `\(first.field.type.shape)`"
    } else if new.field.defaultValue != nil, first.field.defaultValue != nil,
      new.field.hasFittingDefault, first.field.hasFittingDefault,
      !new.field.hasSameDefault(as: first.field)
    {
      // That one has none is told where it has to have one.
      difference = "with another default"
    } else {
      return
    }
    findings.report(
      .invalidStorage, "`\(first.screen)` keeps `\(key)` \(difference)", at: new.key,
      related: [.init(first.key, "it is kept here, too")],
      help: ["say the same in both, or keep this under another key"])
  }
}

extension SpecRule {
  /// Two pieces of state of one screen that are kept under one key are one.
  private static func reportShared(
    _ new: Kept, with first: Kept, under key: String, into findings: inout Findings
  ) {
    let isSame =
      new.field.type.shape == first.field.type.shape && new.field.hasSameDefault(as: first.field)
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidStorage.rule.name, severity: isSame ? .warning : .error,
        message:
          "`\(first.field.name.text)` of this screen is kept under `\(key)`, too, so that it changes with `\(new.field.name.text)`",
        at: new.key, related: [.init(first.key, "it is kept here")],
        help: ["keep one of them under another key"]))
  }

  /// Of two screens that keep the same under nearly the same key one most likely has a slip in it: that whose key does
  /// not end with the name of what is kept.
  private static func compareKeys(
    of new: Kept, _ key: String, and other: Kept, into findings: inout Findings
  ) {
    guard let otherKey = other.field.storageKey(on: other.screen),
      new.field.type.shape == other.field.type.shape, new.field.hasSameDefault(as: other.field),
      NearMiss.isSlip(key, of: otherKey)
    else { return }
    let name = new.field.name.text
    let isOther = key.hasSuffix(name) && !otherKey.hasSuffix(name)
    let (slip, meant) = isOther ? (other, new) : (new, other)
    let (wrong, right) = isOther ? (otherKey, key) : (key, otherKey)
    findings.report(
      Diagnostic(
        rule: SpecRule.invalidStorage.rule.name, severity: .warning,
        message:
          "`\(wrong)` is another key than `\(right)`, under which `\(meant.screen)` keeps a `\(name)` like this one",
        at: slip.key, related: [.init(meant.key, "it is kept here")],
        help: ["did you mean `\(right)`?"],
        fixes: Fix.replacing(wrong, at: slip.key, by: right, .unsafe)))
  }
}

/// A piece of state that is kept, with its screen.
private struct StoredField {
  let screen: DeclarationID
  let field: Field
}

extension Field {
  /// Whether the default is one of its type, as far as its letters say.
  fileprivate var hasFittingDefault: Bool {
    guard let text = defaultValue?.kind.literal, case .builtin(let type) = type.shape else {
      return true
    }
    switch type {
    case .boolean: return ["true", "false"].contains(text)
    case .integer: return Int(text) != nil
    case .number, .decimal: return Double(text) != nil
    default: return true
    }
  }

  fileprivate func hasSameDefault(as other: Field) -> Bool {
    switch (defaultValue?.kind, other.defaultValue?.kind) {
    case (nil, nil), (nil, .null?), (.null?, nil): true
    case (let one?, let another?): one.literal == another.literal
    case (nil, _?), (_?, nil): false
    }
  }
}

extension Expression.Kind {
  /// A literal as it is written; nil for what is none.
  fileprivate var literal: String? {
    switch self {
    case .text(let text), .string(let text), .caseName(let text): text
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .null: "nil"
    default: nil
    }
  }
}
