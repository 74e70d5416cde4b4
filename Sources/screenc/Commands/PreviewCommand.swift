/// What is to be seen of an app, and in what.
struct PreviewOptions: Equatable {
  var specs = "Specs"
  var folder = "Preview"
  var screens: [String] = []
  var states: [PreviewState] = []
  var form: PreviewForm?
  var size: PreviewSize?
  var textSize: PreviewTextSize?
  var language: String?
  var isDark = false
  var isRightToLeft = false
  var hasIncreasedContrast = false
  /// Whether the app runs in a browser.
  var serves = false
  var port: Int?
  /// The address that answers requests then.
  var server: String?
}

extension PreviewOptions {
  /// Refuses what does not go together.
  fileprivate func check() throws(UsageError) {
    if !serves, port != nil { throw UsageError("`--port` is for `--serve`") }
    if !serves, server != nil { throw UsageError("`--server` is for `--serve`") }
    if serves, form != nil { throw UsageError("`--serve` writes nothing, so `--as` is not for it") }
    if serves, !states.isEmpty {
      throw UsageError("`--serve` runs the app as it is filled, so `--state` is not for it")
    }
    if serves, screens.count > 1 {
      throw UsageError("`--serve` begins with one screen: give `--only` once")
    }
  }
}

/// What a screen has to show.
enum PreviewState: String, CaseIterable {
  case loading, filled, empty, error, short, long, many, bare
}

/// What is written of a screen.
enum PreviewForm: String, CaseIterable {
  case svg, tree, png, pdf
}

/// The text sizes that readers choose from.
enum PreviewTextSize: String, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// The size of a window in points.
struct PreviewSize: Equatable {
  let width: Int
  let height: Int

  static let devices = [
    ("iphone-se", PreviewSize(width: 320, height: 568)),
    ("iphone", PreviewSize(width: 390, height: 844)),
    ("iphone-max", PreviewSize(width: 430, height: 932)),
    ("ipad", PreviewSize(width: 820, height: 1180)),
    ("ipad-landscape", PreviewSize(width: 1180, height: 820)),
  ]

  /// How a size is handed on.
  var text: String { "\(width)x\(height)" }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ text: String) throws(UsageError) {
    if let device = Self.devices.first(where: { $0.0 == text }) {
      self = device.1
      return
    }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...4000).contains(width), (100...4000).contains(height)
    else {
      let names = Self.devices.map { "`\($0.0)`" }.joined(separator: ", ")
      throw UsageError(
        "`\(text)` is no size: write WIDTHxHEIGHT in points from 100 to 4000, or one of \(names)")
    }
    self.init(width: width, height: height)
  }
}

extension Command {
  static let preview = Command(
    .preview, "show screens straight from the specs",
    details: """
      Checks the specs and draws every screen in every state, light and dark, in large text, from right
      to left, on small and large screens, without generated code and without building the app: pages
      that a browser shows from their files. Sources answer with their `samples:`, and where there are
      none, answers are invented; no request leaves the machine. What only hand-written code can show
      stands for itself by its name. As soon as screens, states, surroundings or a form are chosen,
      each picture is a file of its own, with what is seen as a tree of bars, cells and texts. With
      `--serve` the app runs in a browser on this machine, and begins anew when a spec is saved. With an
      error it shows the findings instead, as `screenc lint` does.
      """,
    operands: [.specs], explanation: "SPECS is the folder of the specs (default: Specs).",
    options: [
      CommandOption(
        "--output", letter: "o", ValueForm("DIR", .folder),
        "the folder for pages or pictures (default: Preview)"
      ) { options, folder throws(UsageError) in options.folder = folder },
      CommandOption("--only", ValueForm("SCREEN"), "draw this screen") {
        options, screen throws(UsageError) in options.screens.append(screen)
      }.repeated,
      CommandOption(
        "--state", .word("STATE", of: PreviewState.self),
        "loading, filled, empty, error, or filled with invented data: short, long, many, bare"
          + " (default: the first four)"
      ) { options, text throws(UsageError) in
        options.states.append(try choice(text, called: "state"))
      }.repeated,
      CommandOption(
        "--as", .word("FORM", of: PreviewForm.self),
        "svg, tree, png or pdf (default: svg and tree); png and pdf by rsvg-convert or resvg"
      ) { options, text throws(UsageError) in options.form = try choice(text, called: "form") },
      CommandOption(
        "--size", ValueForm("SIZE", .words(PreviewSize.devices.map(\.0))),
        "WIDTHxHEIGHT in points, or iphone-se, iphone, iphone-max, ipad or ipad-landscape"
          + " (default: iphone)"
      ) { options, text throws(UsageError) in options.size = try PreviewSize(text) },
      CommandOption(
        "--text-size", .word("SIZE", of: PreviewTextSize.self),
        "the reader's text size, by UIKit's names from extraSmall to"
          + " accessibilityExtraExtraExtraLarge (default: large)"
      ) { options, text throws(UsageError) in
        options.textSize = try choice(text, called: "text size")
      },
      CommandOption(
        "--language", ValueForm("LANGUAGE"), "the language of the app's strings, such as de"
      ) { options, language throws(UsageError) in options.language = language },
      CommandOption("--dark", "in dark mode") { $0.isDark = true },
      CommandOption("--high-contrast", "with increased contrast") {
        $0.hasIncreasedContrast = true
      },
      CommandOption("--right-to-left", "from right to left") { $0.isRightToLeft = true },
      CommandOption("--serve", "run the app, to be used in a browser on this machine") {
        $0.serves = true
      },
      CommandOption("--port", ValueForm("PORT"), "the port for --serve (default: any)") {
        options, text throws(UsageError) in
        guard let port = Int(text), (1...65_535).contains(port) else {
          throw UsageError("`\(text)` is no port: write a number from 1 to 65535")
        }
        options.port = port
      },
      CommandOption(
        "--server", ValueForm("URL"), "what answers the requests of --serve, such as a test server"
      ) { options, text throws(UsageError) in
        guard text.hasPrefix("http://") || text.hasPrefix("https://") else {
          throw UsageError(
            "`\(text)` is no server: write its address, such as https://test.example")
        }
        options.server = text
      },
    ],
    initial: PreviewOptions()
  ) { options, operands throws(UsageError) in
    try operands.takeSpecs(into: &options.specs)
    try options.check()
    return .preview(options)
  }
}
