import AdsKit
public import MomentsCore
import MomentsFeed
public import ScreenKit

extension MomentsApp {
  /// The app with all that was written for it by hand; `analytics` is told what people see and do.
  public static func assembled(
    launch: LaunchValues, analytics: any AnalyticsSink = EventLog()
  ) -> MomentsApp {
    let parts = MomentsParts(analyticsSink: analytics)
    let app = MomentsApp(launch: launch, dependencies: parts)
    parts.hiddenPosts.app = app.momentsFeed
    return app
  }
}

/// What the specs leave to code, made where it is asked for first.
@MainActor
private final class MomentsParts: MomentsDependencies {
  let analyticsSink: any AnalyticsSink
  let hiddenPosts = HiddenPosts()
  lazy var settingsActions: any SettingsActions = ImageSettings()
  var feedActions: any FeedActions { hiddenPosts }

  init(analyticsSink: any AnalyticsSink) {
    self.analyticsSink = analyticsSink
  }

  func makeAboutViewController(_ app: MomentsApp) -> AboutViewController {
    AboutViewController(runtime: app.runtime)
  }

  /// Moments are seen and not sold: what leads elsewhere is for advertisements.
  func acceptsWithoutLinks(_ value: String) -> Bool { !value.contains("://") }

  func makeSponsoredAdAdapter(_ runtime: AppRuntime) -> SponsoredAdAdapter { SponsoredAdAdapter() }
}
