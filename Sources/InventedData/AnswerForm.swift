import Diagnostics
import SpecModel
import SpecSemantics

/// Where in the answers of a source its items stand, and what beside them says how it goes on.
struct AnswerForm {
  let item: SpecType
  let style: PayloadStyle
  /// The path of the list, and that of the item in each of its elements.
  private let list: [String]
  private let element: [String]
  private let paging: Paging?

  /// Nil for sources that no JSON comes from, or JSON of a service's own form.
  init?(of source: SourceDeclaration, _ index: AppIndex) {
    guard let yields = index.type(source.yields) else { return nil }
    var path: Name?
    switch source.content {
    case .request(let call, let items, let said):
      guard call.documents == nil else { return nil }
      path = index.items(items, of: call)
      style = PayloadStyle(of: call, index)
      paging = source.yields.isList ? nil : index.paging(said, of: call, items: path)
    case .disk(_, let items):
      path = items
      style = .stored(index)
      paging = nil
    case .sqlite, .coreData, .items, .swift: return nil
    }
    if case .list(let element) = yields { item = element } else { item = yields }
    let text = path?.text ?? ""
    let brackets = text.firstRange(of: "[]")
    list = Self.keys(text[..<(brackets?.lowerBound ?? text.endIndex)])
    element = brackets.map { Self.keys(text[$0.upperBound...]) } ?? []
  }

  private static func keys(_ path: Substring) -> [String] {
    path.split(separator: ".").map(String.init)
  }

  // MARK: - Answers

  func answer(
    with content: JSONValue, total: Int, on page: DataInventor.Page
  ) -> DataInventor.Answer {
    var content = content
    if case .array(let items) = content { content = .array(items.map(wrapped)) }
    var body = content.standing(at: list[...])
    for (path, value) in marks(total: total, page) { body.set(value, at: path[...]) }
    return DataInventor.Answer(body: body, headers: headers(total: total, page))
  }

  /// An element of the list with an item in it.
  private func wrapped(_ item: JSONValue) -> JSONValue {
    var item = item
    if paging?.form == .last {
      let path = Self.keys((paging?.receive?.text ?? "id")[...])
      if item.value(at: path[...]) == nil { item.set(.string("last"), at: path[...]) }
    }
    return item.standing(at: element[...])
  }

  /// What stands in the answer beside the list.
  private func marks(
    total: Int, _ page: DataInventor.Page
  ) -> [(path: [String], value: JSONValue)] {
    guard let paging, !list.isEmpty else { return [] }
    var marks: [(path: [String], value: JSONValue)] = []
    if case .field(let path, let counting)? = paging.end {
      marks.append((Self.keys(path.text[...]), end(path.text, counting, total, page)))
    }
    guard let receive = paging.receive else { return marks }
    let path = Self.keys(receive.text[...])
    let next = page.number + 2
    switch paging.form {
    case .cursor: marks.append((path, page.isLast ? .null : .string("page-\(next)")))
    case .link:
      let address = "https://invented.example/next?page=\(next)"
      marks.append((path, page.isLast ? .null : .string(address)))
    case .page, .offset, .last, .header, .connection, .service: break
    }
    return marks
  }

  /// What the end of the list is known by.
  private func end(
    _ path: String, _ counting: PageCount, _ total: Int, _ page: DataInventor.Page
  ) -> JSONValue {
    let words = FieldWords.words(of: path.split(separator: ".").last.map(String.init) ?? "")
    if let first = words.first, ["has", "is", "more", "next"].contains(first) {
      return .bool(!page.isLast)
    }
    return .number(counting == .pages ? page.count : total)
  }

  private func headers(
    total: Int, _ page: DataInventor.Page
  ) -> [(name: String, value: String)] {
    guard let paging else { return [] }
    var headers: [(name: String, value: String)] = []
    if case .header(let name, let counting)? = paging.end {
      headers.append((name.text, "\(counting == .pages ? page.count : total)"))
    }
    guard !page.isLast else { return headers }
    let next = page.number + 2
    for mark in paging.marks { headers.append((mark.header.text, "page-\(next)")) }
    if paging.form == .link, paging.receive == nil {
      headers.append(("Link", "<https://invented.example/next?page=\(next)>; rel=\"next\""))
    }
    return headers
  }
}

extension JSONValue {
  /// The value in objects that lead to it.
  func standing(at path: ArraySlice<String>) -> JSONValue {
    path.reversed().reduce(self) { .object([($1, $0)]) }
  }

  func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let key = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value.value(at: path.dropFirst())
  }

  /// Puts a value into an object, at a path of which some may be there already.
  mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self = value
      return
    }
    guard case .object(var members) = self else { return }
    if let position = members.firstIndex(where: { $0.key == key }) {
      members[position].value.set(value, at: path.dropFirst())
    } else {
      members.append((key, value.standing(at: path.dropFirst())))
    }
    self = .object(members)
  }
}
