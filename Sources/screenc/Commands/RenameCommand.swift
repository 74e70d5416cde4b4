struct RenameOptions: Equatable {
  var lint = LintOptions()
  /// What something is called now, and what it is to be called.
  var name: String
  var newName: String
  var changesSamples = false
  /// The folders of the app's own Swift.
  var swiftFolders: [String] = []
  /// Shows what would change, and changes nothing.
  var showsDifference = false
}

extension Command {
  static let rename = Command(
    .rename, "give something in the specs another name, wherever it is named",
    details: """
      Renames a declaration, a part of one, a token of the theme or a key of the strings, in all specs
      and in the app's files of strings. What people keep and servers send stays what it is: a field
      gets its old key as `json:`, a case its old value, stored state its old key. The places in the
      app's own Swift that have names which follow from the old one are listed and left alone.

      The specs have to be free of errors, and are checked with the new name before anything is
      written: with a new finding nothing is.
      """,
    operands: [.required(ValueForm("NAME")), .required(ValueForm("NEWNAME")), .specs],
    explanation: """
      NAME is what it is called now: `Post`, a part of it as `Post.author`, a parameter of a tracked
      event as `Analytics.postOpened.postID`, a colour as `accent`, a key as `feed.title`. Where
      several things have the name, one is told by its kind: `screen:Profile`, `parameter:Profile.user`.
      NEWNAME is the new name alone: `writer`. SPECS is the folder of the specs (default: Specs).
      """,
    options: [
      CommandOption("--dry-run", "write nothing; exit 1 and show what would change") {
        $0.showsDifference = true
      },
      CommandOption(
        "--samples",
        "the server follows: keys and tags change in recorded responses, and no `json:` keeps them"
      ) { $0.changesSamples = true },
      CommandOption(
        "--swift", ValueForm("DIR", .folder),
        "list names in the Swift below DIR (default: the folder that generated code stands in)"
      ) { options, folder throws(UsageError) in options.swiftFolders.append(folder) }.repeated,
    ],
    initial: RenameOptions(name: "", newName: "")
  ) { options, operands throws(UsageError) in
    guard let name = operands.next(), let newName = operands.next() else {
      throw UsageError(
        "`rename` takes a name, the new one and then the spec folder: `screenc rename Post.author writer`"
      )
    }
    options.name = name
    options.newName = newName
    try operands.takeSpecs(into: &options.lint.specs)
    return .rename(options)
  }
}
