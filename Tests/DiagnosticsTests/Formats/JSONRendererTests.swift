import Diagnostics
import SourceText
import Testing

@Suite struct JSONRendererTests {
  @Test func aFindingIsWrittenInStableKeyOrder() {
    let sources = SourceTable([SourceFile(path: "Specs/a.yaml", text: "é: x\n")])
    let place = Location(file: FileID(rawValue: 0), span: ByteSpan(4..<5))
    let rule = Rule(name: "unknown-key", severity: .warning, summary: "s", rationale: "r")
    let diagnostic = Diagnostic(
      rule, "no \"x\"", at: place, related: [.init(place, "here\n")], help: ["h"],
      fixes: [Fix("replace it", .safe, edits: [.init(place, replacement: "\\y")])])
    let location = """
      {"path":"Specs/a.yaml","start":{"offset":4,"line":1,"column":4},\
      "end":{"offset":5,"line":1,"column":5}}
      """
    #expect(
      JSONRenderer(sources: sources).render([diagnostic]) == """
        {"version":1,"diagnostics":[{"rule":"unknown-key","severity":"warning",\
        "message":"no \\"x\\"","location":\(location),"label":null,\
        "related":[{"location":\(location),"message":"here\\n"}],"notes":[],"help":["h"],\
        "fixes":[{"title":"replace it","safety":"safe",\
        "edits":[{"location":\(location),"replacement":"\\\\y"}]}]}],\
        "summary":{"errors":0,"warnings":1,"notes":0,"files":1}}

        """)
  }

  @Test func noFindingsAreAnEmptyList() {
    #expect(
      JSONRenderer(sources: SourceTable()).render([]) == """
        {"version":1,"diagnostics":[],"summary":{"errors":0,"warnings":0,"notes":0,"files":0}}

        """)
  }

  @Test func stringsAreEscapedAsJSONDemands() {
    #expect(
      JSONValue.string("\u{0}\u{1F}\t\r\n\"\\/é👍\u{2028}\u{7F}").text
        == #""\u0000\u001f\t\r\n\"\\/é👍\u2028\u007f""#)
  }

  @Test func valuesAreCompact() {
    let value = JSONValue.object([
      ("b", .array([.null, .bool(true), .number(-1)])), ("a", .object([])),
    ])
    #expect(value.text == #"{"b":[null,true,-1],"a":{}}"#)
  }

  @Test func aFileThatIsGoneHasNoPositions() {
    let place = Location(file: FileID(rawValue: 9), span: .zero)
    let rule = Rule(name: "r", summary: "s", rationale: "r")
    let text = JSONRenderer(sources: SourceTable()).render([Diagnostic(rule, "m", at: place)])
    #expect(text.contains(#""location":{"path":"<unknown file>","start":null,"end":null}"#))
  }
}
