import Diagnostics
import ScreenCompiler
import SourceText

/// The specs that an editor works on.
extension LanguageServer {
  /// What is done at a place of a spec.
  struct Site {
    /// The path of the file, absolute.
    let file: String
    /// Its path from the folder of the specs.
    let path: String
    let text: [UInt8]
    let lines: LineIndex
    let specs: EditedSpecs
  }

  func compiler() throws(RequestProblem) -> Compiler {
    do throws(Project.Failure) {
      return Compiler(project: try Project.find(specRoot: specs, output: nil))
    } catch {
      throw .failed(error.words)
    }
  }

  func edited() throws(RequestProblem) -> EditedSpecs {
    let compiler = try compiler()
    return edited(compiler)
  }

  private func edited(_ compiler: Compiler) -> EditedSpecs {
    let texts = documents.texts.compactMap { file, text in
      compiler.project.path(ofSpec: file).map { ($0, text) }
    }
    return EditedSpecs(compiler, unsaved: Dictionary(texts) { first, _ in first })
  }

  /// The document that a request is about.
  func site(_ parameters: JSON) throws(RequestProblem) -> Site {
    guard let file = parameters["textDocument"]["uri"].string.flatMap(FileAddress.path) else {
      throw .parameters("a document is named by the address of its file")
    }
    let compiler = try compiler()
    guard let path = compiler.project.path(ofSpec: file) else {
      throw .failed("\(file) is no spec below \(specs)")
    }
    let text = try text(of: file)
    return Site(
      file: file, path: path, text: text, lines: LineIndex(text), specs: edited(compiler))
  }

  func text(of file: String) throws(RequestProblem) -> [UInt8] {
    if let document = documents[file] { return document.text }
    do throws(FileError) {
      return try FileSystem.read(file)
    } catch {
      throw .failed(error.description)
    }
  }

  /// The byte of a document that a request is about.
  func byte(_ parameters: JSON, in site: Site) throws(RequestProblem) -> Int {
    guard let byte = site.lines.byte(of: parameters["position"]) else {
      throw .parameters("there is no such position")
    }
    return byte
  }

  /// What the compiler makes of files, or why it could not be made.
  func answered<Answer>(
    _ body: () throws(FileError) -> Answer
  ) throws(RequestProblem) -> Answer {
    do throws(FileError) {
      return try body()
    } catch {
      throw .failed(error.description)
    }
  }
}

extension Project.Failure {
  /// What an editor is told.
  fileprivate var words: String {
    switch self {
    case .noSpecFolder(let folder):
      "there is no spec folder at \(folder): let the editor start `screenc lsp` with its path"
    case .specFolderIsFile(let path):
      "\(path) is a file: let the editor start `screenc lsp` with the folder of all specs"
    case .unreadableConfiguration(let failure): "\(failure)"
    case .noSymbolFolder(let folder): "there is no folder of symbol graphs at \(folder)"
    case .noSymbolGraphs(let folder): "there are no symbol graphs of the app in \(folder)"
    }
  }
}
