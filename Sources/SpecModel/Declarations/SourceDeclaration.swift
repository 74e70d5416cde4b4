import SourceText

/// The methods of HTTP requests.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// One call of a server.
public struct Call: Sendable {
  /// The API it goes to; the only one of the app unless said.
  public var api: Name?
  public var method: HTTPMethod
  /// Starts with `/`; values stand in it as `{$…}`.
  public var path: Expression
  public var query: [Argument]
  public var headers: [Argument]
  public var payload: Payload?
  /// The key under which the payload stands, for messages.
  public var payloadKey: ByteSpan?
  /// Where the method is written, for messages.
  public var methodPlace: ByteSpan?

  /// What a call carries.
  public enum Payload: Sendable {
    /// The fields of a JSON object.
    case fields([Argument])
    /// Values and files, each as a part of its own.
    case parts([Part])
    /// What a GraphQL server is asked.
    case operation(GraphQLOperation)
    /// What Firestore is asked; the path of the call is that of the collection.
    case documents(FirestoreQuestion)
  }

  /// A part of what a call carries.
  public struct Part: Sendable {
    public enum Content: Sendable {
      case value(Expression)
      case file(File)
    }

    /// A file, with what the server is told of it.
    public struct File: Sendable {
      public var content: Expression
      public var name: Expression?
      public var type: Name?
    }

    public var name: Name
    public var content: Content

    /// What it is made of.
    public var values: [Expression] {
      switch content {
      case .value(let value): [value]
      case .file(let file): [file.content] + (file.name.map { [$0] } ?? [])
      }
    }
  }

  /// What a GraphQL server is asked, if one is.
  public var operation: GraphQLOperation? {
    if case .operation(let operation)? = payload { operation } else { nil }
  }

  /// What Firestore is asked, if it is.
  public var documents: FirestoreQuestion? {
    if case .documents(let question)? = payload { question } else { nil }
  }
}

/// A query in GraphQL.
public struct GraphQLOperation: Sendable {
  public var query: GraphQLQuery
  /// Whether the path is that of the API's service, because the spec says none.
  public var isAtStandardPath: Bool
  public var variables: [Argument]
}

/// A query in GraphQL as a spec gives it. It is handed on as it is written.
public enum GraphQLQuery: Sendable {
  case written(Name)
  /// The path of the file that has it, relative to the spec root.
  case file(Name)

  /// What the spec says: the query or the path.
  public var name: Name {
    switch self {
    case .written(let text): text
    case .file(let path): path
    }
  }
}

/// Which documents of a collection of Firestore, and in which order.
public struct FirestoreQuestion: Sendable {
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case equal, notEqual, less, atMost, greater, atLeast, contains, containsAny
    case isOneOf = "in"
    case isNoneOf = "notIn"

    /// How many values a field is compared with at most; nil for those that take one value.
    public var mostValues: Int? {
      switch self {
      case .isOneOf, .containsAny: 30
      case .isNoneOf: 10
      case .equal, .notEqual, .less, .atMost, .greater, .atLeast, .contains: nil
      }
    }
  }

  public struct Filter: Sendable {
    /// A dotted path in the document.
    public var field: Name
    public var comparison: Comparison
    public var value: Expression
  }

  /// Whether all collections of the name are meant, however deep they are.
  public var isGroup: Bool
  public var filters: [Filter]
  public var order: [SortKey]
  /// How many documents at most, where they don't come in pages.
  public var limit: Int?
}

/// A JSON file of the app.
public struct FileReference: Sendable {
  public enum Folder: String, Sendable, Hashable, CaseIterable {
    case documents, caches, bundle
  }

  /// Relative to the folder; values stand in it as `{$…}`.
  public var path: Expression
  public var folder: Folder
}

/// A query of a database.
public struct DatabaseQuery: Sendable {
  /// Handed on as it is written.
  public var text: Name
  /// By the names of its placeholders.
  public var values: [Argument]
}

/// When a paged list has ended.
public enum PageEnd: Sendable, Hashable {
  /// A page with fewer items than asked for.
  case short
  /// A page without items.
  case empty
  /// A response header with the number of pages or items.
  case header(Name, counting: PageCount)
  /// A field of the response that is null, false or missing on the last page, or has the number of
  /// pages or items.
  case field(Name, counting: PageCount)
}

/// What a number counts that says how long a list is.
public enum PageCount: String, Sendable, Hashable, CaseIterable {
  case pages, items
}

/// How long answers are kept.
public struct CacheDeclaration: Sendable {
  /// What of an answer that is older.
  public enum Shown: String, Sendable, Hashable, CaseIterable {
    case fresh, stale, offline
  }

  public var lifetime: SpecDuration
  public var shown: Shown
  public var span: ByteSpan
}

/// What becomes of elements of a list that cannot be read.
public enum InvalidElementPolicy: String, Sendable, Hashable, CaseIterable {
  case skip, fail
}

/// A query item by which the next page is asked for.
public struct PageMarkDeclaration: Sendable {
  public var name: Name
  /// The response header that has its value.
  public var header: Name

  public init(name: Name, header: Name) {
    self.name = name
    self.header = header
  }
}

/// How a list is cut into pages.
public struct Paging: Sendable {
  public enum Form: String, Sendable, Hashable, CaseIterable {
    case cursor, page, offset, last, link, header, connection, service
  }

  public var form: Form
  /// The query item that carries the cursor, page number, offset or value of the last item.
  public var send: Name?
  /// Where the next cursor or link stands in the response, or a value in the last item: a dotted path.
  public var receive: Name?
  /// What the next page is asked for by that response headers say.
  public var marks: [PageMarkDeclaration]
  /// The number of the first page.
  public var first: Int
  /// Where that is said.
  public var firstKey: ByteSpan?
  /// Items a page; at least 1.
  public var size: Int?
  /// Where that is said.
  public var sizeKey: ByteSpan?
  /// The query item that carries the size.
  public var sizeName: Name?
  public var end: PageEnd?
  public var span: ByteSpan
}

/// `source:`, what lists and pages load.
public final class SourceDeclaration: Sendable {
  public indirect enum Content: Sendable {
    case request(Call, items: Name?, paging: Paging?)
    /// A JSON file, and where in it the list stands.
    case disk(FileReference, items: Name?)
    case sqlite(DatabaseQuery, paging: Paging?)
    case coreData(ManagedObjectQuestion, paging: Paging?)
    /// Models written in place.
    case items([Expression])
    /// The app's own data source class.
    case swift(SwiftTypeReference)
  }

  public let name: Name
  public let parameters: [Field]
  public let content: Content
  public let yields: TypeReference
  /// How long what was loaded is kept; nil if it isn't.
  public let cache: CacheDeclaration?
  /// What becomes of elements that cannot be read; nil where nothing is said, and one fails the load.
  public let invalid: Located<InvalidElementPolicy>?
  /// Recorded responses, as paths relative to the spec root.
  public let samples: [Name]

  /// Whether elements that cannot be read are left out.
  public var skipsInvalid: Bool { invalid?.value == .skip }

  init(
    name: Name, parameters: [Field], content: Content, yields: TypeReference,
    cache: CacheDeclaration?, invalid: Located<InvalidElementPolicy>?, samples: [Name]
  ) {
    self.name = name
    self.parameters = parameters
    self.content = content
    self.yields = yields
    self.cache = cache
    self.invalid = invalid
    self.samples = samples
  }
}

/// `request:`, one call as an effect.
public final class RequestDeclaration: Sendable {
  public let name: Name
  public let parameters: [Field]
  public let call: Call
  public let yields: TypeReference?
  /// Whether what it answers takes the place of the items with its identities, wherever they are shown.
  public let renews: Bool
  /// Events told to all screens after success.
  public let emits: [Name]
  /// Where a refused answer says what is wrong with fields; nil where that is as its API says.
  public let errors: Located<FieldErrors>?

  init(
    name: Name, parameters: [Field], call: Call, yields: TypeReference?, renews: Bool = false,
    emits: [Name], errors: Located<FieldErrors>? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.call = call
    self.yields = yields
    self.renews = renews
    self.emits = emits
    self.errors = errors
  }
}
