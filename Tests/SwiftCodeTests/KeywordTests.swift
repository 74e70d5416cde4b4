import SwiftCode
import Testing

@Suite struct KeywordTests {
  @Test(arguments: [
    ("default", [Keywords.Context.declaration, .typeDeclaration, .expression, .type, .capture]),
    ("in", [.declaration, .typeDeclaration, .expression, .type, .capture]),
    (
      "inout",
      [.declaration, .typeDeclaration, .expression, .type, .label, .argumentLabel, .capture]
    ),
    ("let", [.declaration, .typeDeclaration, .expression, .type, .label, .capture]),
    ("super", [.declaration, .typeDeclaration, .expression, .type, .capture]),
    ("nil", [.declaration, .typeDeclaration, .expression, .type, .capture]),
    ("await", [.expression]),
    ("unowned", [.capture]), ("weak", [.capture]),
    ("self", [.declaration, .typeDeclaration, .type, .capture]),
    ("init", [.declaration, .typeDeclaration, .type, .capture]),
    ("Any", [.declaration, .typeDeclaration, .capture]),
    ("Type", [.typeDeclaration]),
    ("Protocol", [.typeDeclaration]),
    ("precedencegroup", [.declaration, .typeDeclaration, .expression, .type, .capture]),
    ("get", []), ("some", []), ("async", []), ("title", []), ("", []), ("a", []), ("défaut", []),
    ("averyveryverylongname", []),
  ])
  func keywordsAreEscapedByContext(word: String, contexts: [Keywords.Context]) {
    let all: [Keywords.Context] = [
      .declaration, .typeDeclaration, .expression, .type, .member, .label, .argumentLabel,
      .capture,
    ]
    for context in all {
      #expect(
        Keywords.needsBackticks(word, in: context) == contexts.contains(context), "\(context)")
    }
  }

  @Test(arguments: [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try",
  ])
  func everyReservedWordIsEscapedWhereDeclared(word: String) {
    #expect(Keywords.escaped(word, in: .declaration) == "`\(word)`")
    #expect(Keywords.escaped(word + "Of", in: .declaration) == word + "Of")
    #expect(Keywords.escaped(word, in: .member) == word)
  }
}
