import SwiftCode
import Testing

@Suite struct StatementTextTests {
  private func text(_ statements: Statement...) -> String { SourcePrinter.text(of: statements) }

  @Test func simpleStatements() {
    #expect(text(.let("a", "Int", 1)) == "let a: Int = 1")
    #expect(text(.var("in", "Int")) == "var `in`: Int")
    #expect(text(.assign("a.b", 2)) == "a.b = 2")
    #expect(text(.assignment("a", "+=", 2)) == "a += 2")
    #expect(text(.return) == "return")
    #expect(text(.return(.nil)) == "return nil")
    #expect(text(.throw(.implicit("empty"))) == "throw .empty")
    #expect(text(.break, .continue, .break(label: "outer")) == "break\ncontinue\nbreak outer")
    #expect(text(.fallthrough) == "fallthrough")
    #expect(text(.call("a"), .blankLine, .comment("Why.\nMore.")) == "a()\n\n// Why.\n// More.")
    #expect(text(.raw(["one", "", "two"])) == "one\n\ntwo")
    #expect(text(.defer([.call("a")])) == "defer {\n  a()\n}")
  }

  @Test func ifWithAllKindsOfConditions() {
    let statement = IfStatement(
      first: ConditionalBranch(
        ["a", .let("b"), .let("c", "d"), .binding(.var, "e", "Int", "f")], [.call("x")]),
      elseIf: [
        ConditionalBranch(
          [.matches(.implicit("g", binding: ["h"]), "i"), .available("iOS 17, *")], [])
      ],
      else: [.call("y")])
    #expect(
      text(.if(statement)) == """
        if a, let b, let c = d, var e: Int = f {
          x()
        } else if case .g(let h) = i, #available(iOS 17, *) {} else {
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
        [.implicit("a"), .implicit("b", [PatternElement("x", .let("y"))])], body: [.break]),
      SwitchCase(
        .implicit("c", binding: ["d", "e"]), where: .binary("d", ">", "e"), body: [.call("f")]),
      SwitchCase(
        .tuple([PatternElement(.wildcard), PatternElement(.optional(.let("z")))]),
        body: [.call("g")]),
      SwitchCase(.enumCase("Kind", "in", nil), body: [.call("h")]),
    ]
    #expect(
      text(.switch("self", cases)) == """
        switch self {
        case .a, .b(x: let y):
          break
        case .c(let d, let e) where d > e:
          f()
        case (_, let z?):
          g()
        case Kind.in:
          h()
        }
        """)
  }

  @Test func unknownDefault() {
    #expect(
      text(.switch("a", [.default(attributes: ["@unknown"], body: [.break])])) == """
        switch a {
        @unknown default:
          break
        }
        """)
  }

  @Test func loops() {
    #expect(
      text(
        .forIn(
          ForStatement("a", in: "b", where: "c", isTried: true, isAwaited: true, body: [.continue]))
      )
        == "for try await a in b where c {\n  continue\n}")
    #expect(text(.while(["a"], body: [.break])) == "while a {\n  break\n}")
    #expect(text(.repeatWhile(body: [.call("a")], "b")) == "repeat {\n  a()\n} while b")
  }

  @Test func errorsAreCaughtByPattern() {
    let statement = DoStatement(
      [.expression(.try(.call("a")))], throws: .typed("E"),
      catches: [
        CatchClause(.implicit("b"), where: "c", body: [.call("d")]),
        CatchClause(.cast(.let("error"), "F"), body: [.throw("error")]), CatchClause(body: []),
      ])
    #expect(
      text(.do(statement)) == """
        do throws(E) {
          try a()
        } catch .b where c {
          d()
        } catch let error as F {
          throw error
        } catch {}
        """)
  }

  @Test func trailingClosureBeforeABodyGetsParentheses() {
    let search = Expression("items").call("contains", trailing: Closure("$0.isNew"))
    #expect(text(.if([.expression(search)], then: [])) == "if (items.contains { $0.isNew }) {}")
    #expect(text(.switch(search, [])) == "switch (items.contains { $0.isNew }) {\n}")
    #expect(
      text(.guard([.expression(.call("f", [.arg(search), .arg(1)]))], else: [.return]))
        == "guard f(items.contains { $0.isNew }, 1) else { return }")
  }

  @Test func conditionalCompilationIndents() {
    let block = ConditionalCompilation<Statement>(branches: [
      .init("DEBUG", [.call("a")]), .init("os(iOS)", [.call("b")]), .init("", [.call("c")]),
    ])
    #expect(
      text(.conditional(block)) == "#if DEBUG\n  a()\n#elseif os(iOS)\n  b()\n#else\n  c()\n#endif")
  }
}
