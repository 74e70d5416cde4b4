import Foundation

/// How the elements of a row share its width: those of fixed width get it, texts get what they would
/// take on one line or, where that is too much, equal shares; the rest goes to what fills.
extension CellLayoutPass {
  func rowWidths(_ children: [CellElement], available: CGFloat) -> [CGFloat] {
    var widths = children.map { idealWidth(of: $0) }
    let fixed = children.indices.filter { isFixed(children[$0]) }
    let flexible = children.indices.filter { !isFixed(children[$0]) && widths[$0] != nil }
    let filling = children.indices.filter { widths[$0] == nil }

    var rest = max(available - fixed.reduce(0) { $0 + (widths[$1] ?? 0) }, 0)
    let ideals = flexible.map { widths[$0] ?? 0 }
    for (index, share) in zip(flexible, shares(of: rest, wanted: ideals)) {
      widths[index] = share
      rest -= share
    }
    for index in filling {
      widths[index] = max(rest, 0) / CGFloat(filling.count)
    }
    return widths.map { $0 ?? 0 }
  }

  /// Gives everyone what they want if there is enough; otherwise those who want less than an equal
  /// share get it and the others share the rest.
  private func shares(of total: CGFloat, wanted: [CGFloat]) -> [CGFloat] {
    guard wanted.reduce(0, +) > total else { return wanted }
    var shares = wanted
    var rest = total
    var left = wanted.count
    for index in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      shares[index] = min(wanted[index], rest / CGFloat(left))
      rest -= shares[index]
      left -= 1
    }
    return shares
  }

  private func isFixed(_ element: CellElement) -> Bool {
    if case .image(let image) = element { return image.size != nil }
    return false
  }

  /// The width that the element takes when there is no limit; nil when it fills what there is.
  private func idealWidth(of element: CellElement) -> CGFloat? {
    switch element {
    case .spacer, .divider, .control, .screen:
      return nil
    case .hidden:
      return 0
    case .image(let image):
      return image.size
    case .text, .button:
      return measure(element, width: Self.unlimited).width
    case .stack(let stack):
      return idealWidth(of: stack)
    }
  }

  private func idealWidth(of stack: CellStack) -> CGFloat? {
    var ideals: [CGFloat] = []
    for child in stack.children {
      // A spacer in a column takes height, not width.
      if stack.axis == .vertical, child == .spacer || child == .divider { continue }
      guard let ideal = idealWidth(of: child) else { return nil }
      ideals.append(ideal)
    }
    let padding = 2 * environment.theme.points(stack.padding)
    return stack.axis == .vertical
      ? (ideals.max() ?? 0) + padding : ideals.reduce(0, +) + gaps(in: stack) + padding
  }

  private static var unlimited: CGFloat { 100_000 }
}
