import Foundation
import HeadlessUIKit

/// A cell of an app's own, arranged by stack views.
private final class ProductCell: UICollectionViewCell {
  let name = UILabel()
  let price = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .headline)
    price.font = .preferredFont(forTextStyle: .caption1)
    price.setContentHuggingPriority(.required, for: .horizontal)
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    let title = UIStackView(arrangedSubviews: [name, price])
    title.alignment = .firstBaseline
    title.spacing = 6
    let column = UIStackView(arrangedSubviews: [title, note])
    column.axis = .vertical
    column.spacing = 4
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 8
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: CatalogueScreen.Product) {
    name.text = product.name
    price.text = product.price
    note.text = product.note
    note.isHidden = product.note == nil
  }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }
}

private final class BackdropView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of an app's own: offers that scroll sideways, and below all products in two columns.
final class CatalogueScreen: UIViewController, UICollectionViewDataSource {
  struct Product {
    var name: String
    var price: String
    var note: String?
  }

  private let sections: [(title: String, products: [Product])] = [
    (
      "Offers",
      [
        Product(name: "Kettle", price: "€ 29", note: "Boils a litre in two minutes"),
        Product(name: "Teapot", price: "€ 18", note: nil),
        Product(name: "Cups", price: "€ 12", note: "Set of four"),
      ]
    ),
    (
      "All",
      [
        Product(name: "Filter", price: "€ 3", note: nil),
        Product(name: "Spoon", price: "€ 2", note: "Made of steel, for sugar and for tea"),
        Product(name: "Tray", price: "€ 9", note: nil),
      ]
    ),
  ]
  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    list.register(
      TitleView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    list.dataSource = self
    view.addSubview(list)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] section, _ in
      section == 0 ? self?.makeOffers() : self?.makeProducts()
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    layout.configuration = configuration
    layout.register(BackdropView.self, forDecorationViewOfKind: "backdrop")
    return layout
  }

  private func makeOffers() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(90))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    return finished(section)
  }

  private func makeProducts() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = finished(NSCollectionLayoutSection(group: group))
    section.decorationItems = [.background(elementKind: "backdrop")]
    return section
  }

  private func finished(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 16)
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: "title", alignment: .top)
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    return section
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].products.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "product", for: indexPath)
    (cell as? ProductCell)?.show(sections[indexPath.section].products[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? TitleView)?.label.text = sections[indexPath.section].title
    return view
  }
}
