import SwiftCode
import Testing

@Suite struct TypeTextTests {
  @Test(arguments: [
    (SwiftType.named("Feed.Item"), "Feed.Item"),
    (.named("protocol"), "`protocol`"),
    (.named("Self"), "Self"),
    (.optional("Int"), "Int?"),
    (.optional(.optional("Int")), "Int??"),
    (.array(.optional("Int")), "[Int?]"),
    (.generic("Result", "Int", .any("Error")), "Result<Int, any Error>"),
    (.member(.generic("Box", "Int"), "Index"), "Box<Int>.Index"),
    (.optional(.any("P")), "(any P)?"),
    (.some("A"), "some A"),
    (.function([]), "() -> Void"),
    (.optional(.function(["Int"], returning: "Int")), "((Int) -> Int)?"),
    (
      .function(
        ["A", "B"], isAsync: true, throws: true, returning: "C", attributes: ["@Sendable"]),
      "@Sendable (A, B) async throws -> C"
    ),
    (.attributed([.escaping], .function([], throws: true)), "@escaping () throws -> Void"),
  ])
  func typesPrintAsWritten(type: SwiftType, text: String) {
    #expect(SourcePrinter.text(of: type) == text)
  }
}
