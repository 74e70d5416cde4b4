import SpecModel

/// What loads items, with all that its question is made of.
public struct SourcePlan: Sendable {
  public indirect enum Content: Sendable {
    case request(CallPlan, items: Name?, paging: Paging?)
    case disk(StoredFilePlan, items: Name?)
    case sqlite(DatabaseQueryPlan, paging: Paging?)
    case coreData(ManagedObjectPlan, paging: Paging?)
    case items([TypedExpression])
    case swift(SwiftTypeReference)
  }

  public let declaration: SourceDeclaration
  /// What it is asked with: its own parameters, or what it takes of the screen in which it is written.
  public let parameters: [FieldPlan]
  /// The values for ``parameters``, where they are of the screen.
  public let given: [ArgumentPlan]
  public let scope: ValueScope
  public let content: Content

  /// The call of a server, if one is asked.
  public var call: CallPlan? {
    if case .request(let call, _, _) = content { call } else { nil }
  }
}

/// A request with its call.
public struct RequestPlan: Sendable {
  public let declaration: RequestDeclaration
  public let parameters: [FieldPlan]
  public let scope: ValueScope
  public let call: CallPlan
}

/// A call of a server.
public struct CallPlan: Sendable {
  public enum Payload: Sendable {
    /// The fields of a JSON object.
    case fields([SentField])
    /// Values and files, each as a part of its own.
    case parts([SentPart])
    /// What a GraphQL server is asked: the whole text of the query.
    case operation(String, variables: [SentField])
    /// What Firestore is asked, with the values of its filters.
    case documents(FirestoreQuestion, values: [TypedExpression])
  }

  public let declaration: Call
  public let path: TypedExpression
  /// One value, or several for a list written in place.
  public let query: [(name: String, values: [TypedExpression])]
  public let headers: [ArgumentPlan]
  public let payload: Payload?
}

/// A value that is sent under a name.
public struct SentField: Sendable {
  public let name: String
  public let value: SentValue
}

/// A part of what a call carries.
public struct SentPart: Sendable {
  public enum Content: Sendable {
    case value(TypedExpression)
    case file(TypedExpression, name: TypedExpression?, type: String?)
  }

  public let name: String
  public let content: Content
}

/// A value that is sent: mappings and the lists around them have no type of their own.
public enum SentValue: Sendable {
  case object([SentField])
  /// A list that is empty or has mappings in it.
  case list([SentValue])
  case value(TypedExpression)
}

/// A file of the app.
public struct StoredFilePlan: Sendable {
  public let path: TypedExpression
  public let folder: FileReference.Folder
}

/// A query of the app's database.
public struct DatabaseQueryPlan: Sendable {
  public let text: String
  public let values: [SentField]
}

/// A question to Core Data, with the values of its filters.
public struct ManagedObjectPlan: Sendable {
  public let question: ManagedObjectQuestion
  public let values: [SentValue]
}
