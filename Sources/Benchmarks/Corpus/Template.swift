/// A text with placeholders, which are filled in from the first to the last:
///
/// | Placeholder     | Stands for                                                           |
/// | --------------- | -------------------------------------------------------------------- |
/// | `‹name›`        | a value                                                              |
/// | `‹.name›`       | a key of the app's strings                                           |
/// | `‹+Name›`       | another template                                                     |
/// | `‹a|b|c›`       | one of the texts, by chance                                          |
/// | `‹40%a|b›`      | the first text in so many of a hundred cases, otherwise the second   |
/// | `‹3..<7›`       | a number in the range, by chance                                     |
/// | `‹name?a|b›`    | the first text if the value is not empty, otherwise the second       |
/// | `‹name=…›`      | nothing: the value is from here on what stands behind the `=`        |
///
/// Texts may hold placeholders themselves.
struct Template: Sendable {
  enum Piece: Sendable {
    case text(String)
    case value(String)
    case key(String)
    case include(String)
    case number(Range<Int>)
    case oneOf([Template])
    case chance(Int, Template, Template)
    case condition(String, Template, Template)
    indirect case set(String, Piece)
  }

  private(set) var pieces: [Piece] = []

  init(_ text: Substring) {
    var rest = text
    while let start = rest.firstIndex(of: "‹") {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      let content = rest[rest.index(after: start)...].prefix(before: "›")
      rest = rest[content.endIndex...].dropFirst()
      let piece = Self.piece(content)
      if case .set = piece, rest.first == "\n" { rest.removeFirst() }
      pieces.append(piece)
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }

  private static func piece(_ content: Substring) -> Piece {
    let word = content.prefix { $0.isLetter }
    let rest = content[word.endIndex...].dropFirst()
    switch (content[word.endIndex...].first, isNamed: !word.isEmpty) {
    case (nil, _): return .value(String(word))
    case ("=", true): return .set(String(word), draw(rest))
    case ("?", true):
      let (first, second) = pair(rest)
      return .condition(String(word), first, second)
    case (".", false): return .key(String(rest))
    case ("+", false): return .include(String(rest))
    default: return draw(content)
    }
  }

  /// What is left to chance, or a text.
  private static func draw(_ content: Substring) -> Piece {
    let number = content.prefix { $0.isNumber }
    let rest = content[number.endIndex...]
    if let percent = Int(number), rest.first == "%" {
      let (first, second) = pair(rest.dropFirst())
      return .chance(percent, first, second)
    }
    if let lower = Int(number), rest.hasPrefix("..<"), let upper = Int(rest.dropFirst(3)) {
      return .number(lower..<upper)
    }
    return .oneOf(choices(content))
  }

  private static func pair(_ content: Substring) -> (Template, Template) {
    let choices = choices(content)
    return (choices.first ?? Template(""), choices.dropFirst().first ?? Template(""))
  }

  private static func choices(_ content: Substring) -> [Template] {
    var choices: [Template] = []
    var rest = content
    while true {
      let choice = rest.prefix(before: "|")
      choices.append(Template(choice))
      guard choice.endIndex < rest.endIndex else { return choices }
      rest = rest[choice.endIndex...].dropFirst()
    }
  }
}

extension Substring {
  /// What stands before a character that is not within further placeholders.
  fileprivate func prefix(before end: Character) -> Substring {
    var depth = 0
    return prefix { character in
      if depth == 0, character == end { return false }
      if character == "‹" { depth += 1 }
      if character == "›" { depth -= 1 }
      return true
    }
  }
}

/// Templates, each below a line `#= name`.
struct TemplateFile: Sendable {
  let templates: [(name: String, template: Template)]

  init(_ bytes: [UInt8]) {
    templates = String(decoding: bytes, as: UTF8.self).split(separator: "#= ").map { section in
      let name = section.prefix { $0 != "\n" }
      let text = section[name.endIndex...].dropFirst()
      return (String(name), Template(text.last == "\n" ? text.dropLast() : text))
    }
  }

  /// The specs that all screens of a corpus share, by their paths.
  static let shared = TemplateFile(PackageResources.Shared_yaml)

  /// What specs of screens are made of: one template for each archetype, and their parts.
  static let screens = [
    PackageResources.Lists_yaml, PackageResources.Sections_yaml, PackageResources.Special_yaml,
    PackageResources.Parts_yaml,
  ].reduce(into: [String: Template]()) { all, bytes in
    for (name, template) in TemplateFile(bytes).templates { all[name] = template }
  }
}
