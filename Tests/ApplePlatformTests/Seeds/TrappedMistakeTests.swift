import Testing

/// Mistakes that UIKit would end an app for end it here, in UIKit's words.
@Suite(
  .withOwnDeclarations,
  .enabled(if: BuiltRuntime() != nil, "the run-time's objects are not beside the tests"))
struct TrappedMistakeTests {
  @Test func theScenarioItselfComesToItsEnd() async throws {
    let runtime = try #require(BuiltRuntime())
    #expect(try await runtime.run(with: nil) == "All words were shown.\n")
  }

  @Test(arguments: SeededMistake.trapped) func endsTheApp(mistake: SeededMistake) async throws {
    let runtime = try #require(BuiltRuntime())
    #expect(try await runtime.run(with: mistake).contains(mistake.words))
  }
}

extension SeededMistake {
  static let trapped = [
    SeededMistake(
      "a cell that was not dequeued", in: "ScreenKit/Presenters/PresenterCollectionCell.swift",
      replacing: "    return cell\n", by: "    return Cell(frame: cell.frame)\n",
      saying: "does not have a reuseIdentifier - cells must be retrieved by calling"),
    SeededMistake(
      "a cell that is not registered",
      in: "ScreenKit/Presenters/PresenterCollectionDataSource.swift",
      replacing: "    collectionView.register(type)\n", by: "",
      saying: "could not dequeue a view of kind: "),
    SeededMistake(
      "a batch that does not add up", in: "ScreenKit/Presenters/PresenterDataSource.swift",
      replacing: "    items.remove(at: position)\n", by: "",
      saying: "Invalid update: invalid number of items in section 0."),
    SeededMistake(
      "a row beyond the end", in: "ScreenKit/Presenters/PresenterDataSource.swift",
      replacing: "addRows(at: paths(position..<position + items.count)",
      by: "addRows(at: paths(position + 1..<position + 1 + items.count)",
      saying: "attempt to insert item 3 into section 0"),
  ]
}
