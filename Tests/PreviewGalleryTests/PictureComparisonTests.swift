import Testing

@testable import PreviewGallery

/// What is said of two pictures that are not the same.
@Suite struct PictureComparisonTests {
  private func picture(_ lines: String...) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="390" height="844" viewBox="0 0 390 844">
      <g class="UIWindow">
        <rect x="0" y="0" width="390" height="844" fill="#FFFFFF"/>
    \(lines.map { "    \($0)\n" }.joined())  </g>
    </svg>

    """
  }

  private func label(_ text: String, y: Double, color: String = "#000000", x: Double = 16) -> String
  {
    "<g class=\"UILabel\" transform=\"translate(\(x) \(y))\"><text x=\"0\" y=\"16\""
      + " textLength=\"80\" font-size=\"17\" fill=\"\(color)\" xml:space=\"preserve\">\(text)</text></g>"
  }

  private func words(_ before: String, _ after: String) -> [String] {
    PictureComparison.changes(from: before, to: after).map(\.words.text)
  }

  @Test func theSamePictureHasNotChanged() {
    let one = picture(label("A", y: 20))
    #expect(words(one, one) == [])
  }

  @Test func anotherTextAtItsPlaceIsToldByBoth() {
    let changes = PictureComparison.changes(
      from: picture(label("Notes", y: 20), label("Other", y: 60)),
      to: picture(label("My notes", y: 20), label("Other", y: 60)))
    #expect(changes.map(\.words.text) == ["text “Notes” → “My notes”"])
    #expect(changes.map(\.kind) == [.text])
    #expect(changes.first?.after == [GalleryFrame(x: 16, y: 19, width: 80, height: 21.25)])
  }

  @Test func whatMovesAlikeIsToldOnce() {
    let before = picture(label("A", y: 20), label("B", y: 60), label("C", y: 100))
    let after = picture(
      label("New", y: 20), label("A", y: 64), label("B", y: 104), label("C", y: 144))
    #expect(words(before, after) == ["“New” is new", "“A”, “B”, “C” moved down by 44 points"])
    let shifted = picture(label("A", y: 20), label("B", y: 59, x: 18.5), label("C", y: 100))
    #expect(words(before, shifted) == ["“B” moved right by 2.5 points and up by 1 point"])
  }

  @Test func otherColoursAndSizesAreToldByWhatTheyWere() {
    #expect(
      words(picture(label("A", y: 20)), picture(label("A", y: 20, color: "#FF0000")))
        == ["“A” has “fill #FF0000”, not “fill #000000”"])
    let box = { (height: Int) in
      "<g class=\"CardView\"><rect x=\"8\" y=\"8\" width=\"100\" height=\"\(height)\" fill=\"#EEEEEE\"/></g>"
    }
    #expect(
      words(picture(box(40)), picture(box(44)))
        == ["“CardView” is 100 × 44 points large, not 100 × 40"])
  }

  @Test func whatComesAndGoesIsToldByName() {
    let image =
      "<g class=\"UIImageView\" transform=\"translate(300 200)\"><g class=\"image\"><title>symbol(star)</title>"
      + "<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"#CCCCCC\"/></g></g>"
    let (without, with) = (picture(label("A", y: 20)), picture(label("A", y: 20), image))
    #expect(words(without, with) == ["“UIImageView” with “symbol(star)” is new"])
    #expect(words(with, without) == ["“UIImageView” with “symbol(star)” is gone"])
  }

  /// Lines of a text are one text; titles side by side are several.
  @Test func linesOfALabelBelongTogether() {
    let lines = { (second: String) in
      "<g class=\"UILabel\"><text x=\"0\" y=\"20\" textLength=\"90\" font-size=\"15\" fill=\"#000000\">A long text</text>"
        + "<text x=\"0\" y=\"38\" textLength=\"90\" font-size=\"15\" fill=\"#000000\">\(second)</text></g>"
    }
    #expect(
      words(picture(lines("of two")), picture(lines("of lines")))
        == ["text “A long text of two” → “A long text of lines”"])
    let tabs = { (second: String) in
      "<g class=\"UITabBar\"><text x=\"0\" y=\"20\" textLength=\"90\" font-size=\"10\" fill=\"#000000\">Feed</text>"
        + "<text x=\"200\" y=\"20\" textLength=\"90\" font-size=\"10\" fill=\"#000000\">\(second)</text></g>"
    }
    #expect(words(picture(tabs("Me")), picture(tabs("You"))) == ["text “Me” → “You”"])
  }

  @Test func anOrderThatShowsIsSaidWithoutAPlace() {
    let clip = { (id: String) in
      "<clipPath id=\"\(id)\"><rect width=\"3\" height=\"3\"/></clipPath>"
    }
    #expect(words(picture(clip("a")), picture(clip("b"))) == ["is painted otherwise"])
  }

  @Test func whatIsNoPictureIsReadToItsEnd() {
    for text in [
      "", "<", "<svg", "<svg><g class=\"x\"", "</g></g>", "<g a='<'>&amp;lt;", "<g =\"\">",
    ] {
      _ = words(text, picture(label("A", y: 20)))
      _ = words(picture(label("A", y: 20)), text)
    }
  }

  @Test func turnedAndMirroredPartsLieWhereTheyAreSeen() {
    let parts = PaintedParts(
      picture(
        "<g class=\"A\" transform=\"matrix(-1 0 0 1 100 10) translate(-20 -5)\"><rect x=\"0\" y=\"0\" width=\"40\""
          + " height=\"10\" fill=\"#000000\"/></g>"
      )
    ).parts
    #expect(parts.last?.frame == GalleryFrame(x: 80, y: 5, width: 40, height: 10))
  }
}
