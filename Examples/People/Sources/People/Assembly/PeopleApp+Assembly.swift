public import ScreenKit

extension PeopleApp {
  /// The app with all that was written for it by hand.
  public static func assembled(launch: LaunchValues) -> PeopleApp {
    PeopleApp(
      launch: launch,
      dependencies: PeopleDependencies(
        directoryActions: Follows(),
        makeInvitationsController: { app in InvitationsController(app: app) },
        makePortraitPresenter: { runtime in PortraitPresenter(images: runtime.images) }))
  }
}
