import AdsKit
public import ScreenKit

extension MomentsApp {
  /// The app with all that was written for it by hand.
  public static func assembled(launch: LaunchValues) -> MomentsApp {
    let hiddenPosts = HiddenPosts()
    let app = MomentsApp(
      launch: launch,
      dependencies: MomentsDependencies(
        feedActions: hiddenPosts,
        settingsActions: ImageSettings(),
        makeAboutViewController: { app in AboutViewController(runtime: app.runtime) },
        makeSponsoredAdAdapter: { _ in SponsoredAdAdapter() }))
    hiddenPosts.app = app
    return app
  }
}
