import Foundation
import ScreenCore
import ScreenDriver
import Synchronization
import Testing

/// An answer of which several sections show a part.
private struct Found: Hashable, Sendable, Decodable {
  var top: Note?
  var notes: [Note] = []
}

/// An engine with two sections of one answer, and answers that are given one after the other.
@MainActor
private final class DataBench {
  let bench = EngineBench()
  let transport: ScriptedTransport
  let data: LoadedData<Found>
  var key = 0

  init(_ answers: String...) {
    let script = Script(answers)
    transport = ScriptedTransport { _ in try script.next() }
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport)
    data = LoadedData(client: client, at: "found") { Endpoint(.get, "/found") }
  }

  /// Begins a screen that shows the first note, and then all notes.
  func start(with more: [RowSection<NoteRow>] = []) {
    let data = data
    bench.engine.start(
      [
        .data(data, id: "found", reloadKey: { [weak self] in self?.key ?? 0 }),
        RowSection(id: "top") {
          data.item { $0.top }.map { [NoteRow(note: $0)] } ?? []
        },
        RowSection(
          id: "notes", limit: 2, items: { data.items { $0.notes } }, row: { NoteRow(note: $0) }),
      ] + more)
    bench.engine.screenWillAppear()
  }

  func settle() async {
    while bench.engine.isBusy { await Task.yield() }
  }
}

/// Answers in their order; the last one is given again.
private final class Script: Sendable {
  private let answers: Mutex<[String]>

  init(_ answers: [String]) { self.answers = Mutex(answers) }

  func next() throws -> HTTPResponse {
    let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    guard answer != "cut" else { throw URLError(.networkConnectionLost) }
    return HTTPResponse(json: answer)
  }
}

private let full = #"""
  {"found": {"top": {"id": 9, "text": "best"}, "notes": [
    {"id": 1, "text": "one"}, {"id": 2, "text": "two"}, {"id": 3, "text": "three"}
  ]}}
  """#

@MainActor @Suite struct LoadedDataTests {
  @Test func oneAnswerFeedsSeveralSections() async {
    let screen = DataBench(full)
    screen.start()
    #expect(screen.bench.engine.phase == .loading)
    await screen.settle()
    #expect(screen.bench.engine.phase == .content)
    #expect(screen.bench.output.list.sections.map(\.id) == ["top", "notes"])
    #expect(screen.bench.output.texts == ["best", "one", "two"])
    #expect(await screen.transport.requests.count == 1)
  }

  @Test func answerWithoutAnythingToShowIsAnEmptyScreen() async {
    let screen = DataBench(#"{"found": {"notes": []}}"#)
    screen.start()
    await screen.settle()
    #expect(screen.bench.engine.phase == .empty)
  }

  @Test func rowOfTheAnswerMakesAScreenThoughItsListIsEmpty() async {
    let screen = DataBench(#"{"found": {"top": {"id": 9, "text": "best"}, "notes": []}}"#)
    screen.start()
    await screen.settle()
    #expect(screen.bench.engine.phase == .content)
    #expect(screen.bench.output.texts == ["best"])
  }

  @Test func whatFailsCanBeTriedAgain() async {
    let screen = DataBench("cut", full)
    screen.start()
    await screen.settle()
    guard case .failed = screen.bench.engine.phase else {
      Issue.record("\(screen.bench.engine.phase)")
      return
    }
    screen.bench.engine.retry()
    await screen.settle()
    #expect(screen.bench.output.texts == ["best", "one", "two"])
  }

  @Test func answerInAnotherShapeIsAFailure() async {
    let screen = DataBench(#"{"lost": {}}"#)
    screen.start()
    await screen.settle()
    guard case .failed = screen.bench.engine.phase else {
      Issue.record("\(screen.bench.engine.phase)")
      return
    }
  }

  @Test func reloadingKeepsWhatIsShownUntilSomethingElseArrives() async {
    let screen = DataBench(full, #"{"found": {"notes": [{"id": 4, "text": "four"}]}}"#)
    screen.start()
    await screen.settle()
    screen.bench.engine.reload()
    #expect(screen.bench.output.texts == ["best", "one", "two"])
    await screen.settle()
    #expect(screen.bench.output.texts == ["four"])
  }

  @Test func anotherQuestionLetsTheOldAnswerGo() async {
    let screen = DataBench(full, #"{"found": {"notes": [{"id": 4, "text": "four"}]}}"#)
    screen.start()
    await screen.settle()
    screen.key = 1
    screen.bench.engine.setNeedsUpdate()
    await screen.settle()
    #expect(screen.bench.output.phases.suffix(2) == [.loading, .content])
    #expect(screen.bench.output.texts == ["four"])
  }

  @Test func changedModelsStandInThePlaceOfLoadedOnes() async {
    let screen = DataBench(full)
    screen.start()
    await screen.settle()
    screen.bench.changes.send(Note("2", "TWO"))
    screen.bench.changes.send(Note("9", "BEST"))
    #expect(screen.bench.output.texts == ["BEST", "one", "TWO"])
    screen.bench.engine.reload()
    await screen.settle()
    #expect(screen.bench.output.texts == ["best", "one", "two"])
  }

  @Test func optimisticChangeIsShownInSectionsOfTheAnswer() async {
    let screen = DataBench(full)
    screen.start()
    await screen.settle()
    let change = screen.bench.engine.showOptimistically(Note("2", "TWO"))
    #expect(screen.bench.output.texts == ["best", "one", "TWO"])
    change.commit()
    #expect(screen.bench.output.texts == ["best", "one", "TWO"])
  }

  @Test func sourcesBesideTheAnswerAreShownAsTheyCome() async {
    let screen = DataBench(full)
    screen.start(with: [screen.bench.section()])
    screen.bench.source.finish([Note("7", "seven")])
    #expect(screen.bench.engine.phase == .content)
    #expect(screen.bench.output.texts == ["seven"])
    await screen.settle()
    #expect(screen.bench.output.texts == ["best", "one", "two", "seven"])
  }
}
