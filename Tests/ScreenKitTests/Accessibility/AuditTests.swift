import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// What the driver's audit finds, and what it doesn't.
@MainActor @Suite struct AuditTests {
  /// The kinds of issues with a screen that holds what `fill` puts into it.
  private func kinds(
    _ fill: (UIView) -> Void
  ) async throws -> [AccessibilityIssue.Kind] {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    fill(controller.view)
    let driver = ScreenDriver(root: controller)
    defer { driver.close() }
    return try await driver.accessibilityIssues().map(\.kind)
  }

  private func button(_ title: String?, y: CGFloat, height: CGFloat = 44) -> UIButton {
    let button = UIButton(frame: CGRect(x: 100, y: y, width: 150, height: height))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
  }

  private func label(_ text: String, color: UIColor, height: CGFloat = 300) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 370, height: height))
    label.text = text
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  @Test func aSoundScreenHasNoIssues() async throws {
    let found = try await kinds { view in
      view.addSubview(button("Send", y: 100))
      view.addSubview(button("Cancel", y: 200))
    }
    #expect(found == [])
  }

  @Test func whatHasNothingToSayIsFound() async throws {
    let found = try await kinds { view in
      let image = UIImageView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
      image.isAccessibilityElement = true
      view.addSubview(image)
      view.addSubview(button(nil, y: 100))
      // One that is there to be looked at only says that it is no element.
      view.addSubview(UIImageView(frame: CGRect(x: 0, y: 400, width: 50, height: 50)))
    }
    #expect(found == [.missingLabel, .missingLabel])
  }

  @Test func whatIsWithinAnElementIsFoundUnlessAnActionDoesTheSame() async throws {
    func card(in view: UIView) -> UIView {
      let card = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 200))
      card.isAccessibilityElement = true
      card.accessibilityLabel = "A post"
      card.addSubview(button("Like", y: 50))
      view.addSubview(card)
      return card
    }
    #expect(try await kinds { _ = card(in: $0) } == [.unreachable])
    let found = try await kinds { view in
      card(in: view).accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Like") { _ in true }
      ]
    }
    #expect(found == [])
  }

  @Test func whatIsHiddenFromVoiceOverIsFound() async throws {
    let found = try await kinds { view in
      view.addSubview(button("Send", y: 100))
      view.accessibilityElementsHidden = true
    }
    #expect(found == [.unreachable])
  }

  @Test func buttonsThatAreReadAlikeAreFound() async throws {
    let found = try await kinds { view in
      view.addSubview(button("More", y: 100))
      view.addSubview(button("More", y: 200))
    }
    #expect(found == [.sameLabel])
  }

  @Test func smallTargetsAreFoundUnlessTheyTakeTouchesBesideThem() async throws {
    #expect(try await kinds { $0.addSubview(button("Send", y: 100, height: 30)) } == [.smallTarget])
    let wide = WideButton(frame: CGRect(x: 100, y: 100, width: 150, height: 30))
    wide.setTitle("Send", for: .normal)
    wide.setTitleColor(.black, for: .normal)
    #expect(try await kinds { $0.addSubview(wide) } == [])
    // Something lies over most of it.
    let found = try await kinds { view in
      view.addSubview(button("Send", y: 100))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 124, width: 390, height: 100)))
    }
    #expect(found == [.smallTarget])
  }

  @Test func textsThatStandOutTooLittleAreFound() async throws {
    let pale = UIColor(white: 0.7, alpha: 1)
    #expect(try await kinds { $0.addSubview(label("Pale", color: pale)) } == [.lowContrast])
    #expect(try await kinds { $0.addSubview(label("Dark", color: .black)) } == [])
    let onDark = try await kinds { view in
      let ground = UIView(frame: view.bounds)
      ground.backgroundColor = .black
      view.addSubview(ground)
      view.addSubview(label("Pale", color: pale))
    }
    #expect(onDark == [], "what lies behind a text counts, not what it is in")
  }

  @Test func coloursAreLookedAtInTheDarkToo() async throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(label("Gone at night", color: color))
    let driver = ScreenDriver(root: controller)
    let issues = try await driver.accessibilityIssues()
    #expect(
      issues.map(\.description)
        == [#"UIViewController: UILabel "Gone at night": too little contrast (1.00:1, dark)"#])
    #expect(driver.window.traitCollection.userInterfaceStyle == .light, "all is as before")
    driver.close()
  }

  @Test func textsThatLargeSizesCutOffAreFound() async throws {
    let found = try await kinds { view in
      let label = GrowingLabel(frame: CGRect(x: 10, y: 100, width: 370, height: 60))
      label.text = "A sentence of some length"
      label.textColor = .black
      label.numberOfLines = 0
      view.addSubview(label)
    }
    #expect(found == [.clippedText])
    // What is cut off at the standard size was meant to be.
    let limited = try await kinds { view in
      let text = String(repeating: "Words ", count: 200)
      view.addSubview(label(text, color: .black, height: 50))
    }
    #expect(limited == [])
  }

  @Test func rowsAndHeadingsAreLookedAtAllTheWayDown() async throws {
    let table = PlantedTable()
    let driver = ScreenDriver(root: table)
    let issues = try await driver.accessibilityIssues()
    #expect(Set(issues.map(\.kind)) == [.missingTrait, .missingHeading])
    #expect(issues.contains { $0.element.contains("Row 29") }, "\(issues)")
    #expect(driver.table?.contentOffset.y == 0, "the list is where it was")
    driver.close()
  }

  @Test func screensOfTheLibraryHaveNoIssues() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    #expect(try await driver.accessibilityIssues().map(\.description) == [])
    try await driver.tap(label: "Write")
    try await driver.tap(text: "Publish")
    #expect(try await driver.accessibilityIssues().map(\.description) == [])
    driver.close()
  }
}

/// A button that takes touches beside it.
private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -7).contains(point)
  }
}

/// A label whose text grows with the reader's, and whose height doesn't.
private final class GrowingLabel: UILabel {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    font = FontToken("body", size: 17).uiFont(for: CellTraits(traitCollection).textSize)
  }
}

/// Rows that are read out as a whole and don't say that they can be tapped, below a text that is no heading.
private final class PlantedTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 16, y: 4, width: 300, height: 20))
    label.text = "Rows"
    header.contentView.addSubview(label)
    return header
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 28 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
