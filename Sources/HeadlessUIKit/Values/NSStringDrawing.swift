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
  /// A text's color.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// Room between letters, in points.
  public static let kern = Self(rawValue: "NSKern")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
}

/// How lines are drawn through or under a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = Self(rawValue: 1)
}

extension NSAttributedString {
  /// The rectangle that the text takes when its lines are broken at the width of `size`; without
  /// `usesLineFragmentOrigin`, on one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapping = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let look = StyledLook(of: self, font: .systemFont(ofSize: 12))
    return CGRect(
      origin: .zero, size: look.size(width: isWrapping ? size.width : .greatestFiniteMagnitude))
  }
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
  fileprivate var multiple: CGFloat = 0
  fileprivate var textAlignment = NSTextAlignment.natural
  fileprivate var breakMode = NSLineBreakMode.byWordWrapping

  open var lineHeightMultiple: CGFloat { multiple }
  open var alignment: NSTextAlignment { textAlignment }
  open var lineBreakMode: NSLineBreakMode { breakMode }

  open var lineBreakStrategy: LineBreakStrategy { strategy }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set { strategy = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { multiple }
    set { multiple = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { textAlignment }
    set { textAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { breakMode }
    set { breakMode = newValue }
  }
}
