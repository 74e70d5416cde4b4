import SourceText

/// Dates by ISO 8601 as the run-time reads them: with or without parts of a second and zone; a day by
/// itself is its first moment.
enum ISODate {
  static func isDate(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard takeDay(&rest) else { return false }
    guard let separator = rest.popFirst() else { return true }
    guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: " ") else { return false }
    guard takeTime(&rest) else { return false }
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      rest.removeFirst()
      let digits = rest.prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(digits.count)
    }
    return isZone(rest)
  }

  private static func takeDay(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard takeNumber(&rest, digits: 4, within: 0...9999), take(&rest, UInt8(ascii: "-")),
      takeNumber(&rest, digits: 2, within: 1...12), take(&rest, UInt8(ascii: "-"))
    else { return false }
    return takeNumber(&rest, digits: 2, within: 1...31)
  }

  private static func takeTime(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard takeNumber(&rest, digits: 2, within: 0...24), take(&rest, UInt8(ascii: ":")),
      takeNumber(&rest, digits: 2, within: 0...59), take(&rest, UInt8(ascii: ":"))
    else { return false }
    return takeNumber(&rest, digits: 2, within: 0...60)
  }

  private static func isZone(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    guard let sign = rest.popFirst() else { return true }
    if sign == UInt8(ascii: "Z") { return rest.isEmpty }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      takeNumber(&rest, digits: 2, within: 0...23)
    else { return false }
    if rest.isEmpty { return true }
    if rest.first == UInt8(ascii: ":") { rest.removeFirst() }
    return takeNumber(&rest, digits: 2, within: 0...59) && rest.isEmpty
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private static func takeNumber(
    _ rest: inout ArraySlice<UInt8>, digits: Int, within range: ClosedRange<Int>
  ) -> Bool {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy(\.isDigit) else { return false }
    rest = rest.dropFirst(digits)
    return range.contains(text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
  }
}
