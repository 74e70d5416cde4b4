import Foundation

/// The place of one visible part of a cell.
public struct PlacedElement: Hashable, Sendable {
  /// A leaf, or a stack with a background.
  public let element: CellElement
  /// Where it is in the cell.
  public let frame: CGRect
}

/// Where everything in a cell is: computed from the tree alone, by the same code for the size that a
/// list asks for and for the frames of the views.
public struct CellLayout: Hashable, Sendable {
  /// The cell's size.
  public let size: CGSize
  /// The visible parts, those behind first.
  public let parts: [PlacedElement]

  /// Lays out `element` in `width`. With a `height` it fills that; otherwise it is as high as its
  /// content.
  @MainActor
  public init(
    _ element: CellElement, width: CGFloat, height: CGFloat? = nil,
    in environment: CellLayoutEnvironment
  ) {
    let pass = CellLayoutPass(environment: environment)
    let measured = pass.measure(element, width: width)
    size = CGSize(width: width, height: height ?? measured.height)
    let frame = CGRect(origin: .zero, size: size)
    let parts = pass.place(element, measured: measured, in: frame)
    self.parts =
      environment.traits.direction == .leftToRight
      ? parts : parts.map { $0.mirrored(in: width) }
  }
}

extension PlacedElement {
  fileprivate func mirrored(in width: CGFloat) -> PlacedElement {
    var frame = frame
    frame.origin.x = width - frame.maxX
    return PlacedElement(element: element, frame: frame)
  }
}

/// The size of an element and of what is in it.
struct MeasuredElement {
  var size: CGSize
  var children: [MeasuredElement] = []

  var width: CGFloat { size.width }
  var height: CGFloat { size.height }
}
