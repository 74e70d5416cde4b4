import SwiftCode
import Testing

@Suite struct NamingTests {
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
    #expect(SafeName.escaped(word, in: .declaration) == "`\(word)`")
    #expect(SafeName.escaped(word + "Of", in: .declaration) == word + "Of")
    #expect(SafeName.escaped(word, in: .member) == word)
  }

  @Test(arguments: [
    ("user_name", "userName", "UserName"),
    ("User Name", "userName", "UserName"),
    ("user-name.first", "userNameFirst", "UserNameFirst"),
    ("URLPath", "urlPath", "URLPath"),
    ("ID", "id", "ID"),
    ("iPhone", "iPhone", "IPhone"),
    ("2nd", "n2nd", "N2nd"),
    ("", "unnamed", "Unnamed"),
    ("🙂", "unnamed", "Unnamed"),
    ("init", "initValue", "Init"),
    ("self", "selfValue", "SelfValue"),
    ("type", "type", "TypeValue"),
    ("default", "default", "Default"),
    ("Straße", "strasse", "Strasse"),
    ("éclair", "eclair", "Eclair"),
    ("日本", "u65e5u672c", "U65e5u672c"),
    ("a\u{301}b", "ab", "Ab"),
  ])
  func anyTextMakesAName(text: String, lower: String, upper: String) {
    #expect(SafeName.lowerCamel(text) == lower)
    #expect(SafeName.upperCamel(text) == upper)
    #expect(SafeName.isIdentifier(lower) && SafeName.isIdentifier(upper))
  }

  @Test func unicodeNamesKeepTheirLetters() {
    #expect(SafeName.lowerCamel("Élan vital", alphabet: .unicode) == "élanVital")
    #expect(SafeName.lowerCamel("日本 語", alphabet: .unicode) == "日本語")
    #expect(SafeName.upperCamel("größe→x", alphabet: .unicode) == "GrößeX")
  }

  @Test(arguments: [
    ("a", true), ("_a1", true), ("é", true), ("日本", true), ("1a", false), ("", false),
    ("a b", false), ("a-b", false), ("_", false), ("\u{301}a", false), ("a→", false),
  ])
  func identifiersAreKnown(text: String, isIdentifier: Bool) {
    #expect(SafeName.isIdentifier(text) == isIdentifier)
  }
}
