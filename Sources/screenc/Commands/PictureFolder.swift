import LanguageServer
import ScreenCompiler

/// Where pictures for an editor lie while it runs.
final class PictureFolder {
  private let program = CompanionProgram(named: "screenc-preview")
  private var folder: String?
  /// The surroundings that were asked for, each of which has a folder of its own.
  private var asked: [[String]] = []

  /// Draws screens; nil where the program for that is missing.
  var draw: LanguageServer.Draw? {
    guard let program else { return nil }
    return { [self] drawing throws(ScreenDrawing.Failure) in try draw(drawing, by: program) }
  }

  private func draw(
    _ drawing: ScreenDrawing, by program: CompanionProgram
  ) throws(ScreenDrawing.Failure) -> [String] {
    let (status, output, words): (Int32, String, String)
    do throws(FileError) {
      let place = ["--at", "\(drawing.file):\(drawing.line)", "--specs", drawing.specs]
      (status, output, words) = try program.answer(
        place + ["--output", try path(for: drawing.options)] + Self.whole(drawing.options))
    } catch {
      throw ScreenDrawing.Failure(error.description)
    }
    switch status {
    case 0: return output.split(separator: "\n").map(String.init)
    case Tool.statusOfErrors:
      throw ScreenDrawing.Failure("the specs, as they are saved, have errors")
    default: throw ScreenDrawing.Failure(words.split(separator: "\n").joined(separator: " "))
    }
  }

  /// Options with what is drawn where they say nothing of it.
  private static func whole(_ options: [String]) -> [String] {
    var options = options
    if !options.contains("--state") { options += ["--state", "filled"] }
    if !options.contains("--as") { options += ["--as", "svg"] }
    return options
  }

  private func path(for options: [String]) throws(FileError) -> String {
    let folder: String
    if let known = self.folder {
      folder = known
    } else {
      folder = try FileSystem.createTemporaryDirectory()
      self.folder = folder
    }
    let number = asked.firstIndex(of: options) ?? asked.count
    if number == asked.count { asked.append(options) }
    return Path.join(folder, String(number))
  }

  func remove() {
    if let folder { FileSystem.removeTree(folder) }
    folder = nil
  }
}
