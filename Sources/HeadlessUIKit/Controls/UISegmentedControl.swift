public import Foundation

/// A control to choose one of several segments.
@MainActor open class UISegmentedControl: UIControl {
  /// The index while nothing is chosen.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// A control with segments made of strings, images or actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      let action = item as? UIAction
      return Segment(
        title: item as? String ?? action?.title, image: item as? UIImage ?? action?.image,
        action: action)
    }
    frame.size = intrinsicContentSize
  }

  /// A control with segments that run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// What the titles of segments in a state look like.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The font of titles.
  var titleFont: UIFont {
    titleTextAttributes(for: .normal)?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: .medium)
  }

  /// What a tap on a segment does.
  func tapSegment(at index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled,
      isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override var intrinsicContentSize: CGSize {
    let font = titleFont
    let widest = segments.map { HeadlessText.size(of: $0.title ?? "", font: font).width }.max()
    return CGSize(
      width: ((widest ?? 0) + 20) * CGFloat(segments.count),
      height: max((font.lineHeight + 16).rounded(.up), 32))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
