import SwiftCode
import Testing

@Test func shortCallStaysOnItsLine() {
  let call = Expression.call("Row", ["item", .arg("id", 1)])
  #expect(SourcePrinter.text(of: call) == "Row(item, id: 1)")
}
