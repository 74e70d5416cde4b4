import Testing

@testable import SpecModel

@Suite struct ReadingTests {
  @Test func oneBadKeyDoesNotHideItsSiblings() {
    let found = findings(
      """
      model: Post
      feilds: { id: ID }
      fields: { id: "ID??", name: String, other: Sting?x }
      """)
    #expect(
      found == [
        Finding(rule: "wrong-type", place: "\"ID??\""),
        Finding(rule: "wrong-type", place: "Sting?x"),
        Finding(rule: "unknown-key", place: "feilds"),
      ])
  }

  @Test func aBrokenDocumentDoesNotHideTheOthers() {
    let file = read("enum: A\ncases: 3\n---\nenum: B\ncases: [one, two]\n---\nnothing: here\n")
    #expect(file.declarations.map(\.name.text) == ["B"])
    #expect(file.diagnostics.map(\.rule) == ["wrong-type", "declaration-key-first"])
  }

  @Test func declarationsThatCannotBeReadAreKnownByName() {
    let file = read(
      "enum: A\ncases: [a]\n---\ntheme: Classic\ncolors: {\n---\nmodel: M\nfields: 3\n")
    #expect(file.declarations.map(\.name.text) == ["A"])
    #expect(
      file.broken == [
        BrokenDeclaration(kind: .theme, name: "Classic"),
        BrokenDeclaration(kind: .model, name: "M"),
      ])
  }

  @Test(arguments: [
    ("source: Posts\nadapters: []", "write `{ use: Posts }`; its keys are `use`, "),
    ("sections: []\nstates: { empty: a.b }", "write `{ text: a.b }`; its keys are "),
    ("sections: []\nsearch: words", "its keys are `query`, "),
    ("sections: []\nselection: multiple", "its keys are `of`, "),
    ("sections: []\nstates: { empty: [a] }", "write `{ text: a }`; its keys are `image`, "),
    ("sections: []\nstates: { empty: true }", "its keys are `image`, "),
  ])
  func keyOfAWordThatStandsByItselfIsSaid(body: String, expected: String) {
    let found = help("screen: Feed\n\(body)\n")
    #expect(found.count == 1 && found.first?.hasPrefix(expected) == true, "\(found)")
  }

  @Test func nearestKeyIsSuggested() {
    #expect(help("enum: A\ncases: [a]\nunknwon: a\n") == ["did you mean `unknown`?"])
    #expect(help("scren: Feed\n") == ["did you mean `screen`?"])
  }

  /// The key that is missing at the top is another one than the first that is there.
  @Test func aListIsNoNameOfADeclaration() {
    let file = read("adapters: [PostRow]\nlayout: list\n")
    #expect(file.diagnostics.map(\.rule) == ["declaration-key-first"])
    #expect(file.diagnostics.allSatisfy { $0.fixes.isEmpty })
    #expect(file.diagnostics.first?.help.first?.hasPrefix("its keys are those of") == true)
  }

  @Test func aMisspeltKeyIsNotMissingAsWell() {
    let text = "screen: S\nsource: { use: X }\nadaptors: [A]\n"
    #expect(findings(text) == [Finding(rule: "unknown-key", place: "adaptors")])
    #expect(
      findings("model: M\nfeilds: { id: ID }\n")
        == [Finding(rule: "unknown-key", place: "feilds")])
  }

  @Test func aKeyWithoutColonIsRecognised() {
    let text = "screen: S\nsource { use: X }\nadapters: [A]\n"
    #expect(findings(text) == [Finding(rule: "unknown-key", place: "source { use")])
    #expect(help(text) == ["put a colon after the key: `source: …`"])
  }

  @Test(arguments: [
    (
      "model: M\nfields:\n  id: ID\n  tint: Color = #fff\n",
      "a `#` after a space starts a comment; put all of it in quotes: `\"Color = #fff\"`"
    ),
    (
      "theme: T\ncolors:\n  text:\n    light: #fff\n",
      "a `#` after a space starts a comment; put the value in quotes: `\"#fff\"`"
    ),
  ])
  func aValueThatYAMLTakesForACommentIsExplained(text: String, expected: String) {
    #expect(help(text) == [expected])
  }

  @Test func aColorThatIsNoneIsNotSaidToLackQuotes() {
    let text = "theme: T\ncolors: { text: { light: \"violet\" } }\n"
    #expect(help(text) == ["write it in hexadecimal digits: \"#3068cc\""])
  }

  @Test func onlyTrueAndFalseAreBooleans() {
    let text = "screen: S\nsource: { use: X }\nadapters: [A]\nreload: { pull: yes }\n"
    #expect(findings(text) == [Finding(rule: "wrong-type", place: "yes")])
  }

  @Test func textsThatYAMLTakesForOtherTypesStayTexts() throws {
    let file = read("enum: A\ncases: { no: no, on: 010, tilde: ~ }\n")
    guard case .enumeration(let declaration)? = file.declarations.first else {
      Issue.record("no enum was read")
      return
    }
    #expect(declaration.cases.map(\.payload) == ["no", "010", "~"])
    #expect(file.diagnostics.isEmpty)
  }

  @Test func aFindingBehindAnAliasStandsAtTheAliasAndShowsTheAnchor() throws {
    let text = """
      screen: A
      source: { use: S }
      adapters: &list [One, {}]
      ---
      screen: B
      source: { use: S }
      adapters: *list
      """
    // Anchors end with their document, so the second document's alias goes nowhere.
    #expect(findings(text).contains(Finding(rule: "unknown-anchor", place: "*list")))
    let one = """
      model: Post
      fields:
        id: &type "ID??"
        other: *type
      """
    let diagnostics = read(one).diagnostics
    let bytes = Array(one.utf8)
    let atAlias = try #require(
      diagnostics.first {
        String(
          decoding: bytes[Int($0.primary.span.start)..<Int($0.primary.span.end)], as: UTF8.self)
          == "*type"
      })
    #expect(atAlias.related.count == 1)
  }

  @Test func aNewerLanguageIsRefused() {
    #expect(
      findings("app: A\nlanguage: 2\n")
        == [Finding(rule: "unsupported-language-version", place: "2")])
  }

  @Test func anEmptyFileIsAWarningAtItsStart() {
    #expect(read("").diagnostics.map(\.rule) == ["empty-spec"])
    #expect(read("# only a comment\n").diagnostics.map(\.rule) == ["empty-spec"])
  }

  @Test func partsOfExpressionsAreMarkedInsideTheirScalar() {
    let text = "adapter: A\nfor: M\ncell: { text: { value: $item.name, when: \"$item.ä = 3\" } }\n"
    #expect(findings(text) == [Finding(rule: "invalid-value", place: "=")])
  }

  @Test func anEffectDoesOneThing() {
    let text = """
      screen: S
      source: { use: X }
      adapters: [A]
      actions:
        - { select: M, push: B, call: c }
        - { select: M }
        - { push: B }
      """
    #expect(findings(text).map(\.rule) == ["unknown-key", "missing-key", "missing-key"])
  }

  @Test func aSourceInPlaceHasNoParameters() {
    let text = """
      screen: S
      source: { request: { path: /x }, yields: M, parameters: { id: ID } }
      adapters: [A]
      """
    #expect(findings(text) == [Finding(rule: "unknown-key", place: "parameters")])
  }

  @Test func bodiesTellNumbersAndBooleansFromStrings() throws {
    let file = read(
      "request: R\nmethod: POST\npath: /r\nbody: { on: true, n: 3, half: 0.5, quoted: \"3\", word: yes, list: [1, a] }\n"
    )
    guard case .request(let request)? = file.declarations.first else {
      Issue.record("no request was read")
      return
    }
    guard case .fields(let fields)? = request.call.payload else {
      Issue.record("a body has fields")
      return
    }
    let kinds = fields.map(\.value.kind)
    #expect(
      kinds.prefix(5) == [.boolean(true), .integer(3), .number(0.5), .text("3"), .text("yes")])
    guard case .list(let items)? = kinds.last else {
      Issue.record("the list was not read as one")
      return
    }
    #expect(items.map(\.kind) == [.integer(1), .text("a")])
  }

  @Test func typesAreWrittenInTextOrAsAList() throws {
    let file = read(
      "model: M\nfields: { a: [Post], b: \"[Post]?\", c: URL?, d: Int = 3, e: { type: Bool, default: true } }\n"
    )
    guard case .model(let model)? = file.declarations.first else {
      Issue.record("no model was read")
      return
    }
    #expect(
      model.fields.map { "\($0.type.shape)" } == ["[Post]", "[Post]?", "URL?", "Int", "Bool"])
    #expect(model.fields.map { $0.defaultValue != nil } == [false, false, false, true, true])
    #expect(file.diagnostics.isEmpty)
  }
}
