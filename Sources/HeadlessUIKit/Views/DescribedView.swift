import Foundation

/// Views as UIKit describes them: `<UILabel: 0x7f…; frame = (0 0; 100 20); text = 'Hello'; layer = <CALayer: 0x7f…>>`.
enum DescribedView {
  nonisolated static func text(of view: UIView) -> String {
    let describe: @MainActor (UIView) -> String = { parts(of: $0).joined(separator: "; ") }
    // Debuggers and tests print from wherever they are, as UIKit allows.
    let anywhere = unsafeBitCast(describe, to: ((UIView) -> String).self)
    return "<\(anywhere(view))>"
  }

  /// `Class: 0x…`, as Objective-C describes objects.
  nonisolated static func name(of object: AnyObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(type(of: object)): 0x\(String(address, radix: 16))"
  }

  @MainActor private static func parts(of view: UIView) -> [String] {
    var parts = [name(of: view), "frame = \(text(view.frame))"] + view.describedContent
    if !view.transform.isIdentity {
      let map = view.transform
      parts.append(
        "transform = [\(number(map.a)), \(number(map.b)), \(number(map.c)), \(number(map.d)), "
          + "\(number(map.tx)), \(number(map.ty))]")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    let mask = text(view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    return parts + ["layer = <\(name(of: view.layer))>"]
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// At most six digits, as `%g` writes them.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
