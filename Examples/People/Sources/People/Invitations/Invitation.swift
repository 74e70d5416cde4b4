public import ScreenKit

/// An invitation from someone, or to someone.
public nonisolated struct Invitation: Model, Decodable {
  public var id: Identifier
  public var name: String
  public var occasion: String
}

extension RowStyle<Invitation> {
  /// An invitation that waits for an answer.
  static var open: RowStyle { RowStyle("open") }
}

/// The invitations of one section.
nonisolated struct LoadInvitations: APIRequest {
  nonisolated struct Response: Decodable, Sendable {
    var invitations: [Invitation]
  }

  var part: InvitationsController.Part

  var endpoint: Endpoint { Endpoint(.get, "/invitations/\(part.rawValue).json") }
}
