import Foundation
import HeadlessUIKit
import Testing

/// A view whose content has a size.
private final class Box: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// What https://developer.apple.com/documentation/uikit/uistackview says of axes, distributions and alignments.
@MainActor struct StackViewTests {
  private func stack(
    _ views: [UIView], width: CGFloat = 200, height: CGFloat = 100,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("filling, the view that hugs its content least takes what is left")
  func fill() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    views[0].setContentHuggingPriority(.required, for: .horizontal)
    views[2].setContentHuggingPriority(.required, for: .horizontal)
    let stack = stack(views) { $0.spacing = 5 }
    #expect(spans(views) == [[0, 20], [25, 130], [160, 40]])
    #expect(views.allSatisfy { $0.frame.height == 100 && $0.frame.minY == 0 })
    #expect(stack.headlessConstraintsAreSatisfied)
    #expect(stack.constraints.count > 0)
  }

  @Test("filling equally, all are as wide as each other")
  func fillEqually() {
    let views = [Box(20, 10), Box(30, 10)]
    _ = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(spans(views) == [[0, 95], [105, 95]])
  }

  @Test("filling proportionally, widths are to each other as those of the contents")
  func fillProportionally() {
    let views = [Box(20, 10), Box(30, 10)]
    _ = stack(views) { $0.distribution = .fillProportionally }
    #expect(spans(views) == [[0, 80], [80, 120]])
  }

  @Test("with equal spacing, views keep their size and share the room between them")
  func equalSpacing() {
    let views = [Box(20, 10), Box(30, 10), Box(50, 10)]
    _ = stack(views) { $0.distribution = .equalSpacing }
    #expect(spans(views) == [[0, 20], [70, 30], [150, 50]])
  }

  @Test("with equal centering, middles are equally far from each other")
  func equalCentering() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    _ = stack(views) { $0.distribution = .equalCentering }
    let middles = views.map(\.frame.midX)
    #expect(middles[1] - middles[0] == middles[2] - middles[1])
    #expect(spans(views) == [[0, 20], [80, 30], [160, 40]])
  }

  @Test("across the axis, views keep their size where they don't fill")
  func alignments() {
    let expected: [(UIStackView.Alignment, CGFloat)] = [
      (.top, 0), (.center, 45), (.bottom, 90), (.leading, 0), (.trailing, 90),
    ]
    for (alignment, y) in expected {
      let views = [Box(20, 10), Box(30, 10)]
      _ = stack(views) {
        $0.alignment = alignment
        $0.distribution = .fillEqually
      }
      #expect(views.allSatisfy { $0.frame.minY == y && $0.frame.height == 10 }, "\(alignment)")
    }
  }

  @Test("labels of different sizes stand on one line")
  func baselines() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "small"
    let large = UILabel()
    large.font = .systemFont(ofSize: 30)
    large.text = "large"
    _ = stack([small, large]) { $0.alignment = .firstBaseline }
    #expect(large.frame.minY == 0)
    #expect(
      abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) < 0.01)
    let other = stack([UILabel()]) { $0.alignment = .lastBaseline }
    #expect(other.forLastBaselineLayout is UILabel)
  }

  @Test("a stack is as large as its content, with the largest across")
  func fittingSize() {
    let views = [Box(20, 10), Box(30, 25), Box(50, 15)]
    let row = stack(views) {
      $0.spacing = 4
      $0.alignment = .center
    }
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 108, height: 25))
    row.axis = .vertical
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 58))
    #expect(row.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("a column of text is as high as the lines that its width makes")
  func wrappingText() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    let column = stack([Box(10, 10), label]) { $0.axis = .vertical }
    let size = column.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 120, height: 10_000)).height
    #expect(text > 60)
    #expect(abs(size.height - text - 10) < 0.01)
  }

  @Test("what is hidden takes no room, nor the space after it")
  func hiddenViews() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let stack = stack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect([views[0], views[2]].map(\.frame.width) == [95, 95])
    #expect(stack.arrangedSubviews.count == 3)
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 60, 60])
  }

  @Test("a space of its own after a view")
  func customSpacing() {
    let views = [Box(20, 10), Box(20, 10), Box(20, 10)]
    let stack = stack(views) {
      $0.spacing = 5
      $0.distribution = .fillEqually
    }
    stack.setCustomSpacing(15, after: views[0])
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 60], [75, 60], [140, 60]])
    #expect(stack.customSpacing(after: views[0]) == 15)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 5)
  }

  @Test("margins keep clear of the sides")
  func margins() {
    let view = Box(20, 10)
    _ = stack([view]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test("rows begin at the right where the language does")
  func rightToLeft() {
    let views = [Box(20, 10), Box(30, 10)]
    _ = stack(views) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .equalSpacing
    }
    #expect(spans(views) == [[180, 20], [0, 30]])
  }

  @Test("views are arranged, taken out and removed")
  func arrangedViews() {
    let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
    let stack = stack([views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == [views[0], views[1], views[2]])
    #expect(!views[2].translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(views[2])
    #expect(views[2].superview === stack)
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    stack.addArrangedSubview(views[2])
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2], views[1]])
  }

  @Test("stacks in stacks are placed together")
  func nesting() {
    let views = [Box(20, 10), Box(20, 30), Box(20, 20)]
    let column = UIStackView(arrangedSubviews: [views[1], views[2]])
    column.axis = .vertical
    column.spacing = 2
    let row = stack([views[0], column]) { $0.alignment = .center }
    #expect(
      row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 52))
    #expect(column.frame.height == 52)
    #expect(column.frame.midY == 50)
    #expect(views[2].frame.minY == 32)
  }

  @Test(
    "near a proposed size, a stack is yet only as large as its content",
    arguments: [
      UIStackView.Alignment.fill, .leading, .center, .firstBaseline,
    ])
  func fittingNearASize(alignment: UIStackView.Alignment) {
    let label = UILabel()
    label.text = "label"
    let row = stack([label]) { $0.alignment = alignment }
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 150, height: 90), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 150)
    #expect(abs(size.height - label.intrinsicContentSize.height) < 0.01)
  }
}
