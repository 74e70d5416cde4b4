public import Foundation

/// Something that is offered to be searched for.
@MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion of a text, with what is said of it and a picture where there are any.
@MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?

  public init(localizedSuggestion suggestion: String) {
    localizedSuggestion = suggestion
  }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }
}

/// The suggestions of a search one below the other, over what is searched.
final class SearchSuggestionList: UIView {
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16

  private var rows: [UIButton] = []

  /// Shows `suggestions`, of which `choose` is handed the place of one that is tapped.
  func show(_ suggestions: [any UISearchSuggestion], choose: @escaping @MainActor (Int) -> Void) {
    backgroundColor = .systemBackground
    clipsToBounds = true
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.enumerated().map { place, suggestion in
      let row = UIButton(type: .custom)
      row.setTitle(suggestion.localizedSuggestion, for: .normal)
      row.setImage(suggestion.iconImage, for: .normal)
      row.setTitleColor(.label, for: .normal)
      row.contentHorizontalAlignment = .leading
      row.addAction(UIAction { _ in choose(place) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.margin, y: CGFloat(place) * Self.rowHeight,
        width: max(bounds.width - 2 * Self.margin, 0), height: Self.rowHeight)
    }
  }
}

extension UISearchController {
  /// What was offered or whether a search runs is otherwise by now.
  func suggestionsDidChange() {
    suggestionList.show(searchSuggestions ?? []) { [weak self] in self?.choose(suggestion: $0) }
    placeSuggestions()
  }

  /// Puts the suggestions below the bar that the field stands in, or takes them away where there is nothing to offer.
  func placeSuggestions() {
    guard isActive, searchSuggestions?.isEmpty == false,
      let bar = searchBar.superview as? UINavigationBar, let host = bar.superview
    else { return suggestionList.removeFromSuperview() }
    if suggestionList.superview !== host { host.addSubview(suggestionList) }
    suggestionList.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: host.bounds.width,
      height: max(host.bounds.height - bar.frame.maxY, 0))
  }

  /// What a tap on a suggestion does.
  func choose(suggestion place: Int) {
    guard isActive, let suggestions = searchSuggestions, suggestions.indices.contains(place) else {
      return
    }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestions[place])
  }
}
