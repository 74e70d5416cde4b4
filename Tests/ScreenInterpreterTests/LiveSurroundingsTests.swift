import Foundation
import ScreenDriver
import ScreenInterpreter
import Testing

/// Screens that are made once and shown in one surroundings after the other look as those that are made for each.
@MainActor @Suite struct LiveSurroundingsTests {
  private static let surroundings = [
    Surroundings(), Surroundings(isDark: true), Surroundings(textSize: .accessibilityLarge),
    Surroundings(isRightToLeft: true),
    Surroundings(size: CGSize(width: 320, height: 568), hasIncreasedContrast: true),
    Surroundings(size: CGSize(width: 820, height: 1180)),
    Surroundings(size: CGSize(width: 844, height: 390), isDark: true, isRightToLeft: true),
    Surroundings(),
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "Specs", "Examples/People/Specs", "Examples/TodoLists/Specs", "Examples/Login/Specs",
    "Examples/Accounts/Specs", "Examples/Mixed/Specs", "Examples/Pantry/Specs",
  ])
  func changedSurroundingsLookAsThoseThatWereThereFromTheStart(folder: String) async throws {
    let specs = SpecFolder(Self.root.appending(path: folder).path)
    let app = try specs.checkedApp()
    let now = Date(timeIntervalSince1970: 1_773_500_400)
    let preview = ScreenPreview(
      of: AppBlueprint(of: app),
      answers: .inventing(for: app.index, besides: Samples(specRoot: specs.path), at: now),
      strings: try PreviewStrings(specs.path).table(of: app.index.app, language: nil), at: now)
    for screen in preview.screens {
      for state in ScreenState.usual {
        try await compare(screen, in: state, of: preview)
      }
    }
  }

  private func compare(
    _ screen: String, in state: ScreenState, of preview: ScreenPreview
  ) async throws {
    var seen: [String] = []
    try await preview.show(screen, in: state, inEach: Self.surroundings) { driver, _, _ in
      seen.append(driver.picture + driver.dump)
    }
    #expect(seen.count == Self.surroundings.count)
    for (index, (surroundings, seen)) in zip(Self.surroundings, seen).enumerated() {
      let alone = try await preview.show(screen, in: state, surroundings)
      #expect(
        seen == alone.map { $0.picture + $0.tree }, "\(screen), \(state.rawValue), \(index)")
    }
  }
}
