/// Writes the arguments of a call, one after the other, straight into its code.
public struct ArgumentWriter: ~Copyable {
  var printer: Printer
  /// Where the first argument begins.
  private var start = 0
  private var count = 0
  /// Whether the first argument, as long as it is the only one, keeps its brackets beside the
  /// call's.
  private var isHugged = false

  init(_ printer: Printer) {
    self.printer = printer
  }

  /// Adds an argument without a label.
  public mutating func add(_ value: Expression) {
    begin(value)
    printer.print(value)
  }

  /// Adds an argument with a label, if there is one.
  public mutating func add(_ label: String, _ value: Expression?) {
    guard let value else { return }
    begin(value)
    printer.write(name: label, in: .argumentLabel)
    printer.out.write(UInt8(ascii: ":"))
    printer.print(labeled: value)
  }

  private mutating func begin(_ value: Expression) {
    if count == 0 {
      printer.out.write(UInt8(ascii: "("))
      start = printer.out.count
      isHugged = value.hugsParentheses
      if !isHugged { printer.out.insertGroup(at: start) }
    } else {
      if isHugged, count == 1 { printer.out.insertGroup(at: start) }
      printer.out.write(UInt8(ascii: ","))
      printer.out.mark(.spaceOrBreakIn)
    }
    count += 1
  }

  /// Ends the list.
  ///
  /// - Parameter isOptional: Whether a list of nothing can be left out.
  mutating func finish(isOptional: Bool) {
    guard count > 0 else {
      guard !isOptional else { return }
      return printer.out.write("()")
    }
    if count > 1 || !isHugged {
      printer.out.mark(.breakOut)
      printer.out.mark(.close)
    }
    printer.out.write(UInt8(ascii: ")"))
  }
}
