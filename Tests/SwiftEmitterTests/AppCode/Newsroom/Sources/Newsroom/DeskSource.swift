import AdsKit
import ScreenKit

/// A part of what lies on the desk.
@MainActor
final class DeskSource<Item: Model>: DataSource {
  weak var delegate: (any DataSourceDelegate)?

  func numberOfObjects() -> Int { 0 }
  func object(at index: Int) -> Item? { nil }
  func loadFirst() { delegate?.dataSource(self, didFinish: .first, with: []) }
}

typealias DraftSource = DeskSource<Story>

@MainActor
struct DraftRow: CellAdapter {
  enum Event { case opened }

  let onEvent: @MainActor (Event, Story) -> Void

  func cell(for item: Story, in context: CellContext) -> CellNode { .text(item.summary) }
}

/// Stories of old, for the scene that asks for them.
nonisolated struct ArchiveSource: ArchivedGateway {
  func fetch(with parameters: ArchivedParameters) async throws -> Page<Story> {
    Page(items: [])
  }
}

/// Has nothing to do with screens.
final class Printer: NSObject {}
