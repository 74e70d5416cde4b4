import ScreenCore
import Testing

@MainActor @Suite struct LocalDataSourceTests {
  @Test func itemsAreThereAtOnce() {
    let source = LocalDataSource([Note(1), Note(2)])
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    #expect(delegate.events == [.began(.first), .finished(.first, 2)])
    source.items.append(Note(3))
    #expect(delegate.events.last == .changed)
    #expect(source.numberOfObjects() == 3)
  }

  @Test func itemsOfManyTypesStandInOneList() {
    let source = HeterogeneousDataSource(models: [Note(1), Picture(id: 1, width: 2)])
    #expect(source.object(at: 1)?.model is Picture)
    source.replace(Picture(id: 1, width: 9))
    #expect((source.object(at: 1)?.model as? Picture)?.width == 9)
    #expect((source.object(at: 0)?.model as? Note)?.id == 1)
  }
}
