import ScreenKit

extension ScreenDriver {
  /// The view of SwiftUI that a row of the top screen's list is, scrolled into sight; where there is no SwiftUI, what the
  /// app has by its name. It has what it is made of, and what it calls for its events:
  ///
  /// ```swift
  /// try await driver.hostedView(PostCardView.self, row: 0).onComment()
  /// try await driver.settle()
  /// ```
  public func hostedView<View>(
    _ type: View.Type, row: Int, section: Int = 0
  ) async throws -> View {
    let path = IndexPath(item: row, section: section)
    guard let cell = try rowsShowing(path).cell(at: path), let hosted = hosted(type, in: cell)
    else {
      throw failure("Row \(row) of section \(section) has no \(type) in it.")
    }
    return hosted
  }

  private func hosted<View>(_ type: View.Type, in view: UIView) -> View? {
    if let host = view as? any ContentHosting, let found = host.hostedContent as? View {
      return found
    }
    return view.subviews.lazy.filter { !$0.isHidden }.compactMap { self.hosted(type, in: $0) }.first
  }
}
