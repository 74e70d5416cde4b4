/// What a tap does on the screen where it happens: `Screen` is what the action gets of that screen, such as
/// its presenter.
public typealias TapAction<Screen> = @MainActor @Sendable (Screen) -> Void
