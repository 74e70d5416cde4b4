import SwiftCode
import Testing

/// How what does not fit is broken; that the formatter agrees is `FormatterConformanceTests`' part.
@Suite struct LineBreakTests {
  private let long = Expression.identifier(String(repeating: "l", count: 40))
  private let name = String(repeating: "l", count: 40)

  @Test func argumentsGoOnePerLine() {
    #expect(
      SourcePrinter.text(
        of: .call("f", [.arg(long), .arg("x", .call("g", [.arg(long)])), .arg("y", long)]))
          == """
          f(
            \(name),
            x: g(\(name)),
            y: \(name)
          )
          """)
  }

  @Test func lineOfExactlyAHundredColumnsStays() {
    let fitting = String(repeating: "a", count: 97)
    #expect(SourcePrinter.text(of: .call("f", [.arg(.identifier(fitting))])) == "f(\(fitting))")
    #expect(
      SourcePrinter.text(of: .call("f", [.arg(.identifier(fitting + "a"))]))
        == "f(\n  \(fitting)a\n)")
  }

  @Test func widthIsCountedInCharactersNotBytes() {
    let text = String(repeating: "é", count: 95)
    #expect(SourcePrinter.text(of: .call("f", [.arg(.string(text))])) == "f(\"\(text)\")")
  }

  @Test func commaBehindTheLastElementHasRoomToo() {
    func list(_ width: Int) -> String {
      let last = Expression.identifier(String(repeating: "a", count: width - 3))
      return SourcePrinter.text(of: .array([long, long, .call("f", [.arg(last)])]))
    }
    #expect(list(97).hasSuffix("a),\n]"))
    #expect(list(98).hasSuffix("a\n  ),\n]"))
  }

  @Test func brokenCollectionsEndWithACommaUnlessOfOneElement() {
    #expect(
      SourcePrinter.text(of: .array([long, long, long]))
        == "[\n  \(name),\n  \(name),\n  \(name),\n]")
    let wide = Expression.identifier(String(repeating: "w", count: 99))
    #expect(
      SourcePrinter.text(of: .array([wide])) == "[\n  \(String(repeating: "w", count: 99))\n]")
  }

  @Test(arguments: [3, 255, 256, 257, 511, 512, 513, 5_000])
  func linesMayHaveAnyNumberOfBreaks(count: Int) {
    let elements = (0..<count).map { Expression.string("\(long: $0)") }
    #expect(
      SourcePrinter.text(of: .array(elements))
        == "[\n" + elements.indices.map { "  \"\(long: $0)\",\n" }.joined() + "]")
  }

  @Test func operatorsStartLines() {
    #expect(
      SourcePrinter.text(of: [.let("a", nil, .binary(.binary(long, .and, long), .and, long))])
        == "let a =\n  \(name)\n  && \(name)\n  && \(name)")
    #expect(
      SourcePrinter.text(of: [.return(.ternary(long, then: long, else: long))])
        == "return \(name)\n  ? \(name)\n  : \(name)")
  }

  @Test func chainsBreakBeforeTheirCalls() {
    let chain = long.call("first", [.arg(long)]).call("second", [.arg(long)])
    #expect(
      SourcePrinter.text(of: [.let("a", nil, chain)])
        == "let a =\n  \(name)\n  .first(\(name))\n  .second(\(name))")
  }

  @Test func lastCallOfAChainKeepsItsClosureBesideIt() {
    let chain = Expression("a").call("first").call(
      "map", trailing: Closure(["x"], body: [.call("f"), .return("x")]))
    #expect(
      SourcePrinter.text(of: [.return(chain)]) == """
        return a.first().map { x in
          f()
          return x
        }
        """)
  }

  @Test func parametersGoOnePerLineBeforeTheResult() {
    let function = FunctionDeclaration(
      "f", [Parameter("a", .named(name)), Parameter("b", .named(name))], throws: true,
      returning: .generic("Box", .named("R")), body: [.return(1)])
    #expect(
      SourcePrinter.text(of: .function(function)) == """
        func f(
          a: \(name),
          b: \(name)
        ) throws -> Box<R> {
          return 1
        }
        """)
  }

  @Test func bracesAfterContinuationLinesStandAlone() {
    #expect(
      SourcePrinter.text(of: [.if([.let("a", long), .let("b", long)], then: [.call("f")])])
        == "if let a = \(name),\n  let b = \(name)\n{\n  f()\n}")
    let type = TypeDeclaration(.class, "C", inherits: [.named(name), .named(name), .named(name)])
    #expect(
      SourcePrinter.text(of: .type(type))
        == "class C: \(name), \(name),\n  \(name)\n{}")
  }

  @Test func commentsWrapAtTheLastColumn() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let text = SourcePrinter.text(of: .comment(words))
    #expect(text.split(separator: "\n").map(\.count) == [97, 57])
    let unbroken = String(repeating: "w", count: 120)
    #expect(SourcePrinter.text(of: .comment(unbroken)) == "// \(unbroken)")
  }

  @Test(arguments: [">", "-", "+", "*", "#", "=", "1.", "<b>", "@b", "~~~"])
  func noLineOfACommentBeginsWithWhatBeginsAnotherBlock(mark: String) {
    let words = Array(repeating: "word", count: 18).joined(separator: " ")
    #expect(
      SourcePrinter.text(of: .comment("\(words) `price \(mark) 5` counts"))
        == "// \(words)\n// `price \(mark) 5` counts")
    #expect(
      SourcePrinter.text(of: .comment("\(words) `price 1.5` counts"))
        == "// \(words) `price\n// 1.5` counts")
  }

  @Test func interpolationsNeverBreak() {
    let call = Expression.call("f", [.arg(long), .arg(long), .arg(long)])
    #expect(
      SourcePrinter.text(of: .string([.interpolation(call)]))
        == "\"\\(f(\(name), \(name), \(name)))\"")
  }
}

extension String.StringInterpolation {
  /// A number with words around it that make a line too long for two of them.
  fileprivate mutating func appendInterpolation(long number: Int) {
    appendLiteral("the element number \(number) of many that stand in one list of the code")
  }
}
