import Foundation

/// A layout together with all that it follows from, so that whoever keeps it can tell whether a cell would still be
/// laid out so.
package struct KeptLayout: Sendable {
  private let element: CellElement
  private let theme: Theme
  private let traits: CellTraits
  private let layout: CellLayout

  /// The layout of `element` in `environment`; nil where it also follows from what is known elsewhere, from how high
  /// screens and what views show are, or from the time.
  package init?(
    _ layout: CellLayout, of element: CellElement, in environment: CellLayoutEnvironment
  ) {
    guard !element.changesByItself else { return nil }
    self.layout = layout
    self.element = element
    theme = environment.theme
    traits = environment.traits
  }

  /// The layout, if `element` would have none other in `width` and `environment`: with a `height` when it fills that,
  /// and otherwise when it is as high as the kept one.
  package func layout(
    of element: CellElement, width: CGFloat, height: CGFloat? = nil,
    in environment: CellLayoutEnvironment
  ) -> CellLayout? {
    let size = CGSize(width: width, height: height ?? layout.size.height)
    let isSame =
      layout.size == size && traits == environment.traits && theme == environment.theme
      && self.element == element
    return isSame ? layout : nil
  }
}

extension CellElement {
  /// Whether a layout of it may become different while it and its surroundings stay as they are.
  fileprivate var changesByItself: Bool {
    switch self {
    case .stack(let stack): stack.children.contains(where: \.changesByItself)
    case .box(let box):
      box.content.changesByItself || box.overlays.contains(where: \.content.changesByItself)
    case .text(let text): text.text.dependsOnTime
    case .button(let button): button.title?.dependsOnTime == true
    case .control(let control): control.title.dependsOnTime
    case .screen: true
    case .view(let view): view.fitsContent
    case .image, .progress, .rating, .input, .spacer, .divider, .hidden: false
    }
  }
}
