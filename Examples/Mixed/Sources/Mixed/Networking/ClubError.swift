import Foundation

/// Why the server did not do what it was asked for, as people are told.
nonisolated enum ClubError: Error {
  case outOfReach
  case refused(status: Int)
  case unreadable

  var message: String {
    switch self {
    case .outOfReach: "The club can't be reached."
    case .refused(status: 403): "Nobody has this e-mail and password."
    case .refused: "The club did not do that."
    case .unreadable: "The club said something that this app does not understand."
    }
  }
}
