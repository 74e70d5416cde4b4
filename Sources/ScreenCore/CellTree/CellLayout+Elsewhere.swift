import Foundation

extension CellLayout {
  /// Lays out each of `elements` in `width`, as high as its content, beside the actor that asks. The frames
  /// are those that the main actor would compute.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  @concurrent
  public static func layouts(
    of elements: [CellElement], width: CGFloat, in environment: CellLayoutEnvironment
  ) async throws(CancellationError) -> [CellLayout] {
    var layouts: [CellLayout] = []
    layouts.reserveCapacity(elements.count)
    for element in elements {
      guard !Task.isCancelled else { throw CancellationError() }
      layouts.append(CellLayout(element, width: width, in: environment))
    }
    return layouts
  }
}
