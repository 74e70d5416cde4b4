import Foundation
import HeadlessUIKit
import Testing

@MainActor struct PictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func picture(of view: UIView) throws -> PictureDocument {
    window.isHidden = false
    if view.superview == nil { window.addSubview(view) }
    window.headlessLayoutPass()
    return try PictureDocument(window.headlessPicture())
  }

  // MARK: Views

  @Test func viewsStandAtTheirPlacesWithTheirColours() throws {
    let view = UIView(frame: CGRect(x: 10.25, y: 20, width: 30, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    view.alpha = 0.25
    view.layer.cornerRadius = 4
    view.accessibilityIdentifier = "a<b"
    let picture = try picture(of: view)
    #expect(picture.elements.first?["viewBox"] == "0 0 200 100")
    let group = try #require(picture.all("g").first { $0["data-id"] == "a<b" })
    #expect(group["class"] == "UIView")
    #expect(group["transform"] == "translate(10.25 20)")
    #expect(group["opacity"] == "0.25")
    let rect = try #require(picture.all("rect").first)
    #expect(rect["fill"] == "#FF0000" && rect["fill-opacity"] == "0.5")
    #expect(rect["width"] == "30" && rect["height"] == "40" && rect["rx"] == "4")
  }

  @Test func whatIsHiddenOrClearIsNotPainted() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let hidden = UIView(frame: view.bounds)
    hidden.isHidden = true
    let clear = UIView(frame: view.bounds)
    clear.alpha = 0
    for child in [hidden, clear] {
      child.backgroundColor = .red
      view.addSubview(child)
    }
    view.backgroundColor = .clear
    #expect(try picture(of: view).all("rect").isEmpty)
  }

  @Test func colourIsThatOfTheViewsOwnTraits() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .label
    let dark = UIView(frame: view.bounds)
    dark.backgroundColor = .label
    dark.overrideUserInterfaceStyle = .dark
    view.addSubview(dark)
    let fills = try picture(of: view).all("rect").map { $0["fill"] }
    #expect(fills == ["#000000", "#FFFFFF"])
  }

  @Test func scrolledContentIsShiftedAndCut() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 500)
    for place in [0, 40, 400] {
      let view = UIView(frame: CGRect(x: 0, y: place, width: 100, height: 30))
      view.backgroundColor = .red
      scroll.addSubview(view)
    }
    scroll.contentOffset.y = 20
    let picture = try picture(of: scroll)
    #expect(picture.all("clipPath").map { $0["id"] } == ["clip1"])
    #expect(picture.all("g").contains { $0["clip-path"] == "url(#clip1)" })
    #expect(picture.all("g").contains { $0["transform"] == "translate(0 -20)" })
    let rects = picture.all("rect").filter { $0["fill"] == "#FF0000" }
    #expect(rects.count == 2, "what is far below is left out")
    #expect(rects.allSatisfy { $0.path.contains("UIScrollView") })
  }

  @Test func turnedViewsTurnAroundTheirMiddle() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.backgroundColor = .red
    let group = try #require(try picture(of: view).all("g").first { $0["transform"] != nil })
    #expect(group["transform"] == "matrix(0.0 1.0 -1.0 0.0 20 30) translate(-10 -20)")
  }

  @Test func higherViewsArePaintedLater() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (color, height) in [(UIColor.red, 2), (.green, 0), (.blue, 1)] {
      let child = UIView(frame: view.bounds)
      child.backgroundColor = color
      child.layer.zPosition = CGFloat(height)
      view.addSubview(child)
    }
    let fills = try picture(of: view).all("rect").map { $0["fill"] }
    #expect(fills == ["#00FF00", "#0000FF", "#FF0000"])
  }

  // MARK: Texts

  private func label(_ text: String, width: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func textsAreEscapedAndStyled() throws {
    let label = label("<Tom & \"Jerry\">\u{1}", width: 200)
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .blue
    let text = try #require(try picture(of: label).all("text").first)
    #expect(text.text == "<Tom & \"Jerry\">\u{FFFD}")
    #expect(text["font-size"] == "20" && text["font-weight"] == "700")
    #expect(text["fill"] == "#0000FF")
  }

  @Test func textsBreakWhereTheLabelMeasuredThem() throws {
    let label = label("one two three four five six", width: 80, lines: 0)
    let texts = try picture(of: label).texts
    #expect(texts.joined(separator: " ") == "one two three four five six")
    let height = label.sizeThatFits(CGSize(width: 80, height: 0)).height
    #expect(texts.count == Int((height / label.font.lineHeight).rounded()))
  }

  @Test(arguments: [
    NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
  ])
  func longTextsAreCut(mode: NSLineBreakMode) throws {
    let whole = "one two three four five six"
    let label = label(whole, width: 110)
    label.lineBreakMode = mode
    let text = try #require(try picture(of: label).all("text").first)
    let parts = text.text.components(separatedBy: "…")
    #expect(whole.hasPrefix(parts[0]) && whole.hasSuffix(parts.last ?? ""))
    switch mode {
    case .byClipping: #expect(text.text == whole)
    case .byTruncatingTail: #expect(parts.count == 2 && parts[0].count > 8 && parts[1].isEmpty)
    case .byTruncatingHead: #expect(parts.count == 2 && parts[0].isEmpty && parts[1].count > 8)
    default: #expect(parts.count == 2 && parts.allSatisfy { $0.count > 3 })
    }
    let width = try #require(text["textLength"].flatMap(Double.init))
    #expect(mode == .byClipping || width <= 110)
  }

  @Test func lastLinesAreCutWhereTextGoesOn() throws {
    let texts = try picture(of: label("one two three four five six", width: 80, lines: 2)).texts
    #expect(texts.count == 2 && texts.last?.hasSuffix("…") == true)
  }

  @Test func alignmentMovesLines() throws {
    let label = label("ab", width: 100)
    var places: [Double] = []
    for alignment in [NSTextAlignment.left, .center, .right] {
      label.textAlignment = alignment
      let x = try picture(of: label).all("text").first?["x"]
      places.append(try #require(x.flatMap(Double.init)))
    }
    #expect(places[0] == 0)
    #expect(abs(places[2] - 2 * places[1]) < 0.02)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try picture(of: label).all("text").first?["x"] == SVGNumber.text(places[2]))
  }

  // MARK: Images

  @Test func imagesStandForThemselvesByName() throws {
    let view = UIImageView(image: UIImage(named: "harbour & sea"))
    view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    let picture = try picture(of: view)
    #expect(picture.all("title").map(\.text) == ["asset(harbour & sea)"])
    #expect(picture.texts == ["harbour & sea"])
    view.image = UIImage(systemName: "heart.fill")
    #expect(try self.picture(of: view).all("title").map(\.text) == ["symbol(heart.fill)"])
  }

  @Test func roundedImagesAreCut() throws {
    let view = UIImageView(image: UIImage(named: "a"))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    let picture = try picture(of: view)
    #expect(picture.all("clipPath").count == 1)
    #expect(picture.all("rect").first?["rx"] == "20")
  }
}

/// Numbers as pictures write them.
enum SVGNumber {
  static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
