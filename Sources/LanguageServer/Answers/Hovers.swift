import Diagnostics
import ScreenCompiler
import SourceText
import SpecChecks
import SpecSemantics

/// What stands at a place: what a key means or, of a name, what it stands for and how that looks.
extension LanguageServer {
  func hover(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    if let named = try named(parameters) {
      return hover(try text(of: named), over: named.lines.range(of: named.reference.location))
    }
    let site = try site(parameters)
    guard let (word, text) = try meaning(at: try byte(parameters, in: site), in: site) else {
      return .null
    }
    let name = String(decoding: site.text[word.range], as: UTF8.self)
    return hover("`\(name)`: \(text)", over: site.lines.range(of: word))
  }

  private func hover(_ text: String, over range: JSONValue) -> JSONValue {
    .object([
      (
        "contents",
        .object([("kind", .string("markdown")), ("value", .string(text))])
      ), ("range", range),
    ])
  }

  private func text(of named: Named) throws(RequestProblem) -> String {
    let symbol = named.reference.symbol
    var paragraphs = [symbol.phrase]
    let declaration = named.places.references(to: symbol).first(where: \.isDeclaration)
    if let declaration, symbol.kind == .screen || symbol.kind == .adapter {
      paragraphs += pictures(of: declaration, named).map { "![\(symbol.name)](\($0))" }
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Pictures of what is declared somewhere; none where it has never been saved, or can't be drawn.
  private func pictures(of declaration: SymbolReference, _ named: Named) -> [String] {
    guard let draw else { return [] }
    let lines = named.lines
    let line = lines.lines(of: declaration.location.file)
      .line(at: declaration.location.span.range.lowerBound)
    let drawing = ScreenDrawing(
      specs: specs, file: lines.path(of: declaration.location.file), line: line)
    do throws(ScreenDrawing.Failure) {
      // One adapter may be shown by many screens.
      return try draw(drawing).prefix(1).map(FileAddress.address)
    } catch {
      return []
    }
  }
}
