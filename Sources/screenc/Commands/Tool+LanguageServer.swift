import LanguageServer
import ScreenCompiler

/// `screenc lsp`.
extension Tool {
  /// How long nothing is typed before it is told what is wrong.
  private static let restInMilliseconds: Int32 = 120

  func serve(_ options: LanguageServerOptions) -> ExitCode {
    guard console.answer == nil else {
      return fail("`lsp` is for editors, which start it and speak to it on its standard input")
    }
    let pictures = PictureFolder()
    defer { pictures.remove() }
    let server = LanguageServer(
      specs: options.specs, directory: console.directory ?? ".", version: Self.version,
      draw: pictures.draw
    ) { [console] message in
      console.output("Content-Length: \(message.utf8.count)\r\n\r\n\(message)")
    }
    while true {
      let patience = server.hasNews ? Self.restInMilliseconds : nil
      guard let bytes = console.stream(patience) else {
        server.rest()
        continue
      }
      // An editor that has gone says nothing any more.
      guard !bytes.isEmpty else { return .clean }
      if case .ends(let wasAsked) = server.receive(bytes) { return wasAsked ? .clean : .findings }
    }
  }
}
