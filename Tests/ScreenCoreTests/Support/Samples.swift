import Foundation
import ScreenCore

struct Note: Model, Decodable {
  var id: Identifier
  var text: String

  init(_ id: Identifier, _ text: String = "") {
    self.id = id
    self.text = text
  }

  private enum CodingKeys: String, CodingKey { case id, text }
}

struct Picture: Model, Decodable {
  var id: Identifier
  var width: Int
}

enum Piece: UnionModel {
  case note(Note)
  case picture(Picture)

  var model: any Model {
    switch self {
    case .note(let model): model
    case .picture(let model): model
    }
  }

  func replacing(with model: any Model) -> Piece? {
    switch self {
    case .note: (model as? Note).map(Piece.note)
    case .picture: (model as? Picture).map(Piece.picture)
    }
  }
}

extension Piece: Decodable {
  private enum CodingKeys: String, CodingKey { case tag = "kind" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tag = try container.decode(String.self, forKey: .tag)
    switch tag {
    case "note": self = .note(try Note(from: decoder))
    case "picture": self = .picture(try Picture(from: decoder))
    default: throw UnknownUnionCase(tag: tag, union: "Piece", skips: tag != "strict")
    }
  }
}

enum Audience: String, ChoiceValue {
  case everyone
  case friendsOnly = "friends-only"
  static let unknown: Audience? = .everyone
}

enum Mood: String, ChoiceValue {
  case happy, sad
}
