import Foundation
import HeadlessUIKit
import TestTools
import Testing

/// A few screens as they are drawn, to be looked at. With `SCREENC_UPDATE_GOLDENS=1` they are written
/// anew instead of compared.
@MainActor struct PictureGoldenTests {
  enum Screen: String, CaseIterable, Sendable {
    case controls, table, form, alert, sheet, catalogue
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(arguments: Screen.allCases, [UIUserInterfaceStyle.light, .dark])
  func screensAreDrawnAsBefore(screen: Screen, style: UIUserInterfaceStyle) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.headlessSetTraits { $0.userInterfaceStyle = style }
    window.headlessScreenSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.backgroundColor = .systemBackground
    window.tintColor = .systemIndigo
    SampleScreens.show(screen, in: window)
    window.headlessLayoutPass()
    let picture = window.headlessPicture()
    _ = try PictureDocument(picture)
    #expect(picture == window.headlessPicture())
    let name = "\(screen.rawValue)-\(style == .dark ? "dark" : "light").svg"
    let file = Self.folder.appending(path: name)
    if Goldens.areRenewed {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == golden, "\(name) is drawn otherwise; look at it and update the goldens")
  }
}
