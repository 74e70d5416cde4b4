public import Foundation

/// A field to type what is searched for.
@MainActor open class UISearchBar: UIView {
  /// How prominent the bar is.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The title of the button that ends searching.
  static let cancelTitle = "Cancel"

  /// The font of what is searched for, which follows the reader's text size.
  static func font(in traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }

  /// How high the part with the field is.
  private static func height(in traits: UITraitCollection) -> CGFloat {
    max((font(in: traits).lineHeight + 2 * 15).rounded(.up), 52)
  }

  /// The room below the scopes.
  private static let gapBelowScopes: CGFloat = 12

  /// How high the part with the scopes is.
  var scopesHeight: CGFloat {
    hasScopes ? scopes.intrinsicContentSize.height + Self.gapBelowScopes : 0
  }

  /// How high the bar wants to be with all its parts.
  func preferredHeight(in traits: UITraitCollection) -> CGFloat {
    Self.height(in: traits) + scopesHeight
  }

  /// The room that the cancel button takes from the field.
  var cancelWidth: CGFloat {
    let font = Self.font(in: traitCollection)
    let width = HeadlessText.width(of: Self.cancelTitle, font: font) + 13
    return min(max(width.rounded(.up), 68), bounds.width / 2)
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField()
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var searchBarStyle = Style.default
  open var prompt: String?
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The buttons below the field, of which one is chosen.
  let scopes = UISegmentedControl(items: [])
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopes.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: place, animated: false)
      }
      scopesDidChange()
    }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopesDidChange() } }
  }
  /// Whether there are scopes to be seen.
  var hasScopes: Bool { showsScopeBar && scopes.numberOfSegments > 0 }
  open var barTintColor: UIColor?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  weak var searchController: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(searchTextField)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scopeDidChange(to: scopes.selectedSegmentIndex)
      }, for: .valueChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.beginEditing() }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.endEditing() }, for: .editingDidEnd)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.clickSearch() }, for: .editingDidEndOnExit)
  }

  /// The text of the field. Setting it tells the delegate nothing, the search controller does.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard searchTextField.text != newValue else { return }
      searchTextField.text = newValue
      searchController?.searchTextDidChange()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  private func beginEditing() {
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.searchTextDidChange()
  }

  private func endEditing() {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// What the search key does.
  func clickSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// What the cancel button does.
  func clickCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    if let searchController {
      searchController.isActive = false
    } else {
      resignFirstResponder()
    }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  /// There are other scopes, or they are seen from now on or not any more.
  private func scopesDidChange() {
    if hasScopes { addSubview(scopes) } else { scopes.removeFromSuperview() }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    setNeedsLayout()
    (superview as? UINavigationBar)?.contentDidChange()
  }

  /// What the choice of a scope does.
  private func scopeDidChange(to index: Int) {
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.scopeDidChange(to: index)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let cancel = showsCancelButton ? cancelWidth : 0
    searchTextField.frame = CGRect(
      x: isLeftToRight ? 16 : 16 + cancel, y: 8, width: bounds.width - 32 - cancel,
      height: bounds.height - scopesHeight - 16)
    scopes.frame = CGRect(
      x: 16, y: bounds.height - scopesHeight, width: bounds.width - 32,
      height: max(scopesHeight - Self.gapBelowScopes, 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight(in: traitCollection))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  private var ownFont: UIFont?

  /// The font that was set, and else one that follows the reader's text size.
  open override var font: UIFont? {
    get { ownFont ?? UISearchBar.font(in: traitCollection) }
    set { ownFont = newValue }
  }
}

/// Is told what happens in a search bar.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
