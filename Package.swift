// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "screenc",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "screenc", targets: ["screenc"]),
    .executable(name: "screenc-fetch", targets: ["screenc-fetch"]),
    .executable(name: "screenc-preview", targets: ["screenc-preview"]),
    .executable(name: "screenc-bench", targets: ["screenc-bench"]),
    .library(name: "ScreenKit", targets: ["ScreenKit"]),
    .library(name: "ScreenKitSQLite", targets: ["ScreenKitSQLite"]),
    .library(name: "ScreenDriver", targets: ["ScreenDriver"]),
    .library(name: "ScreenInterpreter", targets: ["ScreenInterpreter"]),
    .library(name: "ScreenCompiler", targets: ["ScreenCompiler"]),
    .plugin(name: "ScreencCommand", targets: ["ScreencCommand"]),
    .plugin(name: "ScreencGenerator", targets: ["ScreencGenerator"]),
  ],
  // An app that needs only the run-time says `traits: []`, and is not asked for what it does not link.
  traits: [
    .trait(name: "Compiler", description: "The compiler and its measurements, over libyaml."),
    .trait(name: "Jemalloc", description: "A faster allocator for screenc, on Linux."),
    .default(enabledTraits: ["Compiler", "Jemalloc"]),
  ],
  targets: [
    // The compiler, from bytes to files; each layer knows only those above it in this list.
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "SourceText"),
    .target(name: "JSONSyntax", dependencies: ["SourceText"]),
    .target(
      name: "SpecSyntax",
      dependencies: [
        .target(name: "CYAML", condition: .when(traits: ["Compiler"])), "SourceText",
      ]),
    .target(name: "Diagnostics", dependencies: ["SourceText"]),
    .target(name: "SpecModel", dependencies: ["SpecSyntax", "Diagnostics", "SourceText"]),
    .target(name: "SpecFormat", dependencies: ["SpecModel", "SpecSyntax", "SourceText"]),
    .target(name: "SymbolGraphs", dependencies: ["JSONSyntax", "SourceText"]),
    .target(
      name: "ReferencedFiles",
      dependencies: ["JSONSyntax", "SymbolGraphs", "Diagnostics", "SourceText"]),
    .target(
      name: "SpecSemantics",
      dependencies: ["SpecModel", "ReferencedFiles", "Diagnostics", "SourceText"]),
    .target(
      name: "SpecChecks",
      dependencies: [
        "SpecSemantics", "SpecModel", "SpecSyntax", "ReferencedFiles", "JSONSyntax",
        "SymbolGraphs", "Diagnostics", "SourceText",
      ]),
    // A beginning of specs from what a team has.
    .target(
      name: "SpecImport",
      dependencies: [
        "SpecSemantics", "SpecModel", "SpecSyntax", "ReferencedFiles", "JSONSyntax", "SymbolGraphs",
        "Diagnostics", "SourceText",
      ]),
    // What servers are asked for samples, and how answers are kept.
    .target(
      name: "ServerSamples",
      dependencies: ["SpecSemantics", "SpecModel", "JSONSyntax", "Diagnostics", "SourceText"]),
    // What stands in for answers that nobody has recorded.
    .target(
      name: "InventedData",
      dependencies: ["SpecSemantics", "SpecModel", "Diagnostics", "SeededRandom"]),
    // Pages of pictures, which know neither the compiler nor the run-time.
    .target(
      name: "PreviewGallery", dependencies: ["Diagnostics"],
      resources: [
        "index.html", "gallery.css", "gallery.js", "changes.html", "changes.css", "changes.js",
      ].map { .embedInCode("Pages/\($0)") }
    ),
    .target(name: "SwiftCode"),
    .target(
      name: "SwiftEmitter",
      dependencies: ["SourceText", "SpecModel", "SpecSemantics", "SwiftCode"]),
    .target(
      name: "ScreenCompiler",
      dependencies: [
        "SourceText", "JSONSyntax", "SpecSyntax", "SymbolGraphs", "ReferencedFiles",
        "Diagnostics", "SpecModel", "SpecFormat", "SpecSemantics", "SpecChecks", "SpecImport",
        "ServerSamples", "SwiftEmitter",
      ]
    ),
    // What editors ask and are told.
    .target(
      name: "LanguageServer",
      dependencies: [
        "ScreenCompiler", "SpecChecks", "SpecSemantics", "JSONSyntax", "Diagnostics", "SourceText",
      ]),
    .executableTarget(
      name: "screenc",
      dependencies: [
        "ScreenCompiler", "LanguageServer", "ServerSamples", "Diagnostics", "SourceText",
        .target(
          name: "CJemalloc", condition: .when(platforms: [.linux], traits: ["Jemalloc"])),
      ]
    ),
    // The network, apart: Foundation would double the tool.
    .executableTarget(name: "screenc-fetch"),
    // The tool makes and frees a great many small objects on several threads, at which glibc's
    // allocator is slow. Linking takes its place; nothing of it is called.
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]
    ),

    // screenc for the packages of apps: as a command, and while their targets are built.
    .plugin(
      name: "ScreencCommand",
      capability: .command(
        intent: .custom(
          verb: "screenc", description: "Checks, generates and formats screen specs."),
        permissions: [
          .writeToPackageDirectory(
            reason: "screenc writes generated code, and mends specs if asked to.")
        ]),
      dependencies: ["screenc"], path: "Sources/ScreencCommand"
    ),
    .plugin(
      name: "ScreencGenerator", capability: .buildTool(), dependencies: ["screenc"],
      path: "Sources/ScreencGenerator"
    ),

    // The run-time that generated code stands on.
    .target(name: "HeadlessUIKit"),
    .target(name: "ScreenCore"),
    .target(
      name: "ScreenKit",
      dependencies: [
        "ScreenCore",
        // UIKit's stand-in is linked only where UIKit itself is absent.
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),
    // SQLite, apart, so that others need none of it. Every system has it where compilers look, and an app
    // that does not use it is not asked for it, as it would be with `pkgConfig`.
    .systemLibrary(name: "CSQLiteLibrary"),
    .target(name: "ScreenKitSQLite", dependencies: ["CSQLiteLibrary", "ScreenCore"]),
    .target(name: "ScreenDriver", dependencies: ["ScreenKit"]),

    // Screens straight from checked specs, without generated code.
    .target(
      name: "ScreenInterpreter",
      dependencies: [
        "InventedData", "ScreenCompiler", "SpecSemantics", "SpecModel", "SourceText", "Diagnostics",
        "SeededRandom", "ScreenKit", "ScreenDriver",
      ]
    ),

    .executableTarget(
      name: "screenc-preview",
      dependencies: [
        "ScreenInterpreter", "PreviewGallery", "SwiftEmitter", "ScreenCompiler", "SpecModel",
        "SpecSemantics", "Diagnostics", "SourceText", "ScreenCore", "ScreenKit", "ScreenDriver",
      ],
      resources: ["prototype.html", "prototype.css", "prototype.js"].map {
        .embedInCode("Pages/\($0)")
      }
    ),

    // Random numbers that are the same for the same seed, for measurements, fuzzing and tests.
    .target(name: "SeededRandom"),

    // Measurements.
    .target(
      name: "CFloors",
      dependencies: [.target(name: "CYAML", condition: .when(traits: ["Compiler"]))]),
    .target(
      name: "Benchmarks",
      dependencies: ["CFloors", "Diagnostics", "ScreenCompiler", "SeededRandom", "SpecSyntax"],
      resources: ["Lists", "Parts", "Sections", "Shared", "Special"].map {
        .embedInCode("Corpus/Templates/\($0).yaml")
      }
    ),
    .executableTarget(name: "screenc-bench", dependencies: ["Benchmarks"]),
    .target(
      name: "RuntimeBenchmarks",
      dependencies: ["Benchmarks", "CFloors", "ScreenKit", "SeededRandom"]
    ),
    .executableTarget(name: "screenkit-bench", dependencies: ["RuntimeBenchmarks"]),

    // Tools in Python that know nothing of screenc, for the tests.
    .target(
      name: "PythonTools", dependencies: ["TestTools"], path: "Tests/PythonTools",
      exclude: ["notes_server.py", "requirements.txt", "setup"]
    ),

    // A real browser, for the tests.
    .target(
      name: "Browsers", dependencies: ["TestTools"], path: "Tests/Browsers",
      exclude: ["browser.js"]),

    // A server that misbehaves as a test says.
    .target(name: "TestServers", path: "Tests/TestServers"),

    // What tests of all targets work with: folders that go with them, compilers, and goldens.
    .target(name: "TestTools", path: "Tests/TestTools"),

    // Random specs, the same for the same seed, for the tests.
    .target(name: "RandomSpecs", dependencies: ["SeededRandom"], path: "Tests/RandomSpecs"),

    // Specs of which every key is tried, for the tests.
    .target(
      name: "ProbedKeys",
      dependencies: [
        "Diagnostics", "SourceText", "SpecChecks", "SpecModel", "SpecSemantics", "SpecSyntax",
      ], path: "Tests/ProbedKeys", exclude: ["Specs"]),

    // Swift code as the examples of rules sketch it, for the tests.
    .target(name: "SwiftSketches", dependencies: ["SymbolGraphs"], path: "Tests/SwiftSketches"),

    // Fuzzing: see README.md.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SeededRandom", "SourceText", "JSONSyntax", "SpecSyntax", "Diagnostics", "SpecModel",
        "SpecFormat", "ReferencedFiles", "SpecSemantics", "SpecChecks", "SwiftEmitter",
      ]
    ),
    .executableTarget(name: "screenc-fuzz", dependencies: ["FuzzTargets"]),

    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(
      name: "SpecSyntaxTests",
      dependencies: ["SpecSyntax", "Diagnostics", "SeededRandom", "SourceText"]
    ),
    .testTarget(
      name: "JSONSyntaxTests", dependencies: ["JSONSyntax", "Diagnostics", "SourceText"]),
    .testTarget(name: "SymbolGraphsTests", dependencies: ["SymbolGraphs", "SourceText"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "SourceText"]),
    .testTarget(
      name: "SpecModelTests",
      dependencies: [
        "SpecModel", "ScreenCompiler", "Diagnostics", "SourceText", "PythonTools", "TestTools",
      ],
      exclude: ["Schema/validate.py"]
    ),
    .testTarget(
      name: "SpecFormatTests",
      dependencies: [
        "SpecFormat", "SpecModel", "SpecSyntax", "SourceText", "SeededRandom", "PythonTools",
        "TestTools",
      ],
      exclude: ["Goldens", "Readers/read.py"]
    ),
    .testTarget(
      name: "SpecSemanticsTests", dependencies: ["SpecSemantics", "SpecModel", "SourceText"]),
    .testTarget(
      name: "SpecChecksTests",
      dependencies: [
        "SpecChecks", "SpecSemantics", "SpecModel", "SpecSyntax", "ReferencedFiles", "JSONSyntax",
        "SymbolGraphs", "Diagnostics", "SeededRandom", "SourceText", "SwiftSketches",
      ]
    ),
    .testTarget(
      name: "InventedDataTests",
      dependencies: [
        "InventedData", "Benchmarks", "ScreenCompiler", "SpecChecks", "SpecSemantics", "SpecModel",
        "JSONSyntax", "ReferencedFiles", "Diagnostics", "SeededRandom", "SourceText", "TestTools",
      ]),
    .testTarget(
      name: "PreviewToolTests",
      dependencies: [
        "screenc-preview", "Browsers", "PreviewGallery", "ScreenInterpreter", "TestTools",
      ],
      exclude: ["lookThrough.js", "moments.js", "use.js"]),
    .testTarget(
      name: "PreviewGalleryTests", dependencies: ["PreviewGallery", "Browsers", "TestTools"],
      exclude: ["compare.js", "drive.js"]),
    .testTarget(name: "SwiftCodeTests", dependencies: ["SwiftCode", "TestTools"]),
    .testTarget(
      name: "SwiftEmitterTests",
      dependencies: [
        "SwiftEmitter", "Benchmarks", "ScreenCompiler", "ScreenCore", "ScreenKit",
        "ScreenKitSQLite", "SpecChecks", "SpecSemantics", "SpecModel", "SpecSyntax",
        "ReferencedFiles", "Diagnostics", "ProbedKeys", "RandomSpecs", "SeededRandom", "SpecFormat",
        "SourceText", "TestTools",
      ],
      exclude: [
        "AppCode/Newsroom", "CollidingNames/App.template",
        "CollidingNames/Module.template", "EverydayGoldens", "GateGoldens", "Goldens",
        "HandWritten", "LenientGoldens", "LogInGoldens", "ModuleGoldens",
      ]
    ),
    // The run-time as the compilers of Apple's systems would see it.
    .systemLibrary(name: "CIndexStore", path: "Tests/CIndexStore"),
    .testTarget(
      name: "ApplePlatformTests",
      dependencies: ["CIndexStore", "ScreenDriver", "ScreenKit", "ScreenKitSQLite", "TestTools"],
      exclude: ["Data", "Declarations", "Seeds/Scenario"]
    ),
    // Screens that are generated for each system, and what they do in all of them.
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "SwiftEmitter", "SwiftCode", "SpecChecks", "SpecSemantics", "SpecModel", "Diagnostics",
        "SourceText", "ScreenCore", "ScreenKit", "ScreenDriver", "SeededRandom", "TestServers",
        "PythonTools", "TestTools",
      ],
      exclude: ["Specs"]
    ),
    // The tour of the language as an app, with the modules of others that it names.
    .target(name: "TourAds", dependencies: ["ScreenKit"], path: "Tests/TourAds"),
    .target(name: "TourShop", dependencies: ["ScreenKit"], path: "Tests/TourShop"),
    .testTarget(
      name: "TourTests",
      dependencies: [
        "ScreenCompiler", "ScreenKit", "ScreenDriver", "TourAds", "TourShop", "TestTools",
      ],
      exclude: ["Specs"]
    ),
    .testTarget(
      name: "ScreenCompilerTests",
      dependencies: [
        "ScreenCompiler", "ServerSamples", "SpecModel", "Diagnostics", "SeededRandom", "SourceText",
        "SwiftSketches", "TestTools",
      ],
      exclude: ["Goldens", "BrokenSpecs", "Importing/Documents"]
    ),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "TestTools"],
      exclude: ["editor.lua"]),
    .testTarget(
      name: "ScreencCommandTests",
      dependencies: [
        "screenc", "ScreenCompiler", "Diagnostics", "SourceText", "SpecFormat", "SpecModel",
        "SpecSyntax", "Browsers", "PythonTools", "RandomSpecs", "TestServers", "TestTools",
      ],
      exclude: [
        "Documentation/Surroundings", "Documentation/readArchive.js", "Documentation/readSite.js",
        "Integration/formula.rb", "RandomApps/Walk.swift", "Reports/validate.py",
      ]
    ),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], exclude: ["Corpus"]
    ),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "ScreenCompiler", "TestTools"]),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestTools"],
      exclude: ["Interface/Data", "Picture/Goldens"]
    ),
    .testTarget(
      name: "ScreenCoreTests",
      dependencies: [
        "ScreenCore", "ScreenDriver", "SeededRandom", "PythonTools", "TestServers", "TestTools",
      ],
      exclude: ["Plurals/plurals.py"]
    ),
    .testTarget(
      name: "ScreenInterpreterTests",
      dependencies: [
        "ScreenInterpreter", "ScreenDriver", "ScreenKit", "ProbedKeys", "SeededRandom", "SpecModel",
        "SpecSemantics", "TestTools",
      ]),
    .testTarget(
      name: "ScreenKitSQLiteTests",
      dependencies: ["ScreenKitSQLite", "ScreenCore", "ScreenKit", "ScreenDriver", "TestTools"]
    ),
    .testTarget(
      name: "ScreenKitTests",
      dependencies: ["ScreenCore", "ScreenKit", "ScreenDriver", "SeededRandom", "TestTools"],
      exclude: ["Goldens"]
    ),
  ]
)
