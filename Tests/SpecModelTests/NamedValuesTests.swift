import Testing

@testable import SpecModel

@Suite struct NamedValuesTests {
  private enum Unit: String, CaseIterable {
    case day, secondsSinceMidnight, secondsSinceMidnoon
  }

  private func value(_ name: String) -> Unit? {
    Array(name.utf8).withUnsafeBufferPointer { NamedValues<Unit>()[$0] }
  }

  @Test func valuesAreFoundByTheirWholeNames() {
    #expect(value("day") == .day)
    #expect(value("days") == nil)
    #expect(value("") == nil)
  }

  @Test func longNamesThatStartAlikeAreToldApart() {
    #expect(value("secondsSinceMidnight") == .secondsSinceMidnight)
    #expect(value("secondsSinceMidnoon") == .secondsSinceMidnoon)
    #expect(value("secondsSinceMidsummer") == nil)
  }
}
