import ScreenKit

/// A tour as the club's calendar has always shown it: the day on a sheet, what and with whom beside it.
final class TourCell: UICollectionViewCell {
  static let identifier = "TourCell"
  private static let padding: CGFloat = 12
  private static let sheetWidth: CGFloat = 56

  private let sheet = UIView()
  private let dayLabel = UILabel()
  private let titleLabel = UILabel()
  private let guideLabel = UILabel()
  private let placesLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .clubCard
    contentView.layer.cornerRadius = 8
    sheet.backgroundColor = .clubForest
    sheet.layer.cornerRadius = 6
    dayLabel.textColor = .clubPaper
    dayLabel.textAlignment = .center
    titleLabel.textColor = .clubInk
    titleLabel.numberOfLines = 0
    guideLabel.textColor = .clubPencil
    sheet.addSubview(dayLabel)
    for part in [sheet, titleLabel, guideLabel, placesLabel] { contentView.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func configure(with tour: Tour) {
    let day = tour.starts.formatted(
      Date.FormatStyle(timeZone: .gmt).day(.defaultDigits))
    dayLabel.font = .clubHeadline
    dayLabel.text = day
    titleLabel.font = .clubHeadline
    titleLabel.text = tour.title
    guideLabel.font = .clubCaption
    guideLabel.text = "with \(tour.guide)"
    placesLabel.font = .clubCaption
    placesLabel.textColor = tour.isFull ? .clubRescue : .clubForest
    placesLabel.text = tour.isFull ? "Full" : "\(tour.places - tour.taken) places left"
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "\(tour.title), \(guideLabel.text ?? ""), \(placesLabel.text ?? "")"
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - 3 * Self.padding - Self.sheetWidth
    let heights = [titleLabel, guideLabel, placesLabel].map {
      $0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    let height = heights.reduce(0, +) + 2 * Self.padding
    return CGSize(width: size.width, height: max(height, Self.sheetWidth + 2 * Self.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: Self.padding, dy: Self.padding)
    sheet.frame = CGRect(
      x: area.minX, y: area.minY, width: Self.sheetWidth, height: Self.sheetWidth)
    dayLabel.frame = sheet.bounds
    var top = area.minY
    let left = sheet.frame.maxX + Self.padding
    for label in [titleLabel, guideLabel, placesLabel] {
      let width = area.maxX - left
      let height = label.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude)
      ).height
      label.frame = CGRect(x: left, y: top, width: width, height: height)
      top += height
    }
  }
}
