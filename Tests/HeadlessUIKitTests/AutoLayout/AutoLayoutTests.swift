import Foundation
import HeadlessUIKit
import Testing

/// Views that constraints place.
@MainActor struct AutoLayoutTests {
  private let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ view: UIView, to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? room).addSubview(view)
    return view
  }

  @Test func sidesAndSizes() {
    let one = add(UIView())
    let two = add(UIView())
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: room.topAnchor, constant: 5),
      one.widthAnchor.constraint(equalToConstant: 50),
      one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -10),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
      two.heightAnchor.constraint(equalToConstant: 11),
    ])
    room.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 10, y: 5, width: 50, height: 25))
    #expect(two.frame == CGRect(x: 68, y: 12, width: 122, height: 11))
    #expect(room.headlessConstraintsAreSatisfied)
  }

  @Test func leadingIsAtTheRightFromRightToLeft() {
    let one = add(UIView())
    room.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
      one.topAnchor.constraint(equalTo: room.topAnchor),
      one.widthAnchor.constraint(equalToConstant: 50),
      one.heightAnchor.constraint(equalToConstant: 20),
    ])
    room.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
  }

  @Test("the less important constraint gives way")
  func priorities() {
    let one = add(UIView())
    let wide = one.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      one.trailingAnchor.constraint(lessThanOrEqualTo: room.trailingAnchor, constant: -20),
      one.topAnchor.constraint(equalTo: room.topAnchor),
      one.bottomAnchor.constraint(equalTo: room.bottomAnchor), wide,
    ])
    room.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 180, height: 100))
    wide.constant = 120
    room.layoutIfNeeded()
    #expect(one.frame.width == 120)
    wide.isActive = false
    #expect(!wide.isActive)
  }

  @Test("what contradicts itself is said to")
  func contradiction() {
    let one = add(UIView())
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 10),
      one.widthAnchor.constraint(equalToConstant: 20),
    ])
    room.layoutIfNeeded()
    #expect(!room.headlessConstraintsAreSatisfied)
  }

  @Test("of two labels, the one that hugs its content less is stretched")
  func hugging() {
    let label = UILabel()
    label.text = "Hello"
    let other = UILabel()
    other.text = "World"
    _ = add(label)
    _ = add(other)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      label.topAnchor.constraint(equalTo: room.topAnchor),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    room.layoutIfNeeded()
    #expect(abs(other.frame.width - other.intrinsicContentSize.width) < 0.01)
    #expect(abs(label.frame.width + other.frame.width - 200) < 0.01)
    #expect(other.frame.minY == 0)
  }

  @Test("guides keep clear of the margins")
  func guides() {
    room.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let one = add(UIView())
    let guide = UILayoutGuide()
    room.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: room.layoutMarginsGuide.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: room.layoutMarginsGuide.trailingAnchor),
      one.topAnchor.constraint(equalTo: room.layoutMarginsGuide.topAnchor),
      one.bottomAnchor.constraint(equalTo: room.layoutMarginsGuide.bottomAnchor),
      guide.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 7),
      guide.topAnchor.constraint(equalTo: one.topAnchor),
      guide.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])
    room.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(guide.layoutFrame == CGRect(x: 12, y: 1, width: 7, height: 96))
  }

  private final class OwnCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a cell is as high as its constraints and its text make it")
  func selfSizing() {
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    cell.label.text = String(repeating: "word ", count: 40)
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let text = cell.label.sizeThatFits(CGSize(width: 260, height: 10000)).height
    #expect(text > 40)
    #expect(abs(height(300) - text - 20) < 0.01)
    #expect(height(200) > height(300))
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: height(300))
    cell.layoutIfNeeded()
    #expect(cell.label.frame.origin == CGPoint(x: 20, y: 10))
    #expect(abs(cell.label.frame.height - text) < 0.01)
  }
}
