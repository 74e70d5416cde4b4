public import Foundation

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle is that of lines which stand one below the other, not that of one line's base.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What a drawing of text was shrunk by.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString.Key {
  /// A text's font.
  public static let font = Self(rawValue: "NSFont")
  /// How a text's lines are broken.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
}

extension NSString {
  /// The rectangle that the text takes when its lines are broken at the width of `size`; without
  /// `usesLineFragmentOrigin`, on one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let isWrapping = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(
      origin: .zero,
      size: HeadlessText.size(
        of: String(describing: self), font: font,
        width: isWrapping ? size.width : .greatestFiniteMagnitude))
  }
}

/// How the lines of a paragraph are broken.
open class NSParagraphStyle: NSObject {
  /// What is kept from breaking badly.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last word of a paragraph does not stand alone.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// Korean words are not broken.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// What labels do.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  fileprivate var strategy: LineBreakStrategy = []

  open var lineBreakStrategy: LineBreakStrategy { strategy }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set { strategy = newValue }
  }
}
