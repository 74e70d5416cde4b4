import AdsKit
public import ScreenKit

extension MomentsApp {
  /// The app with all that was written for it by hand; `analytics` is told what people see and do.
  public static func assembled(
    launch: LaunchValues, analytics: any AnalyticsSink = EventLog()
  ) -> MomentsApp {
    let hiddenPosts = HiddenPosts()
    let app = MomentsApp(
      launch: launch,
      dependencies: MomentsDependencies(
        analyticsSink: analytics,
        feedActions: hiddenPosts,
        settingsActions: ImageSettings(),
        makeAboutViewController: { app in AboutViewController(runtime: app.runtime) },
        makeSponsoredAdAdapter: { _ in SponsoredAdAdapter() }))
    hiddenPosts.app = app
    return app
  }
}
