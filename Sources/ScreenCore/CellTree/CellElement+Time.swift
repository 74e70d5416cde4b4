package import Foundation

extension CellElement {
  /// When something in the element may read otherwise next; nil for one in which nothing follows from the time.
  package func nextChange(after now: Date) -> Date? {
    switch self {
    case .stack(let stack):
      stack.children.compactMap { $0.nextChange(after: now) }.min()
    case .box(let box):
      ([box.content] + box.overlays.map(\.content)).compactMap { $0.nextChange(after: now) }.min()
    case .text(let text): text.text.nextChange(after: now)
    case .button(let button):
      [button.title, button.label].compactMap { $0?.nextChange(after: now) }.min()
    case .image(let image): image.label?.nextChange(after: now)
    case .control(let control): control.title.nextChange(after: now)
    case .input(let input): input.label.nextChange(after: now)
    case .progress(let progress): progress.label?.nextChange(after: now)
    case .rating(let rating): rating.label?.nextChange(after: now)
    // What a view of the app's own shows is told by the app; the cell knows what it is read out as.
    case .view(let view): view.label?.nextChange(after: now)
    // Screens have rows of their own.
    case .screen, .spacer, .divider, .hidden: nil
    }
  }
}
