public import Foundation

/// How sections look whose rows stand below one another like those of a table, and what swipes over these uncover.
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like; those in groups and at the side of a window are not here.
  public enum Appearance: Sendable {
    case plain
  }

  /// Says what a swipe over an item uncovers; nil where it uncovers nothing.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// Whether lines part the rows. Cells that are made for lists draw them, which are not here.
  public var showsSeparators = true
  /// What lies behind the rows, where that is not what is usual for the appearance.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A list that looks as usual.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}

extension NSCollectionLayoutSection {
  /// How high a row is taken to be until its cell says what it needs.
  private static var expectedHeight: CGFloat { 44 }

  /// A section of rows as wide as there is room, each as high as its cell says.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(expectedHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists that look alike.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
