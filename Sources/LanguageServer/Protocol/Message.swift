import Diagnostics

/// Messages of JSON-RPC 2.0, as far as they are written.
enum Message {
  /// The answer to a request.
  ///
  /// - Parameter id: As the request has it written.
  static func answer(_ result: JSONValue, to id: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(result.text)}"
  }

  /// The answer to a request that has none.
  static func failure(_ problem: RequestProblem, to id: String) -> String {
    let error = JSONValue.object([
      ("code", .number(problem.code)), ("message", .string(problem.message)),
    ])
    return "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":\(error.text)}"
  }

  /// What nobody answers.
  static func notification(_ method: String, _ parameters: JSONValue) -> String {
    JSONValue.object([
      ("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters),
    ]).text
  }

  /// What the client answers.
  static func request(_ method: String, _ parameters: JSONValue, id: String) -> String {
    JSONValue.object([
      ("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string(method)),
      ("params", parameters),
    ]).text
  }
}

/// Why a request has no answer.
struct RequestProblem: Error {
  let code: Int
  let message: String

  static let unreadable = RequestProblem(code: -32700, message: "the message is no JSON")
  static let invalid = RequestProblem(code: -32600, message: "that is no request")
  static let tooEarly = RequestProblem(
    code: -32002, message: "`initialize` comes before anything else")
  static let ended = RequestProblem(code: -32600, message: "the server was told to shut down")

  static func unknown(_ method: String) -> RequestProblem {
    RequestProblem(code: -32601, message: "there is no method `\(method)`")
  }

  static func parameters(_ message: String) -> RequestProblem {
    RequestProblem(code: -32602, message: message)
  }

  /// What was asked for cannot be done, as the specs are.
  static func failed(_ message: String) -> RequestProblem {
    RequestProblem(code: -32803, message: message)
  }
}
