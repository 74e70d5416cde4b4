public import ScreenKit

/// A user's portrait beside the name.
public final class PortraitCell: UITableViewCell {
  private static let padding: CGFloat = 16
  private static let side: CGFloat = 48

  private let portraitView = UIImageView()
  private let nameLabel = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    portraitView.clipsToBounds = true
    portraitView.layer.cornerRadius = Self.side / 2
    nameLabel.numberOfLines = 0
    contentView.addSubview(portraitView)
    contentView.addSubview(nameLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The portrait that is shown; nil while a symbol stands for it.
  public private(set) var portrait: UIImage?

  func show(_ name: String, theme: Theme, textSize: TextSize) {
    nameLabel.text = name
    nameLabel.font = theme.font(FontToken.headline).uiFont(for: textSize)
    nameLabel.textColor = theme.uiColor(.text)
    portraitView.tintColor = theme.uiColor(.secondaryText)
    backgroundColor = theme.uiColor(.background)
  }

  /// How high the cell is for a name, which takes more lines in large text.
  static func height(
    of name: String, width: CGFloat, theme: Theme, textSize: TextSize
  ) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = theme.font(FontToken.headline).uiFont(for: textSize)
    label.text = name
    let room = CGSize(width: width - 3 * padding - side, height: .greatestFiniteMagnitude)
    return max(label.sizeThatFits(room).height.rounded(.up) + padding, side + 1.5 * padding)
  }

  func show(_ portrait: UIImage?) {
    self.portrait = portrait
    portraitView.image = portrait ?? UIImage(systemName: "person")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: Self.padding, dy: 0)
    portraitView.frame = CGRect(
      x: inner.minX, y: inner.midY - Self.side / 2, width: Self.side, height: Self.side)
    let textStart = portraitView.frame.maxX + Self.padding
    nameLabel.frame = CGRect(
      x: textStart, y: inner.minY, width: inner.maxX - textStart, height: inner.height)
  }
}
