import ScreenKit

/// Something about a hut, in a card.
final class FactCell: UICollectionViewCell {
  static let identifier = "FactCell"

  private let valueLabel = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .clubCard
    contentView.layer.cornerRadius = 8
    valueLabel.textColor = .clubInk
    nameLabel.textColor = .clubPencil
    for label in [valueLabel, nameLabel] {
      label.textAlignment = .center
      contentView.addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func configure(with fact: HutViewController.Fact) {
    valueLabel.font = .clubHeadline
    valueLabel.text = fact.value
    nameLabel.font = .clubCaption
    nameLabel.text = fact.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 8, dy: 8)
    (valueLabel.frame, nameLabel.frame) = area.divided(
      atDistance: area.height * 0.6, from: .minYEdge)
  }
}
