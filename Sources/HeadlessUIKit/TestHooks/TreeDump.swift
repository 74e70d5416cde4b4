import Foundation

/// Readable pictures of what a window holds. None of this exists in UIKit.
extension UIView {
  /// One line for each view: class, frame, text, colours, flags.
  public func headlessDump() -> String {
    dumpLines(depth: 0).joined(separator: "\n")
  }

  private func dumpLines(depth: Int) -> [String] {
    let line = String(repeating: "  ", count: depth) + dumpLine
    return [line] + subviews.flatMap { $0.dumpLines(depth: depth + 1) }
  }

  private var dumpLine: String {
    var parts = ["\(type(of: self))", frame.dumped]
    if let content = dumpedContent { parts.append(content) }
    if let backgroundColor {
      parts.append("background=\(backgroundColor.hexDescription(with: traitCollection))")
    }
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha=\(alpha)") }
    if let accessibilityIdentifier { parts.append("id=\(accessibilityIdentifier)") }
    return parts.joined(separator: " ")
  }

  private var dumpedContent: String? {
    switch self {
    case let label as UILabel:
      return
        "\"\(label.text ?? "")\" color=\(label.textColor.hexDescription(with: traitCollection))"
    case let image as UIImageView: return image.image.map { "image=\($0)" }
    case let button as UIButton: return "\"\(button.currentTitle ?? "")\""
    case let field as UITextField: return "\"\(field.text ?? "")\""
    case let text as UITextView: return "\"\(text.text ?? "")\""
    case let bar as UINavigationBar: return bar.topItem?.dumped
    case let bar as UIToolbar: return (bar.items ?? []).map(\.dumped).joined(separator: " ")
    case let bar as UITabBar:
      return (bar.items ?? []).map { "[\($0.title ?? "")]" }.joined(separator: " ")
    case let cell as UITableViewCell:
      guard let path = cell.table?.indexPath(for: cell) else { return nil }
      return "row=\(path.section).\(path.row)\(cell.isSelected ? " selected" : "")"
    case let scroll as UIScrollView:
      return "offset=\(scroll.contentOffset.x),\(scroll.contentOffset.y)"
    default: return nil
    }
  }
}

extension UIViewController {
  /// One line for each controller: class, title, what it presents.
  public func headlessDumpControllers() -> String {
    dumpLines(depth: 0, prefix: "").joined(separator: "\n")
  }

  private func dumpLines(depth: Int, prefix: String) -> [String] {
    var line = String(repeating: "  ", count: depth) + prefix + "\(type(of: self))"
    if let title { line += " \"\(title)\"" }
    if !isViewLoaded { line += " unloaded" }
    let inside = children.flatMap { $0.dumpLines(depth: depth + 1, prefix: "") }
    // A search that runs shows no controller of its own.
    let shown = presentation.presented.flatMap { $0 is UISearchController ? nil : $0 }
    let presented = shown?.dumpLines(depth: depth + 1, prefix: "presents ") ?? []
    return [line] + inside + presented
  }
}

extension CGRect {
  fileprivate var dumped: String {
    "(\(minX), \(minY), \(width), \(height))"
  }
}

extension UINavigationItem {
  fileprivate var dumped: String {
    let left = (leftBarButtonItems ?? []).map(\.dumped)
    let right = (rightBarButtonItems ?? []).map(\.dumped)
    let above = prompt.map { ["prompt=\"\($0)\""] } ?? []
    return (above + left + ["\"\(title ?? "")\""] + right).joined(separator: " ")
  }
}

extension UIBarButtonItem {
  fileprivate var dumped: String {
    let content = title ?? accessibilityLabel ?? image.map { "\($0)" } ?? ""
    return "[\(content)\(isEnabled ? "" : " disabled")]"
  }
}
