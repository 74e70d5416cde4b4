import ScreenKit

@MainActor
struct PostCard: CellAdapter {
  nonisolated enum Event: Sendable { case comment, profile }

  private let app: FixtureApp
  private let onEvent: @MainActor (Event, Post) -> Void

  init(app: FixtureApp, onEvent: @escaping @MainActor (Event, Post) -> Void) {
    self.app = app
    self.onEvent = onEvent
  }

  func cell(for item: Post, in context: CellContext) -> CellNode {
    .column(
      [
        .row(
          [
            .image(
              .url(item.author.avatar), size: 40, shape: .circle, placeholder: .symbol("person")),
            .column([
              .text(.value(item.author.name), font: .headline),
              .text(
                .formatted(item.createdAt, .relative), font: .caption, color: .secondaryText),
            ]),
          ],
          spacing: .m),
        .when(
          item.photo != nil,
          .image(.url(item.photo), aspect: 4.0 / 3.0, placeholder: .symbol("photo"))),
        .when(item.text != nil, .text(.value(item.text), font: .body, lines: 3)),
        .text(.key("post.likes", [item.likes]), font: .caption, color: .secondaryText),
        .row(
          [
            .button(id: "button1", icon: .symbol("heart"), label: .key("post.like")) { screen in
              screen.run(
                item,
                optimistic: { $0.liked = !item.liked },
                operation: { try await app.send(LikePost(id: item.id, on: !item.liked)) },
                failed: { screen, _ in screen.notice(.key("post.likeFailed")) })
            },
            .text(.value(item.liked ? "liked" : "not liked")),
            .button(id: "button2", title: .key("post.comment")) { _ in onEvent(.comment, item) },
            .button(id: "button3", icon: .symbol("person"), label: .key("post.author")) { _ in
              onEvent(.profile, item)
            },
          ],
          spacing: .m),
      ],
      spacing: .m, padding: .l, background: .surface)
  }

  func accessibility(for item: Post) -> CellAccessibility? {
    CellAccessibility(label: .key("post.spoken", [item.author.name, item.text]), traits: [.button])
  }

  var size: CellSize { CellSize(width: .fill, height: .self) }
}

@MainActor
struct PostTile: CellAdapter {
  func cell(for item: Post, in context: CellContext) -> CellNode {
    .image(.url(item.photo), aspect: 1.0, placeholder: .symbol("photo"), label: .key("post.photo"))
  }
}

@MainActor
struct QuoteTile: CellAdapter {
  func cell(for item: Post, in context: CellContext) -> CellNode {
    .column(
      [
        .text(.value(item.text), font: .body, lines: 8),
        .text(.value(item.author.name), font: .caption, color: .secondaryText),
      ],
      spacing: .s, padding: .m, background: .surface)
  }
}

@MainActor
struct StoryBubble: CellAdapter {
  func cell(for item: Story, in context: CellContext) -> CellNode {
    .column(
      [
        .image(.symbol("person"), size: 64, shape: .circle),
        .text(.value(item.title), font: .caption, lines: 1),
      ],
      spacing: .s, padding: .m)
  }

  var size: CellSize { CellSize(width: .points(88), height: .self) }
}

@MainActor
struct UserRow: CellAdapter {
  func cell(for item: User, in context: CellContext) -> CellNode {
    .row(
      [
        .image(.url(item.avatar), size: 40, shape: .circle, placeholder: .symbol("person")),
        .text(.value(item.name), font: .body),
      ],
      spacing: .m, padding: .m)
  }
}

@MainActor
struct MenuRow: CellAdapter {
  func cell(for item: MenuItem, in context: CellContext) -> CellNode {
    .row(
      [
        .text(.value(item.title), font: .body),
        .spacer(),
        .image(.symbol("chevron.forward"), size: 16, color: .secondaryText),
      ],
      padding: .l)
  }
}

@MainActor
struct StoryCarousel: EmbedAdapter {
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
  }

  func controller(for item: StoryTray) -> UIViewController {
    StoriesViewController(app: app, tray: item)
  }

  var height: EmbedHeight { .points(120) }
}

/// The app's own adapter, with a cell class of its own.
struct SponsoredAdAdapter: Adapter {
  func configure(_ cell: SponsoredAdCell, with item: SponsoredAd, in context: CellContext) {
    cell.label.text = item.slogan
    cell.label.font = UIFont.systemFont(ofSize: 17)
    cell.label.textColor = context.theme.uiColor(.accent)
  }

  func size(for item: SponsoredAd, in context: CellContext) -> CGSize {
    CGSize(width: context.containerWidth, height: 60)
  }
}

final class SponsoredAdCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { contentView.addSubview(label) }
    label.frame = contentView.bounds
  }
}
