/// Prints structured Swift as source text.
///
/// The text is what `swift format` in its default configuration leaves alone: two spaces, a hundred
/// columns, lists that do not fit with one element per line.
public enum SourcePrinter {
  /// The text of a file; it ends with a newline.
  ///
  /// - Parameter start: Text that stands above it, such as the header of generated files.
  public static func print(_ file: SourceFile, below start: [UInt8] = []) -> [UInt8] {
    lines(capacity: 20_000, below: start) { $0.print(file) }
  }

  /// The text of one declaration, without a newline at its end.
  public static func text(of declaration: Declaration) -> String {
    snippet { $0.print(declarations: [declaration], separated: false) }
  }

  /// The text of statements, without a newline at its end.
  public static func text(of statements: [Statement]) -> String {
    snippet { $0.print(statements: statements) }
  }

  /// The text of an expression, without a newline at its end.
  public static func text(of expression: Expression) -> String {
    snippet { $0.print(statements: [.expression(expression)]) }
  }

  /// The text of a type.
  public static func text(of type: SwiftType) -> String {
    String(decoding: lines { $0.print(type) }, as: UTF8.self)
  }

  private static func snippet(_ body: (inout Printer) -> Void) -> String {
    let lines = lines(body)
    let end = lines.last == UInt8(ascii: "\n") ? 1 : 0
    return String(decoding: lines.dropLast(end), as: UTF8.self)
  }

  private static func lines(
    capacity: Int = 256, below start: [UInt8] = [], _ body: (inout Printer) -> Void
  ) -> [UInt8] {
    var printer = Printer(out: LineWriter(capacity: capacity, below: start))
    body(&printer)
    return printer.out.finish()
  }
}

/// Walks the structure and writes it; the extensions hold one kind of node each.
struct Printer: ~Copyable {
  var out: LineWriter
  /// Whether a trailing closure would be read as the body of the statement.
  var guardsTrailingClosures = false

  /// Writes a name, in backticks where its place demands them.
  mutating func write(name: String, in context: Keywords.Context) {
    guard Keywords.needsBackticks(name, in: context) else { return out.write(text: name) }
    out.write(UInt8(ascii: "`"))
    out.write(text: name)
    out.write(UInt8(ascii: "`"))
  }

  /// Writes elements with a comma between, breaking to one per line between the delimiters if they
  /// do not fit, or in any case if the group's breaks always fire.
  mutating func writeList<Element>(
    _ elements: [Element],
    open: UInt8,
    close: UInt8,
    group: LayoutMark = .openConsistent,
    trailingComma: Bool = false,
    _ write: (inout Printer, Element) -> Void
  ) {
    out.write(open)
    if elements.isEmpty { return out.write(close) }
    let wasGuarded = guardsTrailingClosures
    guardsTrailingClosures = false
    out.mark(group)
    out.mark(.breakIn)
    for index in elements.indices {
      if index > 0 {
        out.write(UInt8(ascii: ","))
        out.mark(.spaceOrBreakIn)
      }
      write(&self, elements[index])
    }
    let withComma = trailingComma && elements.count > 1
    out.mark(withComma ? .breakOutWithComma : .breakOut)
    out.mark(.close)
    out.write(close)
    guardsTrailingClosures = wasGuarded
  }
}
