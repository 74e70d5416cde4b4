import SwiftCode
import Testing

@Suite struct StatementTextTests {
  private func text(_ statements: Statement...) -> String { SourcePrinter.text(of: statements) }

  @Test func simpleStatements() {
    #expect(text(.let("a", "Int", 1)) == "let a: Int = 1")
    #expect(text(.var("in", "Int")) == "var `in`: Int")
    #expect(text(.assign("a.b", 2)) == "a.b = 2")
    #expect(text(.assignment("a", 2)) == "a = 2")
    #expect(text(.return) == "return")
    #expect(text(.return(.nil)) == "return nil")
    #expect(text(.throw(.implicit("empty"))) == "throw .empty")
    #expect(text(.break) == "break")
    #expect(text(.call("a"), .comment("Why.\nMore.")) == "a()\n// Why.\n// More.")
  }

  @Test func ifWithAllKindsOfConditions() {
    #expect(
      text(
        .if(
          ["a", .let("b"), .let("c", "d"), .binding(.var, "e", "Int", "f")], then: [.call("x")],
          else: [.call("y")]))
          == """
          if a, let b, let c = d, var e: Int = f {
            x()
          } else {
            y()
          }
          """)
  }

  @Test func conditionsBindNamesThatPatternsWouldReadOtherwise() {
    #expect(
      text(.guard([.let("await", "a"), .let("in")], else: [.return]))
        == "guard let `await` = a, let `in` else { return }")
  }

  @Test func emptyBodyStaysOnItsLine() {
    #expect(text(.if(["a"], then: [])) == "if a {}")
  }

  @Test func guardKeepsItsJumpOnTheLine() {
    #expect(text(.guard([.let("a"), "b"], else: [.return])) == "guard let a, b else { return }")
    #expect(
      text(.guard(["a"], else: [.call("log"), .return])) == """
        guard a else {
          log()
          return
        }
        """)
  }

  @Test func switchHasTheCasesGivenAndNoOther() {
    let cases: [SwitchCase] = [
      SwitchCase(
        [.implicit("a"), .implicit("b", [.let("y")])], body: [.break]),
      SwitchCase(.implicit("c", binding: ["d", "e"]), body: [.call("f")]),
      SwitchCase(.enumCase("Kind", "in", nil), body: [.call("h")]),
    ]
    #expect(
      text(.switch("self", cases)) == """
        switch self {
        case .a, .b(let y): break
        case .c(let d, let e): f()
        case Kind.in: h()
        }
        """)
  }

  @Test func defaultStandsLikeACase() {
    #expect(
      text(.switch("a", [.default(body: [.break])])) == """
        switch a {
        default: break
        }
        """)
  }

  @Test func bodyOfOneStatementStandsBesideItsHeadIfAllOfItFits() {
    let word = String(repeating: "a", count: 40)
    let name = Expression.identifier(word)
    #expect(text(.if(["b"], then: [.return(name)])) == "if b { return \(word) }")
    let long = Expression.call(name, [.arg(name), .arg("b", name)])
    #expect(
      text(.if(["b"], then: [.expression(long)]))
        == "if b {\n  \(word)(\n    \(word),\n    b: \(word)\n  )\n}")
    #expect(
      text(.switch("b", [.default(body: [.call("c", [.arg(name), .arg(name)])])]))
        == "switch b {\ndefault: c(\(word), \(word))\n}")
    #expect(
      text(.switch("b", [SwitchCase(.implicit("c"), body: [.assign(name, .call(name, ["d"]))])]))
        == "switch b {\ncase .c: \(word) = \(word)(d)\n}")
    #expect(
      text(.switch("b", [SwitchCase(.implicit("c"), body: [.let("d", nil, 1)])]))
        == "switch b {\ncase .c:\n  let d = 1\n}")
  }

  @Test func trailingClosureBeforeABodyGetsParentheses() {
    let search = Expression("items").call("contains", trailing: Closure("$0.isNew"))
    #expect(text(.if([.expression(search)], then: [])) == "if (items.contains { $0.isNew }) {}")
    #expect(text(.switch(search, [])) == "switch (items.contains { $0.isNew }) {\n}")
    #expect(
      text(.guard([.expression(.call("f", [.arg(search), .arg(1)]))], else: [.return]))
        == "guard f(items.contains { $0.isNew }, 1) else { return }")
  }
}
