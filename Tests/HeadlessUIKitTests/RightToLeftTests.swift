import Foundation
import HeadlessUIKit
import Testing

/// A flow layout that is mirrored where the language reads the other way.
private final class FlippingLayout: UICollectionViewFlowLayout {
  var flips = true
  var development = UIUserInterfaceLayoutDirection.leftToRight

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
}

@MainActor struct RightToLeftTests {
  private let list = ListFixture([Array(0..<12)])

  /// The list in a layout of 100 points wide items, in a language that reads to the left.
  private func show(
    _ change: (FlippingLayout) -> Void = { _ in }, scrolling: UICollectionView.ScrollDirection
  ) {
    let layout = FlippingLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.scrollDirection = scrolling
    if scrolling == .horizontal { list.view.frame.size.height = 50 }
    change(layout)
    list.view.collectionViewLayout = layout
    list.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    list.window.headlessLayoutPass()
  }

  /// Where an item is seen.
  private func place(_ item: Int) throws -> CGRect {
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(cell.bounds, to: nil)
  }

  // MARK: Layouts

  @Test func layoutsThatFlipBeginAtTheRight() throws {
    show(scrolling: .vertical)
    #expect(try [0, 1, 2].map { try place($0).minX } == [220, 110, 0])
    let frame = list.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
    #expect(frame?.minX == 110, "the layout's own coordinates run to the left")
    #expect(
      list.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  @Test func layoutsThatDontFlipStayAsTheyAre() throws {
    show({ $0.flips = false }, scrolling: .vertical)
    #expect(try place(0).minX == 0)
    #expect(UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection == false)
  }

  @Test func layoutsMadeForTheDirectionStayAsTheyAre() throws {
    show({ $0.development = .rightToLeft }, scrolling: .vertical)
    #expect(try place(0).minX == 0)
    list.window.headlessSetTraits { $0.layoutDirection = .leftToRight }
    #expect(try place(0).minX == 220)
  }

  @Test func theViewsOwnDirectionDecides() throws {
    show(scrolling: .vertical)
    list.view.semanticContentAttribute = .forceLeftToRight
    #expect(try place(0).minX == 0)
  }

  @Test func whatIsInCellsIsNotMirrored() throws {
    show(scrolling: .vertical)
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let mark = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
    cell.contentView.addSubview(mark)
    #expect(mark.convert(mark.bounds, to: nil) == CGRect(x: 230, y: 5, width: 20, height: 20))
    #expect(mark.convert(CGPoint.zero, to: cell) == CGPoint(x: 10, y: 5))
    #expect(mark.convert(CGPoint(x: 230, y: 5), from: nil) == .zero)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .subtitle])
  func labelsAndImagesOfTableCellsBeginAtTheRight(style: UITableViewCell.CellStyle) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.indentationLevel = 1
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = UIImage(systemName: "house")
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    /// Where the parts are seen.
    func places() -> [CGRect] {
      cell.layoutIfNeeded()
      return [cell.imageView, cell.textLabel, cell.detailTextLabel].compactMap { part in
        part.map { $0.convert($0.bounds, to: cell) }
      }
    }
    let before = places()
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    let after = places()
    #expect(
      zip(before, after).allSatisfy {
        abs($1.minX + $0.maxX - 320) < 0.01 && abs($1.maxX + $0.minX - 320) < 0.01
      },
      "\(before) \(after)")
  }

  // MARK: Touches and scrolling

  @Test func fingersFindWhatTheyTouch() throws {
    show(scrolling: .vertical)
    #expect(list.window.headlessTap(at: CGPoint(x: 270, y: 20)))
    #expect(list.log.last == "didSelect 0")
    let touched = list.view.convert(CGPoint(x: 10, y: 20), from: nil)
    #expect(list.view.indexPathForItem(at: touched) == IndexPath(item: 2, section: 0))
  }

  @Test func stripsRunToTheLeft() throws {
    show(scrolling: .horizontal)
    #expect(list.view.contentOffset == .zero)
    #expect(try place(0).minX == 220)
    #expect(try place(1).minX == 110)
    let finger = try #require(list.window.headlessTouch(at: CGPoint(x: 50, y: 20)))
    finger.move(to: CGPoint(x: 260, y: 20))
    #expect(list.view.contentOffset.x > 150, "a finger to the right shows what follows")
    #expect(try place(2).minX > 100)
    finger.lift()
    list.view.scrollToItem(at: IndexPath(item: 11, section: 0), at: .left, animated: false)
    list.window.headlessLayoutPass()
    #expect(try place(11).minX == 0)
  }

  // MARK: Pictures

  @Test func picturesShowListsMirrored() throws {
    show(scrolling: .horizontal)
    list.view.contentOffset.x = 30
    list.window.headlessLayoutPass()
    let picture = try PictureDocument(list.window.headlessPicture())
    let cells = picture.all("g").filter { $0["class"] == "UICollectionViewCell" }
    let shift = picture.all("g").compactMap { $0["transform"] }.first
    #expect(shift == "translate(-30 0)")
    // 220 from the left without the 30 that the content was moved by, to the right.
    #expect(cells.first?["transform"] == "translate(280 5)")
  }

  @Test func barsBeginAtTheRight() throws {
    let root = UIViewController()
    root.title = "Home"
    let screen = UIViewController()
    screen.title = "Title"
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", image: nil, primaryAction: nil, menu: nil)
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(screen, animated: false)
    navigation.tabBarItem.title = "First"
    let other = UIViewController()
    other.tabBarItem.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let places = try texts(of: window)
    window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    let mirrored = try texts(of: window)
    for text in ["Home", "Edit", "First", "Second"] {
      let (place, mirror) = (try #require(places[text]), try #require(mirrored[text]))
      #expect(abs(place.lowerBound - (320 - mirror.upperBound)) < 0.02, "\(text)")
    }
    #expect(places["Title"] == mirrored["Title"])
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("chevron.backward", "chevron.right"),
    ("arrow.forward", "arrow.left"), ("arrow.backward.circle.fill", "arrow.right.circle.fill"),
    ("chevron.left", "chevron.left"), ("arrow.right", "arrow.right"),
  ])
  func arrowsFollowTheDirectionIfTheirNamesDo(name: String, mirrored: String) throws {
    func lines(_ name: String, _ semantics: UISemanticContentAttribute) throws -> String {
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
      view.semanticContentAttribute = semantics
      let picture = try PictureDocument(view.headlessPicture())
      return try #require(picture.all("path").first?["d"], "\(name) has no shape")
    }
    #expect(
      try lines(name, .forceRightToLeft) == lines(mirrored, .forceLeftToRight))
  }

  @Test(
    "titles of buttons stand where they are aligned, behind their images",
    arguments: [
      (UIControl.ContentHorizontalAlignment.leading, 0.0), (.left, 0), (.center, 0.5),
      (.trailing, 1),
      (.right, 1),
    ])
  func titlesOfButtonsAreAligned(
    alignment: UIControl.ContentHorizontalAlignment, share: Double
  ) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Everyone", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let room = 200 - title.frame.width - image.frame.width
    #expect(abs(image.frame.minX - room * share) < 0.01)
    #expect(abs(title.frame.minX - image.frame.maxX) < 0.01)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - image.frame.minX) < 0.01)
    let isMirrored = alignment == .leading || alignment == .trailing
    #expect(abs(title.frame.minX - room * (isMirrored ? 1 - share : share)) < 0.01)
  }

  @Test func steppersAreMirrored() throws {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    /// The middles of the signs: that for less has one line, and that for more two.
    func middles() throws -> [Double] {
      try PictureDocument(stepper.headlessPicture()).all("path").compactMap { $0["d"] }.dropFirst()
        .map { path in
          let points = path.split(whereSeparator: "ML".contains)
            .compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
          return points.reduce(0, +) / Double(points.count)
        }
    }
    let places = try middles()
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(try places.count == 2 && middles() == places.map { 94 - $0 })
  }

  @Test(
    "a text is written in the direction that its first letter has",
    arguments: [
      ("Moments", false), ("لحظات", true), ("لحظات Moments 3", true), ("Moments لحظات", false),
      ("3, לב", true), ("12:30", false), ("\u{200F}Moments", true),
    ])
  func textsHaveTheDirectionOfTheirFirstLetter(text: String, isRightToLeft: Bool) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = text
    let written = try #require(PictureDocument(label.headlessPicture()).all("text").first)
    #expect((written["direction"] == "rtl") == isRightToLeft)
    // A line begins where it is read from.
    let width = try #require(written["textLength"].flatMap(Double.init))
    #expect(written["x"].flatMap(Double.init) == (isRightToLeft ? width : 0))
  }

  @Test func searchFieldsBeginAtTheRight() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.placeholder = "Search"
    /// Where the middle of the sign is, and from where to where the text reaches.
    func places() throws -> (sign: Double, text: ClosedRange<Double>) {
      let picture = try PictureDocument(field.headlessPicture())
      let points = try #require(picture.all("path").first?["d"])
        .split(whereSeparator: "ML".contains)
        .compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
      let ends = (try #require(points.min()), try #require(points.max()))
      let text = try #require(picture.all("text").first)
      let x = try #require(text["x"].flatMap(Double.init))
      let width = try #require(text["textLength"].flatMap(Double.init))
      return ((ends.0 + ends.1) / 2, x...(x + width))
    }
    let (sign, text) = try places()
    field.semanticContentAttribute = .forceRightToLeft
    let mirrored = try places()
    // The sign itself is not mirrored, and it is not quite symmetric.
    #expect(sign < 30 && abs(mirrored.sign - (200 - sign)) < 1)
    #expect(abs(mirrored.text.upperBound - (200 - text.lowerBound)) < 0.02)
  }

  @Test(arguments: [
    (NSTextAlignment.natural, UISemanticContentAttribute.forceLeftToRight, 7.0),
    (.natural, .forceRightToLeft, 193), (.right, .forceLeftToRight, 193),
    (.center, .forceLeftToRight, 100), (.left, .forceRightToLeft, 7),
  ])
  func caretsOfEmptyFieldsStandWhereTextBegins(
    alignment: NSTextAlignment, semantics: UISemanticContentAttribute, place: Double
  ) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.borderStyle = .roundedRect
    field.textAlignment = alignment
    field.semanticContentAttribute = semantics
    list.window.addSubview(field)
    field.becomeFirstResponder()
    let caret = try PictureDocument(field.headlessPicture()).all("rect").last
    #expect(caret?["width"] == "2")
    #expect(caret?["x"].flatMap(Double.init) == place)
  }

  /// From where to where texts of bars reach.
  private func texts(of window: UIWindow) throws -> [String: ClosedRange<Double>] {
    window.headlessLayoutPass()
    let picture = try PictureDocument(window.headlessPicture())
    return try picture.all("text").reduce(into: [:]) { places, text in
      let x = try #require(text["x"].flatMap(Double.init))
      let width = try #require(text["textLength"].flatMap(Double.init))
      places[text.text] = x...(x + width)
    }
  }
}
