import ScreenCore

/// In what all screens of an app are tested.
@MainActor
struct TrialSetting {
  let app: PreviewedApp
  let plan: TrialPlan
  let strings: StringTable

  init(_ app: PreviewedApp, language: String?) throws {
    self.app = app
    plan = try TrialPlan(app)
    strings = try app.strings(in: language)
  }
}
