import SpecModel
import SpecSemantics

/// How keys and dates stand in payloads.
struct PayloadStyle: Sendable {
  let keys: KeyStyle
  var dates: DateStyle

  /// The keys are those of the app's first API, whichever answers: models are decoded in one way.
  init(of call: Call, _ index: AppIndex) {
    keys = index.api(nil)?.keys ?? .asWritten
    dates = index.api(call.api?.text)?.dates ?? .iso8601
  }

  private init(keys: KeyStyle, dates: DateStyle) {
    self.keys = keys
    self.dates = dates
  }

  /// In what the app's main API answers.
  static func main(_ index: AppIndex) -> PayloadStyle {
    let api = index.api(nil)
    return PayloadStyle(keys: api?.keys ?? .asWritten, dates: api?.dates ?? .iso8601)
  }

  /// In files of the app.
  static func stored(_ index: AppIndex) -> PayloadStyle {
    PayloadStyle(keys: index.api(nil)?.keys ?? .asWritten, dates: .iso8601)
  }
}
