/// Says something for a moment, above the bottom of the screen or the keyboard there.
public final class NoticeView: UIView {
  private static let duration = Duration.seconds(4)

  /// What there is to say.
  struct Words {
    let text: ScreenText
    var retry: (@MainActor () -> Void)?
    /// Whether it still has to be said when its turn comes.
    var isDue: @MainActor () -> Bool = { true }

    /// These words, said once for what `other` says in the same, too: a retry is one of both.
    func joined(to other: Words) -> Words {
      var joined = self
      joined.isDue = { [isDue] in other.isDue() || isDue() }
      if let first = other.retry {
        joined.retry = { [retry] in
          first()
          retry?()
        }
      }
      return joined
    }
  }

  private let runtime: AppRuntime
  private let words: Words
  private let label = UILabel()
  private let button = UIButton(frame: .zero)
  private var keyboardChanges: Subscription?
  /// What is said when this notice has gone.
  private var waiting: [Words] = []

  /// Says `words` in `container` at once, in the place of another notice there: they answer what the
  /// reader has just done.
  static func show(_ words: Words, in container: UIView, runtime: AppRuntime) {
    let before = shown(in: container)
    let notice = NoticeView(words, runtime: runtime)
    notice.waiting = before?.waiting ?? []
    before?.removeFromSuperview()
    container.addSubview(notice)
    notice.place(in: container)
    // It goes before anyone who doesn't see it would find it.
    UIAccessibility.post(notification: .announcement, argument: runtime.string(words.text))
    notice.keyboardChanges = runtime.keyboard.changes.listen { [weak notice] _ in
      if let notice, let container = notice.superview { notice.place(in: container) }
    }
    runtime.clock.schedule(after: duration) { [weak notice] in notice?.end() }
  }

  /// Says `words` in `container` when no notice is there that says something else: nobody has asked for
  /// them just now, and what several lists have to say at once is said one after the other.
  static func showInTurn(_ words: Words, in container: UIView, runtime: AppRuntime) {
    guard let shown = shown(in: container) else {
      return show(words, in: container, runtime: runtime)
    }
    if shown.words.text == words.text {
      show(words.joined(to: shown.words), in: container, runtime: runtime)
    } else if let same = shown.waiting.firstIndex(where: { $0.text == words.text }) {
      shown.waiting[same] = words.joined(to: shown.waiting[same])
    } else {
      shown.waiting.append(words)
    }
  }

  private static func shown(in container: UIView) -> NoticeView? {
    container.subviews.lazy.compactMap { $0 as? NoticeView }.first
  }

  private init(_ words: Words, runtime: AppRuntime) {
    self.runtime = runtime
    self.words = words
    super.init(frame: .zero)
    let theme = runtime.theme
    backgroundColor = theme.uiColor(.text)
    layer.cornerRadius = 10
    label.text = runtime.string(words.text)
    label.textColor = theme.uiColor(.background)
    label.numberOfLines = 0
    addSubview(label)
    button.isHidden = words.retry == nil
    button.setTitle(runtime.string(StandardText.retry), for: .normal)
    button.setTitleColor(theme.uiColor(.background), for: .normal)
    button.wrapTitle()
    button.addAction(UIAction { [weak self] _ in self?.retry() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func retry() {
    words.retry?()
    end()
  }

  /// Goes, and lets what waited have its turn.
  private func end() {
    guard let container = superview else { return }
    removeFromSuperview()
    waiting.removeAll { !$0.isDue() }
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    Self.show(next, in: container, runtime: runtime)
    Self.shown(in: container)?.waiting = waiting
  }

  private func place(in container: UIView) {
    let textSize = CellTraits(container.traitCollection).textSize
    let font = runtime.theme.font(.body).uiFont(for: textSize)
    label.font = font
    button.titleLabel?.font = font
    let area = container.bounds.inset(by: container.safeAreaInsets).inside(dx: 16, dy: 16)
    let bottom = area.maxY - runtime.keyboard.coveredHeight(of: container)
    let places = WordsBesideButton(label, button, width: area.width, textSize: textSize)
    frame = CGRect(
      x: area.minX, y: bottom - places.height, width: area.width, height: places.height)
    label.frame = places.label
    button.frame = places.button
  }
}
