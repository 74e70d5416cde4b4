import SourceText
import Testing

@testable import SpecModel

@Suite struct ExpressionTests {
  /// The structure of an expression, with parentheses around every operation.
  /// Texts stand at the start of a file, without quotes.
  private func place(of text: UnsafeBufferPointer<UInt8>) -> TextPlace {
    TextPlace(whole: ByteSpan(0..<text.count), start: 0)
  }

  private func structure(_ text: String) throws -> String {
    var text = text
    return try text.withUTF8 { bytes in
      describe(try ExpressionParser.parse(bytes, in: 0..<bytes.count, at: place(of: bytes)))
    }
  }

  private func describe(_ expression: Expression) -> String {
    switch expression.kind {
    case .text(let text): text
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "“\(value)”"
    case .caseName(let name): name
    case .path(let path): path.lacksDollar ? String(path.text.dropFirst()) : path.text
    case .not(let operand): "(not \(describe(operand)))"
    case .binary(let operation, let left, let right):
      "(\(describe(left)) \(operation.rawValue) \(describe(right)))"
    case .template, .list, .object, .conditional, .invalid: "?"
    }
  }

  private func problem(_ text: String) -> ExpressionProblem? {
    var text = text
    return text.withUTF8 { bytes in
      do throws(ExpressionProblem) {
        _ = try ExpressionParser.parse(bytes, in: 0..<bytes.count, at: place(of: bytes))
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(arguments: [
    ("$item.a == 1 and $item.b or not $item.c", "((($item.a == 1) and $item.b) or (not $item.c))"),
    ("not ($item.a or $item.b)", "(not ($item.a or $item.b))"),
    ("$item.photo != nil", "($item.photo != nil)"),
    ("$state.audience == friends", "($state.audience == friends)"),
    ("$item.name == \"not me\"", "($item.name == “not me”)"),
    ("$item.tags.count >= 2.5", "($item.tags.count >= 2.5)"),
    ("$item.x == -3", "($item.x == -3)"),
    ("notable == $item.kind", "(notable == $item.kind)"),
    ("$item.größe > 0", "($item.größe > 0)"),
    ("item.bio != nil", "(item.bio != nil)"),
    ("not item.liked and state.query == \"\"", "((not item.liked) and (state.query == “”))"),
  ])
  func operatorsBindAsWritten(text: String, expected: String) throws {
    #expect(try structure(text) == expected)
  }

  @Test(arguments: [
    ("$item.likes = 3", 12..<13), ("$item.a && $item.b", 8..<10), ("", 0..<0),
    ("$item.", 5..<6), ("$itm.name", 0..<4), ("($item.a", 0..<1), ("\"open", 0..<5),
    ("$item.a or", 9..<10), ("$item.a?.b", 7..<8), ("1.2.3 == $item.a", 0..<5),
    ("$item.a == é!", 13..<14), ("$item.photo is nil", 12..<14), ("bio.count > 3", 0..<9),
    ("$item.kind == Kind.good", 14..<23), ("$item.kind == .good", 14..<19), ("item. > 3", 0..<5),
    ("item..a", 0..<7), ("itme.bio", 0..<8),
  ])
  func whatDoesNotFitIsMarked(text: String, range: Range<Int>) throws {
    #expect(try #require(problem(text)).range == range)
  }

  @Test func deepNestingIsRefusedAndDoesNotOverflow() throws {
    let deep = String(repeating: "(", count: 100_000) + "$item.a"
    #expect(problem(deep) != nil)
    let negations = String(repeating: "not ", count: 100_000) + "$item.a"
    #expect(problem(negations) != nil)
  }

  @Test func longConditionsAreRefusedAndDoNotOverflow() throws {
    func condition(_ parts: Int) -> String {
      Array(repeating: "$item.a", count: parts).joined(separator: " and ")
    }
    #expect(problem(condition(60)) == nil)
    #expect(try #require(problem(condition(100_000))).message.contains("too many parts"))
  }

  @Test func nearestScopeIsSuggested() throws {
    #expect(try #require(problem("$itm.name")).help == "did you mean `$item`?")
  }
}
