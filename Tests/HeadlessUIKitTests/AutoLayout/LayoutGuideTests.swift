import Foundation
import HeadlessUIKit
import Testing

/// Guides of scroll views, margins and text.
@MainActor struct LayoutGuideTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func edges(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test("constraints to the content's guide say how large the content is")
  func contentGuide() {
    let content = add(UIView(), to: scrollView)
    NSLayoutConstraint.activate(
      edges(content, scrollView.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 500),
      ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    scrollView.contentOffset.y = 120
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(scrollView.contentOffset.y == 120)
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 500))
    #expect(
      scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 120, width: 200, height: 100))
  }

  /// https://developer.apple.com/library/archive/technotes/tn2154: sides are those of the content, sizes those of the
  /// frame.
  @Test("sides of the scroll view itself are those of its content")
  func ownSides() {
    let content = add(UIView(), to: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 600),
      content.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 2),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 620, height: 200))
  }

  @Test("what is fastened to the frame stays in sight")
  func frameGuide() {
    scrollView.contentSize = CGSize(width: 200, height: 900)
    let floating = add(UIView(), to: scrollView)
    NSLayoutConstraint.activate([
      floating.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      floating.bottomAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor),
      floating.widthAnchor.constraint(equalToConstant: 50),
      floating.heightAnchor.constraint(equalToConstant: 20),
    ])
    scrollView.layoutIfNeeded()
    #expect(floating.frame.minY == 80)
    scrollView.contentOffset.y = 300
    scrollView.layoutIfNeeded()
    #expect(floating.frame.minY == 380)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
  }

  @Test("a scroll view that constraints place scrolls a stack view")
  func scrolledStack() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIScrollView()
    _ = add(inner, to: room)
    let stack = UIStackView()
    stack.axis = .vertical
    _ = add(stack, to: inner)
    for _ in 0..<3 {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 40).isActive = true
      stack.addArrangedSubview(row)
    }
    NSLayoutConstraint.activate(
      edges(stack, inner.contentLayoutGuide) + [
        stack.widthAnchor.constraint(equalTo: inner.frameLayoutGuide.widthAnchor),
        inner.topAnchor.constraint(equalTo: room.topAnchor),
        inner.bottomAnchor.constraint(equalTo: room.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: room.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      ])
    room.layoutIfNeeded()
    #expect(inner.frame == room.bounds)
    #expect(inner.contentSize == CGSize(width: 100, height: 120))
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 40, 80])
  }

  @Test("lines of text are at most as wide as can be read")
  func readableContent() {
    for (width, expected) in [
      (400.0, CGRect(x: 8, y: 8, width: 384, height: 84)),
      (1000.0, CGRect(x: 164, y: 8, width: 672, height: 84)),
    ] {
      let room = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      let text = add(UIView(), to: room)
      NSLayoutConstraint.activate(edges(text, room.readableContentGuide))
      room.layoutIfNeeded()
      #expect(text.frame == expected)
      #expect(room.readableContentGuide.layoutFrame == expected)
    }
  }

  @Test("attributes within margins")
  func marginAttributes() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    room.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 30)
    let view = add(UIView(), to: room)
    func pin(_ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: room, attribute: other,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    pin(.leading, .leadingMargin)
    pin(.centerX, .centerXWithinMargins)
    pin(.top, .topMargin)
    pin(.bottom, .bottomMargin)
    room.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 1, width: 60, height: 56))
  }

  @Test("of several limits the tightest counts")
  func limits() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = add(UIView(), to: room)
    let small = outer.heightAnchor.constraint(equalToConstant: 0)
    small.priority = UILayoutPriority(10)
    small.isActive = true
    NSLayoutConstraint.activate(
      [20, 50, 30].map { outer.heightAnchor.constraint(greaterThanOrEqualToConstant: $0) })
    room.layoutIfNeeded()
    #expect(outer.frame.height == 50)
    #expect(room.headlessConstraintsAreSatisfied)
  }
}
