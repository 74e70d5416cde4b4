import Foundation

/// The place of one visible part of a cell.
public struct PlacedElement: Hashable, Sendable {
  /// What of an element a part is.
  public enum Layer: Hashable, Sendable {
    /// The element; of a box, what is behind its content.
    case content
    /// The line around a box.
    case border
  }

  /// A leaf, a stack with a background, or a box with a decoration.
  public let element: CellElement
  /// Where it is in the cell.
  public internal(set) var frame: CGRect
  public internal(set) var layer = Layer.content
  /// Its corners that are round, be it because those are of what it stands in.
  public internal(set) var corners: CellCorners?
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
  ///
  /// This can be done on any thread. A screen in the tree without a height of its own takes none, as does a view
  /// that is as high as what it shows: how high they are only their views know.
  public init(
    _ element: CellElement, width: CGFloat, height: CGFloat? = nil,
    in environment: CellLayoutEnvironment
  ) {
    self.init(
      element, width: width, height: height, in: environment, screenHeight: { _, _ in 0 },
      viewHeight: { _, _ in 0 })
  }

  /// The same where `screenHeight` and `viewHeight` know how high the screens in the tree are and the views that are
  /// as high as what they show, by the width that they have.
  package init(
    _ element: CellElement, width: CGFloat, height: CGFloat? = nil,
    in environment: CellLayoutEnvironment, screenHeight: (CellScreen, CGFloat) -> CGFloat,
    viewHeight: (CellView, CGFloat) -> CGFloat
  ) {
    (size, parts) = withoutActuallyEscaping(screenHeight) { screenHeight in
      withoutActuallyEscaping(viewHeight) { viewHeight in
        let pass = CellLayoutPass(
          environment: environment, screenHeight: screenHeight, viewHeight: viewHeight)
        return pass.layOut(element, width: width, height: height)
      }
    }
  }
}

extension CellLayoutPass {
  fileprivate func layOut(
    _ element: CellElement, width: CGFloat, height: CGFloat?
  ) -> (CGSize, [PlacedElement]) {
    let measured = measure(element, width: width)
    let size = CGSize(width: width, height: height ?? measured.height)
    let frame = CGRect(origin: .zero, size: size)
    let parts = place(element, measured: measured, in: frame)
    let isMirrored = environment.traits.direction == .rightToLeft
    return (size, isMirrored ? parts.map { $0.mirrored(in: width) } : parts)
  }
}

extension PlacedElement {
  fileprivate func mirrored(in width: CGFloat) -> PlacedElement {
    var part = self
    part.frame.origin.x = width - frame.maxX
    return part
  }
}

/// The size of an element and of what is in it.
struct MeasuredElement {
  var size: CGSize
  var children: [MeasuredElement] = []

  var width: CGFloat { size.width }
  var height: CGFloat { size.height }
}
