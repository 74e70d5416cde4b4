import ScreenKit

/// A hut in the list: its name above its altitude, and its beds at the end.
final class HutCell: UITableViewCell {
  static let identifier = "HutCell"
  static let height: CGFloat = 68

  private let nameLabel = UILabel()
  private let altitudeLabel = UILabel()
  private let bedsLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clubPaper
    accessoryType = .disclosureIndicator
    nameLabel.textColor = .clubInk
    altitudeLabel.textColor = .clubPencil
    bedsLabel.textColor = .clubForest
    bedsLabel.textAlignment = .right
    for label in [nameLabel, altitudeLabel, bedsLabel] { contentView.addSubview(label) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func configure(with hut: Hut) {
    nameLabel.font = .clubHeadline
    nameLabel.text = hut.name
    altitudeLabel.font = .clubCaption
    altitudeLabel.text = "\(hut.altitude) m"
    bedsLabel.font = .clubCaption
    bedsLabel.text = "\(hut.beds) beds"
    accessibilityLabel = "\(hut.name), \(hut.altitude) metres, \(hut.beds) beds"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 16, dy: 12)
    let (beds, names) = area.divided(atDistance: 80, from: .maxXEdge)
    bedsLabel.frame = beds
    (nameLabel.frame, altitudeLabel.frame) = names.divided(
      atDistance: names.height / 2, from: .minYEdge)
  }
}
