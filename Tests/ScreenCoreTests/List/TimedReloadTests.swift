import ScreenCore
import Testing

/// Lists that ask again by themselves while they are seen.
@MainActor @Suite struct TimedReloadTests {
  private let one = Note("1", "one")
  private let two = Note("2", "two")

  /// A list that asks each 30 seconds, in sight.
  private func seen(
    with notes: [Note]? = nil, reloading: ListEngine<NoteRow>.Reloading = .init(every: .seconds(30))
  ) -> EngineBench {
    let bench = EngineBench(reloading: reloading)
    bench.start()
    bench.engine.screenWillAppear()
    bench.engine.screenDidAppear()
    if let notes { bench.source.finish(notes) }
    return bench
  }

  @Test func asksAgainSoLongAfterEachAnswer() {
    let bench = seen(with: [one])
    bench.clock.advance(by: .seconds(29))
    #expect(bench.source.begun == [.first])
    bench.clock.advance(by: .seconds(1))
    #expect(bench.source.begun == [.first, .top])
    #expect(bench.output.texts == ["one"] && bench.engine.phase == .content)
    bench.clock.advance(by: .seconds(10))
    bench.source.finish([one, two])
    #expect(bench.output.texts == ["one", "two"])
    bench.clock.advance(by: .seconds(29))
    #expect(bench.source.begun.count == 2)
    bench.clock.advance(by: .seconds(1))
    #expect(bench.source.begun.count == 3)
  }

  @Test("a slow server is not asked again before it has answered")
  func requestsDoNotPileUp() {
    let bench = seen(with: [one])
    bench.clock.advance(by: .seconds(600))
    #expect(bench.source.begun == [.first, .top])
    #expect(bench.clock.scheduledCount == 0)
  }

  @Test("who asks while it asks by itself gets what there is by then", arguments: [true, false])
  func whatIsAskedForMeanwhileIsAskedAnew(byEvent: Bool) {
    let happened = ScreenEvent("happened")
    let bench = seen(
      with: [one], reloading: .init(every: .seconds(30), events: [happened]))
    bench.clock.advance(by: .seconds(30))
    #expect(bench.source.begun == [.first, .top] && bench.source.cancellations == 0)
    byEvent ? bench.events.emit(happened) : bench.engine.reload()
    #expect(bench.source.begun == [.first, .top, .top])
    #expect(bench.source.cancellations == 1, "what it brings is from before")
    bench.engine.reload()
    #expect(bench.source.begun.count == 3, "somebody waits for that one already")
    bench.source.finish([one, two])
    #expect(bench.output.texts == ["one", "two"])
    bench.clock.advance(by: .seconds(29))
    #expect(bench.source.begun.count == 3)
  }

  @Test("what is loaded otherwise puts it off")
  func otherLoadsPutItOff() {
    let bench = seen(with: [one])
    bench.clock.advance(by: .seconds(20))
    bench.engine.reload()
    #expect(bench.clock.scheduledCount == 0)
    bench.source.finish([one])
    bench.clock.advance(by: .seconds(29))
    #expect(bench.source.begun == [.first, .top])
    bench.clock.advance(by: .seconds(1))
    #expect(bench.source.begun.count == 3)
  }

  @Test("a page that comes is waited for")
  func pagesAreWaitedFor() {
    let bench = seen()
    bench.source.finish([one], hasMore: true)
    bench.clock.advance(by: .seconds(25))
    bench.scrollToEnd()
    bench.clock.advance(by: .seconds(10))
    #expect(bench.source.begun == [.first, .bottom])
    bench.source.finish([two])
    #expect(bench.source.begun == [.first, .bottom, .top], "it is due since five seconds")
  }

  @Test("nothing is asked while nobody sees the list")
  func outOfSightNothingIsAsked() {
    let bench = seen(with: [one])
    bench.engine.screenWillDisappear()
    #expect(bench.clock.scheduledCount == 0)
    bench.clock.advance(by: .seconds(20))
    bench.engine.screenWillAppear()
    bench.engine.screenDidAppear()
    #expect(bench.source.begun == [.first], "that is not long ago")
    bench.clock.advance(by: .seconds(10))
    #expect(bench.source.begun == [.first, .top])
    bench.source.finish([one])
    bench.engine.screenWillDisappear()
    bench.clock.advance(by: .seconds(300))
    #expect(bench.source.begun.count == 2)
    bench.engine.screenWillAppear()
    bench.engine.screenDidAppear()
    #expect(bench.source.begun.count == 3, "whoever comes back sees what is new")
  }

  @Test("nothing is asked while the app is not seen")
  func inTheBackgroundNothingIsAsked() {
    let bench = seen(with: [one])
    bench.events.emit(.appDidEnterBackground)
    #expect(bench.clock.scheduledCount == 0)
    bench.clock.advance(by: .seconds(300))
    #expect(bench.source.begun == [.first])
    bench.events.emit(.appWillEnterForeground)
    #expect(bench.source.begun == [.first, .top])
  }

  @Test("an empty list stays one while it is asked for")
  func emptyListsStaySo() {
    let bench = seen(with: [])
    bench.clock.advance(by: .seconds(30))
    #expect(bench.source.begun == [.first, .top])
    #expect(bench.output.phases.last == .empty)
    bench.engine.retry()
    #expect(bench.output.phases.last == .empty, "nothing has failed")
    bench.engine.reload()
    #expect(bench.output.phases.last == .loading, "somebody waits for it now")
    bench.source.finish([one])
    #expect(bench.output.texts == ["one"])
  }

  @Test("that it fails is told once, until something has come again")
  func failuresAreToldOnce() {
    let bench = seen(with: [one])
    for _ in 1...3 {
      bench.clock.advance(by: .seconds(30))
      bench.source.fail()
    }
    #expect(bench.source.begun == [.first, .top, .top, .top])
    #expect(bench.output.failures == [.top] && bench.output.texts == ["one"])
    #expect(bench.engine.hasFailed)
    bench.clock.advance(by: .seconds(30))
    #expect(bench.engine.hasFailed, "it may fail again")
    bench.source.finish([two])
    #expect(!bench.engine.hasFailed && bench.output.texts == ["two"])
    bench.clock.advance(by: .seconds(30))
    bench.source.fail()
    #expect(bench.output.failures == [.top, .top])
  }

  @Test("a list that fails to come anew goes on at its end")
  func failuresDoNotEndTheList() {
    let bench = seen()
    bench.source.finish([one], hasMore: true)
    bench.clock.advance(by: .seconds(30))
    bench.source.fail()
    #expect(bench.engine.hasFailed && bench.engine.more == .loading)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .top, .bottom])
    bench.source.finish([two])
    #expect(bench.output.texts == ["one", "two"])
    #expect(!bench.engine.hasFailed, "the server is there again")
  }

  @Test("what could not be loaded comes by itself once it can be")
  func listsThatFailedComeBack() {
    let bench = seen()
    bench.source.fail()
    bench.clock.advance(by: .seconds(30))
    #expect(bench.source.begun == [.first, .first])
    #expect(bench.engine.phase == .failed(.connection("cut")), "no wheel comes and goes")
    bench.source.fail()
    #expect(bench.output.failures == [.first])
    bench.clock.advance(by: .seconds(30))
    bench.source.finish([one])
    #expect(bench.output.texts == ["one"])
  }

  @Test("nothing waits where nothing loads, or where no time is said")
  func othersWaitForNothing() {
    let bench = EngineBench(reloading: .init(every: .seconds(30)))
    bench.engine.start([bench.section(isIncluded: { false })])
    bench.engine.screenWillAppear()
    bench.engine.screenDidAppear()
    #expect(bench.clock.scheduledCount == 0)
    let other = seen(with: [one], reloading: .init())
    #expect(other.clock.scheduledCount == 0)
  }

  @Test func aClockThatWasSetBackAsksAtOnce() {
    let bench = seen(with: [one])
    bench.engine.screenWillDisappear()
    bench.clock.set(by: .seconds(-3600))
    bench.engine.screenDidAppear()
    #expect(bench.source.begun == [.first, .top])
  }
}
