import ScreenKit

// What the specs leave to the app: `computed:` of the model `Post`.
nonisolated extension Post {
  public var summary: ScreenText { .key("post.summary", [author.name]) }
}
