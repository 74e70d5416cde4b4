import Foundation
import ScreenCore
import ScreenInterpreter

/// The device in whose window a prototype runs, and what its owner has chosen in the settings.
struct PrototypeSetting: Codable, Sendable, Equatable {
  var width = 390.0
  var height = 844.0
  var isDark = false
  var hasHighContrast = false
  var isRightToLeft = false
  var textSize = "large"
  /// Nil for the first of the app's languages.
  var language: String?

  init() {}

  init(_ surroundings: Surroundings, language: String?) {
    width = surroundings.size.width
    height = surroundings.size.height
    isDark = surroundings.isDark
    hasHighContrast = surroundings.hasIncreasedContrast
    isRightToLeft = surroundings.isRightToLeft
    textSize = "\(surroundings.textSize)"
    self.language = language
  }

  /// Whether there could be such a device.
  var isPossible: Bool {
    (100...4000).contains(width) && (100...4000).contains(height) && knownTextSize != nil
  }

  private var knownTextSize: TextSize? { TextSize.allCases.first { "\($0)" == textSize } }

  var surroundings: Surroundings {
    Surroundings(
      size: CGSize(width: width, height: height), isDark: isDark,
      textSize: knownTextSize ?? .large, isRightToLeft: isRightToLeft,
      hasIncreasedContrast: hasHighContrast)
  }

  static let textSizes = TextSize.allCases.map { "\($0)" }
}
