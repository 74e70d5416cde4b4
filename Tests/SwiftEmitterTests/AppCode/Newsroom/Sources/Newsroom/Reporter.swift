import ScreenKit

protocol Titled {
  var name: String { get }
}

nonisolated extension Titled {
  var title: String { "Ms. \(name)" }
}

/// Who writes. That it can be handed on goes without saying.
nonisolated struct Reporter: Titled, Hashable, Decodable {
  var name: String
  var desk: Desk
}

nonisolated extension Story {
  var summary: ScreenText { .verbatim("\(title), by \(author.title)") }
}
