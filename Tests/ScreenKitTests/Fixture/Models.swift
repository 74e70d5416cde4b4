import ScreenKit

nonisolated public struct User: Model {
  public var id: Identifier
  public var name: String
  public var avatar: URL?
  public var followers: Int

  public init(id: Identifier, name: String, avatar: URL? = nil, followers: Int = 0) {
    self.id = id
    self.name = name
    self.avatar = avatar
    self.followers = followers
  }
}

nonisolated extension User: Decodable {
  nonisolated private enum CodingKeys: String, CodingKey {
    case id
    case name
    case avatar
    case followers
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Identifier.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      avatar: try container.decodeIfPresent(URL.self, forKey: .avatar),
      followers: try container.decodeIfPresent(Int.self, forKey: .followers) ?? 0)
  }
}

nonisolated public enum Audience: String, ChoiceValue {
  case everyone
  case friends = "friends-only"

  public static let unknown: Audience? = .everyone
}

nonisolated public struct Post: Model {
  public var id: Identifier
  public var author: User
  public var text: String?
  public var photo: URL?
  public var liked: Bool
  public var likes: Int
  public var audience: Audience
  public var createdAt: Date

  public init(
    id: Identifier, author: User, text: String? = nil, photo: URL? = nil, liked: Bool = false,
    likes: Int = 0, audience: Audience, createdAt: Date
  ) {
    self.id = id
    self.author = author
    self.text = text
    self.photo = photo
    self.liked = liked
    self.likes = likes
    self.audience = audience
    self.createdAt = createdAt
  }
}

nonisolated extension Post: Decodable {
  nonisolated private enum CodingKeys: String, CodingKey {
    case id
    case author
    case text
    case photo
    case liked
    case likes = "like_count"
    case audience
    case createdAt = "created_at"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Identifier.self, forKey: .id),
      author: try container.decode(User.self, forKey: .author),
      text: try container.decodeIfPresent(String.self, forKey: .text),
      photo: try container.decodeIfPresent(URL.self, forKey: .photo),
      liked: try container.decodeIfPresent(Bool.self, forKey: .liked) ?? false,
      likes: try container.decodeIfPresent(Int.self, forKey: .likes) ?? 0,
      audience: try container.decode(Audience.self, forKey: .audience),
      createdAt: try container.decode(Date.self, forKey: .createdAt))
  }
}

nonisolated public struct Story: Model {
  public var id: Identifier
  public var title: String

  public init(id: Identifier, title: String) {
    self.id = id
    self.title = title
  }
}

nonisolated extension Story: Decodable {}

nonisolated public struct StoryTray: Model {
  public var id: Identifier
  public var title: String?

  public init(id: Identifier, title: String? = nil) {
    self.id = id
    self.title = title
  }
}

nonisolated extension StoryTray: Decodable {}

nonisolated public struct MenuItem: Model {
  public var id: Identifier
  public var title: ScreenText
  public var icon: String?

  public init(id: Identifier, title: ScreenText, icon: String? = nil) {
    self.id = id
    self.title = title
    self.icon = icon
  }
}

/// The app's own type, which nothing is generated for.
struct SponsoredAd: Model, Decodable {
  var id: Identifier
  var slogan: String
  var link: URL
}

nonisolated enum FeedItem: UnionModel {
  case post(Post)
  case stories(StoryTray)
  case ad(SponsoredAd)

  var model: any Model {
    switch self {
    case .post(let model): model
    case .stories(let model): model
    case .ad(let model): model
    }
  }

  func replacing(with model: any Model) -> FeedItem? {
    switch self {
    case .post: (model as? Post).map(FeedItem.post)
    case .stories: (model as? StoryTray).map(FeedItem.stories)
    case .ad: (model as? SponsoredAd).map(FeedItem.ad)
    }
  }
}

nonisolated extension FeedItem: Decodable {
  nonisolated private enum CodingKeys: String, CodingKey {
    case tag = "kind"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "post": self = .post(try Post(from: decoder))
    case "stories": self = .stories(try StoryTray(from: decoder))
    case "ad": self = .ad(try SponsoredAd(from: decoder))
    default: throw UnknownUnionCase(tag: tag, union: "FeedItem", skips: true)
    }
  }
}
