import SwiftCode
import Testing

@Suite struct ExpressionTextTests {
  private func text(_ expression: Expression) -> String { SourcePrinter.text(of: expression) }

  @Test func literals() {
    #expect(text(12) == "12")
    #expect(text(-3) == "-3")
    #expect(text(1_234_567) == "1_234_567")
    #expect(text(.integer(Int.min)) == "-9_223_372_036_854_775_808")
    #expect(text(0.5) == "0.5")
    #expect(text(.double(-0.0)) == "-0.0")
    #expect(text(.double(.infinity)) == ".infinity")
    #expect(text(true) == "true")
    #expect(text(.nil) == "nil")
    #expect(text(.array([])) == "[]")
    #expect(text(.array([1, 2])) == "[1, 2]")
    #expect(text(.dictionary([])) == "[:]")
    #expect(text(.dictionary([DictionaryEntry(.string("a"), 1)])) == #"["a": 1]"#)
    #expect(text(.tuple([.arg(1), .arg("b", 2)])) == "(1, b: 2)")
  }

  @Test func stringsAreEscaped() {
    #expect(text(.string(#"a"b\c"#)) == #""a\"b\\c""#)
    #expect(text(.string("a\nb\r\t\0")) == #""a\nb\r\t\0""#)
    #expect(text(.string("ünï 日本 👍")) == #""ünï 日本 👍""#)
    #expect(text(.string("\u{1B}\u{200B}\u{2028}\u{A0}")) == #""\u{1B}\u{200B}\u{2028}\u{A0}""#)
    #expect(text(.string(#"\(x)"#)) == #""\\(x)""#)
    let segments: [StringSegment] = ["a ", .interpolation(.call("f", ["x"])), "\n"]
    #expect(text(.string(segments)) == #""a \(f(x))\n""#)
  }

  @Test func membersAndCalls() {
    #expect(text("self.view.layer") == "self.view.layer")
    #expect(text(.implicit("zero")) == ".zero")
    #expect(text(.implicit("init", [.arg("x", 1)])) == ".init(x: 1)")
    #expect(text(Expression("a").member("default")) == "a.default")
    #expect(text(Expression("a").optionalChained.call("b")) == "a?.b()")
    #expect(text(.optionalChain(.try("a"))) == "(try a)?")
    #expect(text(.call("f", [.arg("in", "in"), .arg("inout", 1)])) == "f(in: `in`, `inout`: 1)")
    #expect(text(.call(.type(.array("Int")))) == "[Int]()")
    #expect(text(.type(.any("P")).member("self")) == "(any P).self")
    #expect(text(.keyPath("name")) == #"\.name"#)
    #expect(text(.raw("#filePath")) == "#filePath")
  }

  @Test func closures() {
    #expect(text(.closure("$0.id")) == "{ $0.id }")
    #expect(text(.closure(["a", "b"], "a")) == "{ a, b in a }")
    #expect(text(.closure(body: [])) == "{}")
    #expect(text(.closure(["_"], body: [])) == "{ _ in }")
    var full = Closure(["a"], captures: ["weak self"], body: [.return("a")])
    full.result = "Int"
    #expect(text(.closure(full)) == "{ [weak self] (a) -> Int in return a }")
    #expect(text(.call("Task", trailing: Closure(.await(.call("f"))))) == "Task { await f() }")
    #expect(
      text(.call("run", [.arg("x", 1)], trailing: Closure(body: [.call("a"), .call("b")])))
        == """
        run(x: 1) {
          a()
          b()
        }
        """)
  }

  @Test func operatorsGetOnlyTheParenthesesTheyNeed() {
    let sum = Expression.binary("a", .plus, "b")
    #expect(text(.binary(sum, .dividedBy, "c")) == "(a + b) / c")
    #expect(text(.binary(sum, .plus, "c")) == "a + b + c")
    #expect(text(.binary("c", .plus, sum)) == "c + (a + b)")
    #expect(text(.binary(.binary("a", .dividedBy, "b"), .plus, "c")) == "a / b + c")
    #expect(text(.binary(.binary("a", .coalescing, "b"), .equal, "c")) == "a ?? b == c")
    #expect(text(.binary("a", .coalescing, .binary("b", .equal, "c"))) == "a ?? (b == c)")
    #expect(text(.binary("a", .coalescing, .binary("b", .coalescing, "c"))) == "a ?? b ?? c")
    #expect(text(.binary(.binary("a", .coalescing, "b"), .coalescing, "c")) == "(a ?? b) ?? c")
    #expect(text(.binary(.binary("a", .equal, "b"), .equal, "c")) == "(a == b) == c")
    #expect(text(.binary(.binary("a", .or, "b"), .and, "c")) == "(a || b) && c")
    #expect(text(.not(.binary("a", .and, "b"))) == "!(a && b)")
    #expect(text(.not("a.b")) == "!a.b")
    #expect(text(.prefix("-", -1)) == "-(-1)")
    #expect(text(Expression.integer(-1).member("magnitude")) == "(-1).magnitude")
    #expect(text(sum.member("c")) == "(a + b).c")
    #expect(text(.cast(.binary("a", .coalescing, "b"), .conditional, "T")) == "(a ?? b) as? T")
    #expect(text(.binary(.cast("a", .conditional, "T"), .coalescing, "b")) == "a as? T ?? b")
    #expect(
      text(.ternary("a", then: "b", else: .ternary("c", then: "d", else: "e")))
        == "a ? b : c ? d : e")
    #expect(
      text(.ternary(.ternary("a", then: "b", else: "c"), then: "d", else: "e"))
        == "(a ? b : c) ? d : e")
    #expect(text(Expression.ternary("a", then: "b", else: "c").member("d")) == "(a ? b : c).d")
    #expect(text(.try(.await(.call("f")))) == "try await f()")
    #expect(text(.binary("a", .plus, .try(.call("f")))) == "a + (try f())")
  }
}
