import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// A list of a scripted server, and what it tells.
@MainActor
struct SourceBench<Item: Model & Decodable> {
  let transport: ScriptedTransport
  let source: RemoteDataSource<Item>
  let delegate = RecordingDelegate()

  init(
    _ type: Item.Type = Note.self, items: String? = "rows", paging: Paging = .none,
    _ answer: @escaping ScriptedTransport.Answer
  ) {
    transport = ScriptedTransport(answer)
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport)
    source = RemoteDataSource(client: client, items: items, paging: paging) {
      Endpoint(.get, "/notes")
    }
    source.delegate = delegate
  }

  func load(_ kind: LoadKind) async throws {
    switch kind {
    case .first: source.loadFirst()
    case .top: source.loadTop()
    case .bottom: source.loadBottom()
    }
    try await delegate.waitForEnds(delegate.ends + 1)
  }
}

extension RecordingDelegate {
  fileprivate var ends: Int {
    events.filter { if case .began = $0 { false } else { $0 != .changed } }.count
  }
}

/// An answer of notes, with `more` behind them.
func rows(_ ids: some Sequence<Int>, _ more: String = "") -> String {
  let rows = ids.map { #"{"id": \#($0), "text": ""}"# }.joined(separator: ",")
  return #"{"rows": [\#(rows)]\#(more)}"#
}

/// Pages of two notes behind a mark.
let cursorPaging = Paging.cursor(
  send: "_next", receive: "next", size: PageSize(2, sentAs: "_size"))

/// Pages of two notes by their number.
let numberedPaging = Paging.page(send: "page", size: PageSize(2))
