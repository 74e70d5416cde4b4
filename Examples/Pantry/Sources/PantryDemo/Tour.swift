import Foundation
import Pantry
import ScreenDriver
import ScreenKit

/// A walk through the app as somebody would take it who is about to go shopping.
@MainActor
struct Tour {
  private let driver: ScreenDriver

  init(server: URL) throws {
    let launch = LaunchValues(
      baseURLs: ["Main": server], strings: try .pantry(), store: MemoryStore())
    let app = PantryApp.assembled(launch: launch)
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  func run() async throws {
    try await lookThroughTheGoods()
    try await lookAtTheWeek()
    try await goThroughTheList()
    try await haveItBrought()
    try await complain()
    try await addAGood()
    try await lookAtTheCard()
    driver.close()
  }

  private func lookThroughTheGoods() async throws {
    try await driver.settle()
    show("The aisles")
    try await driver.beginSearch()
    show("What can be searched for")
    try await driver.chooseSuggestion("Highland")
    show("Goods of one maker")
    try await driver.openPreview(row: 0)
    try await driver.tapPreview()
    show("A good")
    try await driver.goBack()
    try await driver.search(for: "")
    try await driver.tap(label: "About the shop")
    show("The shop, a view of SwiftUI")
    try await driver.goBack()
  }

  private func lookAtTheWeek() async throws {
    try await driver.tap(label: "This week")
    show("What brings extra points, without the tabs")
    try await driver.tap(text: "Show all")
    try await driver.tap(label: "To the list")
    show("What can be put on the list")
    try await driver.tap(text: "Put Olive oil on the list")
    try await driver.goBack()
  }

  private func goThroughTheList() async throws {
    try await driver.tapTab("Shopping list")
    show("The list")
    try await driver.move(row: 3, to: 0)
    show("In another order")
    try await driver.fullSwipe(row: 0, edge: .leading)
    try await driver.chooseTitleSegment("In the bag")
    show("What has been bought")
  }

  private func haveItBrought() async throws {
    try await driver.tap(label: "Deliveries")
    try await driver.tap(label: "Have it brought")
    show("When, which is today, so that the driver calls")
    try await driver.choose(nextWorkday, in: "day")
    try await driver.choose("12–14", in: "slot")
    try await driver.tap(text: "Next")
    try await driver.type("3 Mill Lane", into: "street")
    try await driver.type("Brook", into: "town")
    show("Where to")
    try await driver.tap(text: "Next")
    try await driver.toggle(id: "isGift")
    try await driver.type("Get well", into: "card")
    show("A few words, on a card")
    try await driver.tap(text: "Order it")
    show("What is on its way")
    try await driver.goBack()
  }

  /// A day after today that is no Sunday, on which nobody is on the road.
  private var nextWorkday: Date {
    let tomorrow = Date(timeIntervalSinceNow: 86_400)
    let isSunday = Calendar.current.component(.weekday, from: tomorrow) == 1
    return isSunday ? tomorrow + 86_400 : tomorrow
  }

  private func complain() async throws {
    try await driver.tapTab("Groceries")
    try await driver.tapRow(0)
    try await driver.tap(label: "Complain about it")
    try await driver.choose("It is damaged", in: "trouble")
    try await driver.type("Broken in two", into: "what")
    try await driver.addPhotos([Data("a photo".utf8)], to: "photos")
    show("A complaint with a photo")
    try await driver.tap(text: "Send")
    show("What the shop says to that")
    try await driver.goBack()
  }

  private func addAGood() async throws {
    try await driver.tapTab("Groceries")
    try await driver.tap(label: "Add a good")
    try await driver.choose("Dairy", in: "category")
    show("A new good, whose shelves follow the category")
    try await driver.tap(label: "Close")
    try await driver.tap(text: "OK")
  }

  private func lookAtTheCard() async throws {
    try await driver.tapTab("My points")
    show("The points of nobody in particular")
    try await driver.tap(text: "Sign in with your card")
    try await driver.type("100200", into: "number")
    try await driver.type("1234", into: "pin")
    show("Who signs in")
    try await driver.tap(text: "Sign in now")
    show("What a card has brought")
    try await driver.tap(label: "Where your shopping waits")
    try await driver.tapRow(1)
    show("A place that is kept")
  }

  private func show(_ title: String) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
