import SourceText
import SpecModel
import SpecSemantics
import SwiftEmitter
import Testing

/// Apps that no check would let pass: what has no meaning in them is an error with its place, and never a
/// gap in the output.
struct InternalErrorTests {
  private static let rest = """
    app: Shop
    host: { menu: [{ screen: Home, title: tab.home }] }
    ---
    api: main
    base: https://shop.example
    ---
    model: Post
    fields: { id: ID, title: String }
    """

  /// What is wrong with an app of a screen.
  private func problem(of screen: String) -> EmissionError? {
    let texts = [("Shop.yaml", Self.rest), ("Home.yaml", screen)]
    let files = texts.enumerated().map { number, file in
      SpecReader.read(
        Array(file.1.utf8), id: FileID(rawValue: UInt32(number)), path: file.0)
    }
    let emitter = Emitter(app: CheckedApp(index: AppIndex(files: files)))
    do throws(EmissionError) {
      _ = try emitter.emit(files[1])
      return nil
    } catch {
      return error
    }
  }

  /// The text of a screen at the place of an error.
  private func text(at error: EmissionError, in screen: String) -> String {
    let bytes = Array(screen.utf8)[Int(error.problem.span.start)..<Int(error.problem.span.end)]
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("title: { value: $parameters.name }", "$parameters.name"),
      ("bar: { trailing: [{ title: a, push: Nowhere }] }", "Nowhere"),
      ("bar: { trailing: [{ title: a, when: $state.isOpen, do: reload }] }", "$state.isOpen"),
      ("bar: { trailing: [{ title: a, request: Missing }] }", "Missing"),
      ("bar: { trailing: [{ title: a, call: buy, with: { post: $item } }] }", "$item"),
      ("bar: { trailing: [{ title: a, tab: Nowhere }] }", "Nowhere"),
    ])
  func whatHasNoMeaningIsAnErrorWithItsPlace(line: String, culprit: String) throws {
    let screen = "screen: Home\n\(line)\nsections: []\n"
    let error = try #require(problem(of: screen))
    #expect(error.file == FileID(rawValue: 1))
    #expect(text(at: error, in: screen) == culprit)
  }

  @Test func whatIsPlannedInPassingFailsTheFile() throws {
    let screen = "screen: Home\nparameters: { count: { type: Int, default: many } }\nsections: []\n"
    let error = try #require(problem(of: screen))
    #expect(error.problem.message.contains("many"))
  }

  @Test func aRightAppHasNone() {
    #expect(problem(of: "screen: Home\ntitle: home.title\nsections: []\n") == nil)
  }
}
