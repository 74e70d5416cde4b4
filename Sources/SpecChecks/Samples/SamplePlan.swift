import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What a source makes of its responses: where in them the list stands, what its items are, and what says
/// how it goes on.
struct SamplePlan {
  /// What stands in a response beside the list, at a dotted path.
  struct Mark {
    let path: String
    let demand: SampleDemand
    /// Whether the next page is asked for by it, and not only known to be there.
    let asksForPage: Bool
    /// Whether it stands in the last item.
    let isInItem: Bool
  }

  var item: SpecType
  let itemDemand: SampleDemand
  /// The path of the list, and that of the item in each of its elements.
  let list: [String]
  let element: [String]?
  let listDemand: SampleDemand
  let marks: [Mark]
  let dates: SampleDates
  let booleans: BooleanStyle
  /// Whether elements that cannot be read are left out.
  let skipsInvalid: Bool
  /// The API that the responses come from.
  let api: String?
  /// What a GraphQL server is asked by.
  let query: SampleDemand?

  /// The plan of a source whose responses are JSON; nil for any other.
  init?(of source: SourceDeclaration, in file: FileID, _ index: AppIndex) {
    guard let yields = index.type(source.yields) else { return nil }
    func demand(_ name: Name, _ text: String) -> SampleDemand {
      SampleDemand(
        place: Location(file: file, span: name.span), text: text,
        path: name.text.isEmpty ? nil : name.text)
    }
    var items: Name?
    var marks: [Mark] = []
    switch source.content {
    case .request(let call, let path, let paging):
      guard call.documents == nil, call.api != nil || index.count(of: .api) < 2 else { return nil }
      items = index.items(path, of: call)
      let api = index.api(call.api?.text)
      dates = .api(api?.dates ?? .iso8601)
      booleans = api?.booleans ?? .strict
      query = call.operation.map {
        SampleDemand(
          place: Location(file: file, span: $0.query.name.span), text: "the query stands here")
      }
      self.api = api?.name.text
      if !source.yields.isList, let paging = index.paging(paging, of: call, items: items) {
        marks = Self.marks(of: paging, demand)
      }
    case .disk(_, let path):
      items = path
      dates = .stored
      booleans = .strict
      query = nil
      self.api = nil
    case .sqlite, .coreData, .items, .swift: return nil
    }
    if case .list(let element) = yields { item = element } else { item = yields }
    let type = Name("", span: source.yields.span)
    itemDemand = demand(type, "`\(source.name.text)` yields `\(source.yields.shape)`")
    var ofList = items.map { demand($0, "`items:` leads to `\($0.text)`") } ?? itemDemand
    ofList.isOfList = true
    listDemand = ofList
    let path = items?.text ?? ""
    let brackets = path.firstRange(of: "[]")
    list = Self.keys(path[..<(brackets?.lowerBound ?? path.endIndex)])
    element = brackets.map { Self.keys(path[$0.upperBound...]) }
    self.marks = marks
    skipsInvalid = source.skipsInvalid
  }

  static func keys(_ path: Substring) -> [String] {
    path.split(separator: ".").map(String.init)
  }

  private static func marks(
    of paging: Paging, _ demand: (Name, String) -> SampleDemand
  ) -> [Mark] {
    var marks: [Mark] = []
    switch paging.form {
    case .cursor, .link:
      if let path = paging.receive {
        marks.append(
          Mark(
            path: path.text,
            demand: demand(path, "the mark of the next page is read from `\(path.text)`"),
            asksForPage: true, isInItem: false))
      }
    case .last:
      let path = paging.receive ?? Name("id", span: paging.span)
      var due = demand(path, "the mark of the next page is read from `\(path.text)`")
      if paging.receive == nil { due.path = nil }
      marks.append(
        Mark(
          path: path.text, demand: due,
          asksForPage: true, isInItem: true))
    case .page, .offset, .header, .connection, .service: break
    }
    if case .field(let path, _)? = paging.end, paging.form != .link, paging.form != .header {
      let text = "the last page is known by `\(path.text)`"
      marks.append(
        Mark(path: path.text, demand: demand(path, text), asksForPage: false, isInItem: false))
    }
    return marks
  }
}
