import Foundation

/// An app with strings in files, for tests of what becomes of them.
enum StringsApp {
  /// An app with a screen that shows some keys, beside those of its titles.
  static func project(
    _ keys: [String], strings: [String: String], paths: [String]? = nil
  ) throws -> ScratchProject {
    let texts = keys.map { "    - text: { key: \($0) }" }.joined(separator: "\n")
    let list = (paths ?? strings.keys.sorted()).joined(separator: ", ")
    let project = try ScratchProject([
      "Specs/App.yaml": """
      app: Small
      language: 1
      strings: [\(list)]
      host:
        menu:
          - { screen: Home, title: tab.home, icon: house }
      """,
      "Specs/Home.yaml": """
      screen: Home
      title: home.title
      state:
        count: { type: Int, default: 2, stored: home.count }
        name: { type: String, default: Ann, stored: home.name }
      content:
        column:
          - text: { key: home.likes, with: [$state.count, $state.name] }
      \(texts)
      """,
    ])
    for (path, text) in strings { try project.write(text, to: "Specs/\(path)") }
    return project
  }

  static let pairs = """
    /* The menu */
    "tab.home" = "Home";

    /* The first screen */
    "home.title" = "At home"; // short
    "home.likes" = "%1$lld by %2$@";
    "about.title" = "About";

    """

  /// As Xcode writes it.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "home.likes" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Mal, %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Male, %@"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld like by %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld likes by %@"
                    }
                  }
                }
              }
            }
          }
        },
        "home.title" : {
          "comment" : "Over <all> & \\"sundry\\"",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Zuhause"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "At <home> & \\"away\\""
              }
            }
          }
        },
        "tab.home" : {

        }
      },
      "version" : "1.0"
    }
    """
}
