import ScreenCore
import Testing

@MainActor @Suite struct SectionedDataSourceTests {
  private enum Part: CaseIterable {
    case friends, everyone
  }

  private let source = SectionedDataSource<Part>()
  private let friends = RecordingDelegate()
  private let everyone = RecordingDelegate()

  init() {
    source.source(of: .friends).delegate = friends
    source.source(of: .everyone).delegate = everyone
  }

  private func texts(in part: Part) -> [String] {
    source.objects(in: part).compactMap { ($0 as? Note)?.text }
  }

  @Test func addedModelsStandAtTheEndOfTheirSectionOnly() {
    source.add([Note(1, "a"), Note(2, "b")], to: .friends)
    source.add(Note(3, "c"), to: .friends)
    #expect(texts(in: .friends) == ["a", "b", "c"])
    #expect(source.numberOfObjects(in: .everyone) == 0)
    #expect(friends.events == [.changed, .changed])
    #expect(everyone.events.isEmpty)
  }

  @Test(arguments: [(-3, "xab"), (0, "xab"), (1, "axb"), (2, "abx"), (9, "abx")])
  func insertedModelsStandAtTheIndexOrTheNearestEnd(index: Int, expected: String) {
    source.add([Note(1, "a"), Note(2, "b")], to: .friends)
    source.insert([Note(3, "x")], at: index, in: .friends)
    #expect(texts(in: .friends).joined() == expected)
  }

  @Test func removedModelsLeaveTheirSectionOnly() {
    source.add([Note(1, "a"), Note(2, "b")], to: .friends)
    source.add([Note(1, "a")], to: .everyone)
    #expect(source.remove(at: 1, from: .friends) as? Note == Note(2, "b"))
    source.remove(Note(1, "another text"), from: .friends)
    #expect(texts(in: .friends).isEmpty)
    #expect(texts(in: .everyone) == ["a"])
  }

  @Test func removingWhatIsNotThereChangesNothing() {
    source.add([Note(1, "a")], to: .friends)
    #expect(source.remove(at: 1, from: .friends) == nil)
    #expect(source.remove(at: -1, from: .friends) == nil)
    source.remove(Note(7), from: .friends)
    #expect(source.object(at: 4, in: .friends) == nil)
    #expect(texts(in: .friends) == ["a"])
    #expect(friends.events == [.changed])
  }

  @Test func replacedModelsChangeEverySectionThatHasThem() {
    source.add([Note(1, "a"), Note(2, "b")], to: .friends)
    source.add([Note(2, "b")], to: .everyone)
    source.replace(Note(2, "new"))
    #expect(texts(in: .friends) == ["a", "new"])
    #expect(texts(in: .everyone) == ["new"])
    source.replaceAll(in: .friends, with: [Note(5, "e")])
    #expect(texts(in: .friends) == ["e"])
  }

  @Test func modelsKeepTheirStyles() throws {
    source.add([Note(1, "a")], style: .bold, to: .friends)
    source.add([Note(1, "a")], to: .friends)
    source.replace(Note(1, "b"))
    let styled = source.source(of: .friends).objects
    #expect(styled.map(\.style) == [RowStyle<Note>.bold.key, RowStyle<Note>.standard.key])
    #expect(Set(styled.map(\.id)).count == 2, "the same model in two styles makes two rows")
    #expect(texts(in: .friends) == ["b", "b"])
  }

  @Test func casesOfAUnionStandAsTheirModels() {
    source.add([Piece.note(Note(1)), .picture(Picture(id: 1, width: 2))], to: .friends)
    #expect(source.objects(in: .friends).first is Note)
    #expect(source.objects(in: .friends).last is Picture)
    let styles = source.source(of: .friends).objects.map(\.style)
    #expect(styles == [RowStyle<Note>.standard.key, RowStyle<Picture>.standard.key])
  }

  @Test func reloadTellsOnlyItsSectionWhereItemsAreAtHand() {
    source.reload(.everyone)
    #expect(everyone.events == [.changed])
    #expect(friends.events.isEmpty)
  }
}

@MainActor @Suite struct LoadingSectionedDataSourceTests {
  private enum Part: CaseIterable {
    case friends, everyone
  }

  private struct Broken: Error {}

  @Test func eachSectionLoadsItsOwn() async throws {
    let source = SectionedDataSource<Part> { part in
      [StyledModel(Note(part == .friends ? 1 : 2))]
    }
    let delegate = RecordingDelegate()
    source.source(of: .friends).delegate = delegate
    source.source(of: .friends).loadFirst()
    try await delegate.waitForEnds(1)
    #expect(delegate.events == [.began(.first), .finished(.first, 1)])
    #expect((source.object(at: 0, in: .friends) as? Note)?.id == 1)
    #expect(source.numberOfObjects(in: .everyone) == 0)
  }

  @Test func reloadLoadsASectionAnew() async throws {
    var loads: [Part] = []
    let source = SectionedDataSource<Part> { part in
      loads.append(part)
      return [StyledModel(Note(Identifier(loads.count)))]
    }
    let delegate = RecordingDelegate()
    source.source(of: .everyone).delegate = delegate
    source.reload(.everyone)
    try await delegate.waitForEnds(1)
    source.reload(.everyone)
    try await delegate.waitForEnds(2)
    #expect(loads == [.everyone, .everyone])
    #expect((source.object(at: 0, in: .everyone) as? Note)?.id == 2)
  }

  @Test func failedLoadsLeaveTheItemsAsTheyWere() async throws {
    var answers = [[StyledModel(Note(1))]]
    let source = SectionedDataSource<Part> { _ in
      guard let answer = answers.popLast() else { throw Broken() }
      return answer
    }
    let delegate = RecordingDelegate()
    let section = source.source(of: .friends)
    section.delegate = delegate
    section.loadFirst()
    try await delegate.waitForEnds(1)
    section.loadTop()
    try await delegate.waitForEnds(2)
    #expect(delegate.events.last == .failed(.top, .other("Broken()")))
    #expect(source.numberOfObjects(in: .friends) == 1)
  }

  @Test func answersOfCancelledLoadsAreDropped() async throws {
    let source = SectionedDataSource<Part> { _ in [StyledModel(Note(1))] }
    let delegate = RecordingDelegate()
    let section = source.source(of: .friends)
    section.delegate = delegate
    section.loadFirst()
    section.cancelLoads()
    section.loadTop()
    try await delegate.waitForEnds(1)
    #expect(delegate.events == [.began(.first), .began(.top), .finished(.top, 1)])
  }
}

extension RowStyle<Note> {
  fileprivate static var bold: RowStyle { RowStyle("bold") }
}
