public import ScreenKit

extension PeopleApp {
  /// The app with all that was written for it by hand.
  public static func assembled(launch: LaunchValues) -> PeopleApp {
    PeopleApp(launch: launch, dependencies: PeopleParts())
  }
}

/// What the specs leave to code.
@MainActor
private final class PeopleParts: PeopleDependencies {
  lazy var directoryActions: any DirectoryActions = Follows()

  func makeInvitationsController(_ app: PeopleApp) -> InvitationsController {
    InvitationsController(app: app)
  }

  func makePortraitPresenter(_ runtime: AppRuntime) -> PortraitPresenter {
    PortraitPresenter(images: runtime.images)
  }
}
