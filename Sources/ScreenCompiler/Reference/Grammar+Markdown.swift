import SpecModel

extension Construct {
  /// A link to the construct's section.
  var markdownLink: String {
    "[\(name)](#\(name.anchor))"
  }
}

extension KeyDescription {
  /// The value that the key has when it is left out.
  var defaultValue: String? {
    if case .defaultsTo(let value) = presence { value } else { nil }
  }
}

extension KeyDescription {
  /// What has taken the key's place.
  var deprecationNote: String {
    deprecation.map { " Since version \($0.since) it is called `\($0.replacement)`." } ?? ""
  }
}

extension Shape {
  /// The shape in words, with links to what it consists of.
  var markdown: String {
    switch self {
    case .text(let what), .anyText(let what): what
    case .name(let kind): kind.phrase
    case .notation(let notation):
      "[\(notation.rawValue)](#\(notation.rawValue.anchor))"
    case .integer(let least): "whole number of at least \(least)"
    case .points: "points"
    case .number: "number"
    case .boolean: "`true` or `false`"
    case .choice(let choices): choices.map { "`\($0.name)`" }.joined(separator: ", ")
    case .list(let element): "list of \(element.plural)"
    case .map(let keys, let value): "mapping of \(keys.markdown) to \(value.markdown)"
    case .construct(let construct): construct.markdownLink
    case .either(let shapes): Self.alternatives(shapes)
    case .nothing: "`{}`"
    }
  }

  /// Short forms come before long ones.
  private static func alternatives(_ shapes: [Shape]) -> String {
    if shapes.count == 2, shapes[1] == .list(shapes[0]) {
      return "\(shapes[0].markdown); or a list of them"
    }
    let long = shapes.filter { if case .construct = $0 { true } else { false } }
    return (shapes.filter { !long.contains($0) } + long).map(\.markdown).joined(separator: ", or ")
  }

  /// Several values of this shape in words.
  private var plural: String {
    switch self {
    case .text, .anyText, .name:
      let words = markdown.split(separator: " ")
      guard words.count == 2, words[0] == "a" || words[0] == "an" else { return markdown }
      return "\(words[1])s"
    default: return markdown
    }
  }

  /// The names that can be chosen from, where there are any.
  var choices: [Choice] {
    switch self {
    case .choice(let choices): choices
    case .list(.choice(let choices)), .map(_, .choice(let choices)): choices
    case .either(let shapes): shapes.first { !$0.choices.isEmpty }?.choices ?? []
    default: []
    }
  }
}

extension KeyRelation {
  /// The relation as a sentence.
  var sentence: String {
    switch self {
    case .exactlyOne(let keys): "Exactly one of \(Self.list(keys, "and")) is there."
    case .atLeastOne(let keys): "At least one of \(Self.list(keys, "and")) is there."
    case .atMostOne(let keys): "At most one of \(Self.list(keys, "and")) is there."
    case .only(let keys, let others):
      "\(Self.list(keys, "and")) \(keys.count == 1 ? "stands" : "stand") only beside \(Self.list(others, "or"))."
    case .needs(let key, let others): "`\(key)` needs \(Self.list(others, "and"))."
    }
  }

  private static func list(_ keys: [String], _ word: String) -> String {
    let names = keys.map { "`\($0)`" }
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}

extension String {
  /// By what links lead to a section with this heading.
  var anchor: String { lowercased().replacing(" ", with: "-") }
}
