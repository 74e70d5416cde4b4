public import ScreenKit

/// Offers what can be given away of an account.
public final class AccountSharing: AccountDetailActions {
  private let makeLink: @MainActor () async throws -> String
  private let copy: @MainActor (String) -> Void

  /// Shares the link that `makeLink` makes by `copy`.
  public init(
    makeLink: @escaping @MainActor () async throws -> String = { "accounts://accounts" },
    copy: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.makeLink = makeLink
    self.copy = copy
  }

  public func share(on view: any SceneViewable) async throws {
    let link = try await view.showingActivity(makeLink)
    view.showAlert(
      .sheet(
        title: .key("share.title"),
        actions: [
          AlertViewModel.Action(title: .key("share.link")) { [copy, weak view] _ in
            copy(link)
            view?.notice(.key("share.done"))
          },
          AlertViewModel.Action(title: .key("share.cancel"), role: .cancel),
        ]))
  }
}
