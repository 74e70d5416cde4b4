import Foundation
import ScreenCore
import Testing

/// Cases that servers write in several ways.
@Suite struct ChoiceValueTests {
  private enum Phase: String, ChoiceValue {
    case open, cancelled
    case none = ""
    static let unknown: Phase? = .open
    static let otherValues: [String: Phase] = ["canceled": .cancelled]
  }

  private func read(_ json: String) throws -> [Phase] {
    try JSONDecoder().decode([Phase].self, from: Data(json.utf8))
  }

  @Test func allOfItsValuesAreReadAsACase() throws {
    #expect(
      try read(#"["canceled", "cancelled", "", "lost"]"#) == [.cancelled, .cancelled, .none, .open])
  }

  @Test func whatIsSentAndKeptIsTheFirst() throws {
    let sent = try JSONEncoder().encode(read(#"["canceled", ""]"#))
    #expect(String(decoding: sent, as: UTF8.self) == #"["cancelled",""]"#)
    #expect(Phase.cancelled.stored == .text("cancelled"))
  }

  @Test func whatWasKeptByAnotherValueIsStillKnown() {
    #expect(Phase(stored: .text("canceled")) == .cancelled)
    #expect(Phase(stored: .text("lost")) == nil)
  }
}
