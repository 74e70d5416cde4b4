import SwiftCode
import Testing

@Suite struct TypeTextTests {
  @Test(arguments: [
    (SwiftType.named("Feed.Item"), "Feed.Item"),
    (.named("protocol"), "`protocol`"),
    (.named("Self"), "Self"),
    (.optional("Int"), "Int?"),
    (.optional(.optional("Int")), "Int??"),
    (.implicitlyUnwrapped("Int"), "Int!"),
    (.array(.optional("Int")), "[Int?]"),
    (.dictionary("String", .array("Int")), "[String: [Int]]"),
    (.generic("Result", "Int", .any("Error")), "Result<Int, any Error>"),
    (.member(.generic("Box", "Int"), "Index"), "Box<Int>.Index"),
    (.optional(.any("P")), "(any P)?"),
    (.some(.composition(["A", "B"])), "some A & B"),
    (.metatype(.any("P")), "(any P).Type"),
    (.tuple([TupleTypeElement("a", "Int"), "String"]), "(a: Int, String)"),
    (.function([]), "() -> Void"),
    (.optional(.function(["Int"], returning: "Int")), "((Int) -> Int)?"),
    (
      .function(
        ["A", "B"], isAsync: true, throws: .typed("E"), returning: "C", attributes: [.sendable]),
      "@Sendable (A, B) async throws(E) -> C"
    ),
    (.attributed([.escaping], .function([], throws: .any)), "@escaping () throws -> Void"),
    (.inout("Int"), "inout Int"),
    (.raw("~Copyable"), "~Copyable"),
  ])
  func typesPrintAsWritten(type: SwiftType, text: String) {
    #expect(SourcePrinter.text(of: type) == text)
  }
}
