import Diagnostics
import SourceText
import SpecSyntax

extension Diagnostic {
  /// A finding of the YAML layer.
  public init(_ problem: SyntaxProblem, in file: FileID) {
    self.init(
      Rule.syntax(problem.rule), problem.message, at: Location(file: file, span: problem.span),
      related: problem.related.map {
        Related(Location(file: file, span: $0.span), $0.message)
      },
      help: problem.help,
      fixes: problem.correction.map { correction in
        [
          Fix(
            correction.title, correction.isSafe ? .safe : .unsafe,
            edits: correction.edits.map {
              Fix.Edit(Location(file: file, span: $0.span), replacement: $0.text)
            })
        ]
      } ?? [])
  }

  /// Where the finding stands at a YAML alias, the anchor is shown too.
  public func pointingToAnchors(_ uses: [AliasSite], in file: FileID) -> Diagnostic {
    guard primary.file == file, let use = uses.first(where: { $0.use == primary.span }) else {
      return self
    }
    let anchor = Related(
      Location(file: file, span: use.definition), "the alias stands for what is marked here")
    guard !related.contains(anchor) else { return self }
    return Diagnostic(
      rule: rule, severity: severity, message: message, at: primary, label: label,
      related: related + [anchor], notes: notes, help: help, fixes: fixes)
  }
}

/// The rules of the YAML layer: what a file has to be before anything in it has a meaning.
extension Rule {
  static func syntax(_ rule: SyntaxProblem.Rule) -> Rule {
    Rule(
      name: rule.rawValue, severity: .error, summary: summary(rule), rationale: rationale(rule),
      examples: examples(rule))
  }

  /// Every rule of the YAML layer.
  public static let syntax: [Rule] = SyntaxProblem.Rule.allCases.map { syntax($0) }

  private static func summary(_ rule: SyntaxProblem.Rule) -> String {
    switch rule {
    case .yamlSyntax: "The file is not YAML."
    case .invalidEncoding: "The file is not UTF-8 text."
    case .controlCharacter: "The file has a character that YAML does not allow."
    case .duplicateKey: "A mapping has the same key twice."
    case .nonScalarKey: "A key is a list or a mapping."
    case .unknownAnchor: "An alias names an anchor that does not stand before it."
    case .recursiveAlias: "An alias stands within what it stands for."
    case .mergeKey: "A mapping is merged into another by `<<`."
    case .customTag: "A value carries a tag."
    case .yamlVersion: "The file asks for another version of YAML."
    case .fileTooLarge: "The file is larger than a spec can be."
    case .nestingTooDeep: "Values nest too deep."
    case .tooManyNodes: "The file has more values than a spec can have."
    case .scalarTooLong: "A text is longer than a spec can hold."
    case .aliasExpansion: "Aliases multiply to more values than a spec can have."
    case .tooManyDirectives: "The file has too many directives."
    }
  }

  private static func rationale(_ rule: SyntaxProblem.Rule) -> String {
    switch rule {
    case .yamlSyntax, .invalidEncoding, .controlCharacter:
      "What cannot be read cannot be checked."
    case .duplicateKey:
      "Readers of YAML disagree on which of the two counts, so one of them is lost in silence."
    case .nonScalarKey: "The keys of specs are names."
    case .unknownAnchor, .recursiveAlias:
      "Without a value for the alias the rest of the declaration has no meaning."
    case .mergeKey:
      "Merging is no part of YAML 1.2, and what a merged mapping says is not to be seen where it is used."
    case .customTag, .yamlVersion:
      "Values are read by the type that their place asks for; tags and versions would say otherwise."
    case .fileTooLarge, .nestingTooDeep, .tooManyNodes, .scalarTooLong, .aliasExpansion,
      .tooManyDirectives:
      "Specs are small; a limit keeps a broken or hostile file from exhausting the machine."
    }
  }

  private static func examples(_ rule: SyntaxProblem.Rule) -> RuleExamples {
    switch rule {
    case .yamlSyntax: "screen: About\ntitle: «→\"»About‹:› the app«→\"\nsections: []»\n"
    case .duplicateKey: "enum: Audience\ncases: { all: all« }\n‹cases›: {→,» friends: friends }\n"
    case .nonScalarKey:
      "enum: Audience\ncases: { all: all, «‹[friends, family]›: close→friends: close, family: family» }\n"
    case .unknownAnchor:
      """
      «enum: Audience→model: Post»
      «cases: ‹*cases›→fields:
        id: ID
        title: &text String
        summary: *text»

      """
    case .recursiveAlias: "enum: Audience\ncases: «&cases →»[all, ‹*cases→friends›]\n"
    case .mergeKey: "model: Post\nfields:\n  id: ID\n  «‹<<›: { text: String }→text: String»\n"
    case .customTag: "enum: Audience\ncases: «‹!set› →»{ all: all, friends: friends }\n"
    case .invalidEncoding: "enum: Audience\ncases: { everyone: caf‹\u{FFFD}→é› }\n"
    case .controlCharacter: "enum: Audience\ncases: { all: all«‹\u{7}›→» }\n"
    case .yamlVersion: "‹%›YAML «1.3→1.2»\n---\nenum: Audience\ncases: { all: all }\n"
    case .tooManyDirectives:
      "‹›««%AUDIENCE\n×65»---\n→»enum: Audience\ncases: { all: all }\n"
    case .fileTooLarge: "‹›«# «a×16777216»\n→»enum: Audience\ncases: { all: all }\n"
    case .nestingTooDeep: "enum: Audience\ncases: ««[×127»‹[›all«]×128»→[all]»\n"
    case .tooManyNodes: "enum: Audience\ncases: [««all, ×1999995»‹all›→all»]\n"
    case .scalarTooLong: "enum: Audience\ncases: { all: «‹a›«a×1048576»→all» }\n"
    case .aliasExpansion:
      """
      enum: Audience
      «cases:
        a: &a [x, x, x, x, x, x, x, x, x, x]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
        e: [*d, *d, *d, *d, *d, *d, *d, ‹*d›, *d, *d]→cases: { all: all }»

      """
    }
  }
}
