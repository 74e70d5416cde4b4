import Diagnostics
import ScreenCompiler
import SourceText

/// What is to be drawn for an editor: the screen that is declared at a line of a saved spec or, where something else is,
/// those that show it.
package struct ScreenDrawing: Sendable, Hashable {
  /// Why there is no picture.
  package struct Failure: Error {
    package let message: String

    package init(_ message: String) {
      self.message = message
    }
  }

  /// The folder of the specs.
  package let specs: String
  package let file: String
  /// From 1.
  package let line: Int
  /// Those words of the options of `screenc preview` by which surroundings are chosen, in their order.
  package var options: [String] = []
}

/// Pictures of screens: `screenc/picture`, which no other server has.
extension LanguageServer {
  func pictures(_ parameters: JSON) throws(RequestProblem) -> JSONValue {
    guard let draw else {
      throw .failed("pictures need the program screenc-preview beside screenc")
    }
    let site = try site(parameters)
    let line = site.lines.line(at: try byte(parameters, in: site))
    var drawing = ScreenDrawing(specs: specs, file: site.file, line: line)
    drawing.options = try options(parameters)
    do throws(ScreenDrawing.Failure) {
      let pictures = try draw(drawing).map { path in
        JSONValue.object([("uri", .string(FileAddress.address(of: path)))])
      }
      return .object([("pictures", .array(pictures))])
    } catch {
      throw .failed(error.message)
    }
  }

  private func options(_ parameters: JSON) throws(RequestProblem) -> [String] {
    var options: [String] = []
    for (key, option) in [
      ("state", "--state"), ("format", "--as"), ("size", "--size"), ("textSize", "--text-size"),
      ("language", "--language"),
    ] {
      guard let value = parameters[key].string else { continue }
      // What would be another option is none of the values.
      guard !value.isEmpty, !value.hasPrefix("-") else {
        throw .parameters("`\(key)` can't be `\(value)`")
      }
      options += [option, value]
    }
    for (key, option) in [
      ("dark", "--dark"), ("rightToLeft", "--right-to-left"), ("highContrast", "--high-contrast"),
    ] where parameters[key].isTrue {
      options.append(option)
    }
    return options
  }
}
