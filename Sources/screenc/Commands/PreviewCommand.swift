import ScreenCompiler

/// What is to be seen of an app, and in what.
struct PreviewOptions: Equatable {
  var specs = "Specs"
  /// Nil for the usual one.
  var folder: String?
  var screens: [String] = []
  /// A place of a spec, whose screens are to be seen.
  var place: String?
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
  /// What the screens are compared with.
  var earlier: EarlierSpecs?
  /// The folder of approved pictures that the screens have to look like; empty where what is compared with was said
  /// otherwise.
  var checked: String?
  /// The folder of approved pictures that is brought up to date.
  var updated: String?
  /// Where pictures are found by who reads the Markdown about changes.
  var address: String?
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
    try checkComparison()
  }

  private func checkComparison() throws(UsageError) {
    let compares = earlier != nil || checked != nil || updated != nil
    if place != nil, serves || compares || !screens.isEmpty {
      throw UsageError("`--at` draws single pictures: it goes with states, surroundings and a form")
    }
    guard compares else {
      if address != nil { throw UsageError("`--address` is for `--against` and `--check`") }
      return
    }
    if serves { throw UsageError("`--serve` compares nothing: run it by itself") }
    if updated != nil, earlier != nil || checked != nil {
      throw UsageError(
        "`--update` approves what is drawn, and compares nothing: run it by itself")
    }
    if checked == "", earlier == nil {
      throw UsageError(
        "`--check` needs the folder of approved pictures, as in `--check Snapshots`, or `--against`"
      )
    }
    if updated != nil, form != nil || folder != nil || address != nil {
      throw UsageError("`--update` writes SVG into its own folder and no page")
    }
    if let form, form != .svg, form != .png {
      throw UsageError("changes are shown by svg or png, not by \(form.rawValue)")
    }
  }

  /// Gives back what was taken for the folder of approved pictures, where no pictures of a folder are compared.
  fileprivate mutating func settle(_ operands: inout Operands) {
    guard earlier != nil, let folder = checked, !folder.isEmpty else { return }
    operands.rest.append(folder)
    checked = ""
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
      `--serve` the app runs in a browser on this machine, and begins anew when a spec is saved.

      With `--against` it shows the screens that look different from an earlier state of the specs, and
      no others: before, after and what differs, as a page (index.html) and as Markdown for a pull request
      (changes.md). With `--update` it keeps pictures as SVG in a folder, and with `--check` it compares
      the screens with these. They are drawn filled, light, dark and in large text, and light in the other
      states, unless screens, states or surroundings are chosen.

      With an error in the specs it shows the findings instead, as `screenc lint` does.
      """,
    operands: [.specs],
    explanation: """
      STATE is `git:` and a commit, tag or branch (`git:main`), of which the folder SPECS is taken, or
      another folder of specs. SPECS is the folder of the specs (default: Specs).
      """,
    options: [
      CommandOption(
        "--output", letter: "o", ValueForm("DIR", .folder),
        "the folder for pages or pictures (default: Preview, or Changes with --against); with --check,"
          + " for a page of what differs"
      ) { options, folder throws(UsageError) in options.folder = folder },
      CommandOption("--only", ValueForm("SCREEN"), "draw this screen") {
        options, screen throws(UsageError) in options.screens.append(screen)
      }.repeated,
      CommandOption(
        "--at", ValueForm("FILE:LINE", .file),
        "draw the screen at this place of a spec, or those that show what is declared there, and print"
          + " the paths of the pictures"
      ) { options, place throws(UsageError) in
        let parts = place.split(separator: ":")
        guard parts.count > 1, parts.last.flatMap({ Int($0) }) != nil else {
          throw UsageError("`\(place)` is no place: write FILE:LINE, as in `Specs/Home.yaml:12`")
        }
        options.place = place
      },
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
        "--language", ValueForm("LANGUAGE"),
        "the language of the app's strings, such as de; or pseudo, or pseudo-rtl, which nobody speaks"
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
      CommandOption.against.within(\.earlier),
      CommandOption(
        "--check", ValueForm("DIR", .folder),
        "fail where screens do not look like the approved pictures of this folder; or, without it, like"
          + " what --against names"
      ) { options, folder throws(UsageError) in options.checked = folder }.withOptionalValue,
      CommandOption(
        "--update", ValueForm("DIR", .folder),
        "bring the approved pictures of this folder up to date"
      ) { options, folder throws(UsageError) in options.updated = folder },
      CommandOption(
        "--address", ValueForm("URL"),
        "where the folder with changes will be found, for the pictures in changes.md"
          + " (default: beside it)"
      ) { options, text throws(UsageError) in
        guard text.hasPrefix("http://") || text.hasPrefix("https://") else {
          throw UsageError("`\(text)` is no address: write one such as https://example.com/changes")
        }
        options.address = text
      },
    ],
    initial: PreviewOptions()
  ) { options, operands throws(UsageError) in
    options.settle(&operands)
    try operands.takeSpecs(into: &options.specs)
    try options.check()
    return .preview(options)
  }
}
