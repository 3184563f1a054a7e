import Testing

@testable import animctl

/// Argument lists with what comes of them. A line that ends in 0 is held against standard output, any
/// other against standard error; the text must occur there, and nothing may be on the other stream.
@Suite("Arguments")
struct ArgumentTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let status: Int32
    let text: String

    init(_ line: String, _ status: Int32, _ text: String) {
      self.init(line.split(separator: " ").map(String.init), status, text)
    }

    init(_ arguments: [String], _ status: Int32, _ text: String) {
      self.arguments = arguments
      self.status = status
      self.text = text
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "do what they say",
    arguments: commands + forms + specs + values + tables + springs + scripts + previews + others
      + templates)
  func table(row: Row) {
    let run = MemoryRun(row.arguments)
    #expect(run.status.rawValue == row.status)
    let (said, silent) = row.status == 0 ? (run.output, run.errors) : (run.errors, run.output)
    #expect(said.contains(row.text), "\(said)")
    #expect(silent.isEmpty, "\(silent)")
    #expect(!said.contains("\u{1B}"))
  }

  static let header = "frame,time_s,state,scale,background_r"

  static let commands = [
    Row("", 0, "OVERVIEW: "),
    Row("--", 0, "OVERVIEW: "),
    Row("-h", 0, "SUBCOMMANDS:\n  preview"),
    Row("--help", 0, "the same on every machine"),
    Row("--version", 0, "animctl 0.1.0\n"),
    Row("--version --bogus", 0, "animctl 0.1.0\n"),
    Row("export --version", 0, "animctl 0.1.0\n"),
    Row("preview --scale 2 --version", 0, "animctl 0.1.0\n"),
    Row("help", 0, "SUBCOMMANDS:"),
    Row("help export", 0, "USAGE: animctl export [SPEC...] [options]"),
    Row("help preview", 0, "USAGE: animctl preview [SPEC] [options]"),
    Row("help help", 0, "USAGE: animctl help"),
    Row("help -h", 0, "USAGE: animctl help"),
    Row("export help", 0, "USAGE: animctl export [SPEC...] [options]"),
    Row("export -h", 0, "USAGE: animctl export [SPEC...] [options]"),
    Row("export --help", 0, "--uikit-spring KEY=V,..."),
    Row("-- export", 0, header),
    Row("exprot", 64, "Error: Unknown command 'exprot'. Did you mean 'export'?\n"),
    Row("prevew", 64, "Did you mean 'preview'?"),
    Row("PREVIEW", 64, "Did you mean 'preview'?"),
    Row("frobnicate", 64, "Error: Unknown command 'frobnicate'.\nUsage: animctl <subcommand>\n"),
    Row("help exprot", 64, "Did you mean 'export'?"),
    Row("help E0201", 0, "E0201, error: a key is not known."),
    Row("help w0301", 0, "W0301, warning: "),
    Row("help exit-codes", 0, "\n  65   what was read is wrong: a spec or a table is none, "),
    Row("help environment", 0, "NO_COLOR"),
    Row("help codes", 0, "\n  E0101  there is nothing in the file\n"),
    Row("help exit-code", 64, "There is no help on 'exit-code'. Did you mean 'exit-codes'?"),
    Row("help E0999", 64, "There is no help on 'E0999'."),
    Row("help E0201 E0202", 64, "Unexpected argument 'E0202'."),
    Row("help export preview", 64, "Unexpected argument 'preview'."),
    Row([""], 64, "Unknown command ''."),
    Row(["\u{1B}[31m\u{7}"], 64, "Unknown command '\\u{1B}[31m\\u{07}'."),
    Row("--verison", 64, "Unknown option '--verison'. Did you mean '--version'?"),
    Row("--version=1", 64, "'--version' takes no value, but is given '1'."),
    Row("-x", 64, "Unknown option '-x'."),
    Row("inspcet", 64, "Did you mean 'inspect'?"),
  ]

  static let forms = [
    Row("export", 0, header),
    Row("export --scale 0.9", 0, "frame,time_s,state,scale\n0,0.000000,highlighted,1.000000\n"),
    Row("export --scale=0.9", 0, "state,scale\n"),
    Row("export --precision 3 --scale 0.9", 0, "0,0.000,highlighted,1.000\n"),
    Row("export --precision=0 --scale 0.9", 0, "0,0,highlighted,1\n"),
    Row("export --scale 2 --scale 0.9 --scale 1", 0, "36,0.600000,normal,1.000000\n"),
    Row("export -f csv", 0, header),
    Row("export -fcsv", 0, header),
    Row("export -f=csv", 0, header),
    Row("export --format csv -o -", 0, header),
    Row("export -o-", 0, header),
    Row("export -o=-", 0, header),
    Row("export --output=/dev/stdout", 0, header),
    Row("export --", 0, header),
    Row("export --bogus --help", 0, "OVERVIEW:"),
    Row("export --scale -h", 0, "OVERVIEW:"),
    Row("export --scael 1", 64, "Unknown option '--scael'. Did you mean '--scale'?"),
    Row("export --Scale 1", 64, "Did you mean '--scale'?"),
    Row("export --prec 3", 64, "Unknown option '--prec'. Did you mean '--precision'?"),
    Row("export --s 3", 64, "Unknown option '--s'.\n"),
    Row("export --zzz=3", 64, "Unknown option '--zzz'.\n"),
    Row("export --static", 64, "Unknown option '--static'.\n"),
    Row("export --epsilon 0.1", 64, "Unknown option '--epsilon'.\n"),
    Row("export --fps 30", 64, "Unknown option '--fps'.\n"),
    Row("export -x", 64, "Unknown option '-x'."),
    Row("export -xf csv", 64, "Unknown option '-x'."),
    Row("export -fh", 64, "'h' is no value for '--format': expected csv, "),
    Row("export --help=yes", 64, "'--help' takes no value, but is given 'yes'."),
    Row("export --reduced-motion=1", 64, "'--reduced-motion' takes no value, but is given '1'."),
    Row("export --scale", 64, "Error: Missing value for '--scale R'.\nHelp:  --scale R: Scale"),
    Row("export --scale --precision 3", 64, "Missing value for '--scale R'.\n"),
    Row("export --background", 64, "a bare # begins a comment"),
    Row("export --on -3", 64, "If '-3' is meant, write '--on=-3'."),
    Row("export -o", 64, "Missing value for '--output FILE'."),
    Row("export -3", 64, "Unknown option '-3'."),
    Row("export -o a.csv -o a.csv", 64, "Two outputs are the same: 'a.csv'. Give each file once."),
    Row("export -o - -o /dev/stdout", 64, "Two outputs are the same: '/dev/stdout'."),
    Row("export -o a.csv -o ./a.csv -f json", 64, "Two outputs are the same: './a.csv'."),
  ]

  static let specs = [
    Row("export no/such.json", 66, "Error: Cannot read 'no/such.json': No such file or directory."),
    Row(
      "preview no/such.json", 66, "Error: Cannot read 'no/such.json': No such file or directory."),
    Row("export -- -3", 66, "Cannot read '-3'"),
    Row(["export", ""], 66, "Cannot read '': No such file or directory."),
    Row("export /", 66, "Cannot read '/': Is a directory."),
    Row("export -", 65, "<stdin>:1:1: error: there is nothing in it"),
    Row("export - --strict --diagnostics json", 65, #"{"severity":"error","code":"E0101","#),
    Row("export /dev/null", 65, "/dev/null:1:1: error: there is nothing in it"),
    Row("export a.json b.json", 64, "'b.json': one spec is read, and 'a.json' is it."),
    Row("export a.json --scale 0.9", 64, "'--scale' and the spec 'a.json' exclude one another"),
    Row("export --background #00F a.json", 64, "'--background' and the spec 'a.json'"),
    Row("export a.json --style hold", 64, "'--style' and the spec"),
    Row("export a.json --on normal", 64, "'--on' and the spec"),
    Row("export a.json --spring preset=smooth", 64, "'--spring' and the spec"),
    Row(
      "export --uikit-spring duration=1,dampingRatio=1 -", 64, "'--uikit-spring' and the spec '-'"),
    Row("export a.json --scale 1", 64, "Beside a spec go '--script', '--reduced-motion' and"),
    Row(
      "export --diagnostics xml", 64,
      "'xml' is no value for '--diagnostics': expected text or json."),
    Row("export --diagnostics jsn", 64, "Did you mean 'json'?"),
    Row("export --strict", 0, header),
    Row("export --no-color --color=always", 0, header),
    Row("export --fps=30", 64, "Unknown option '--fps'.\n"),
  ]

  static let tables = [
    Row("export --precision shortest", 0, "\n0,0.0,highlighted,1.0,0.5568627450980392,"),
    Row("export --precision shortst", 64, "17, or shortest. Did you mean 'shortest'?"),
    Row("export --precision", 64, "Missing value for '--precision N'."),
    Row("export --scale 0.9 --layout long", 0, "channel,value\n0,0.000000,highlighted,scale,,1.0"),
    Row("export --layout wide", 0, header),
    Row("export --layout=tidy", 64, "'tidy' is no value for '--layout': expected wide or long."),
    Row("export --layout lnog", 64, "Did you mean 'long'?"),
    Row("export --scale 0.9 --velocities", 0, "state,scale,scale_velocity_per_s\n0,0.000000,"),
    Row("export --velocities=1", 64, "'--velocities' takes no value, but is given '1'."),
    Row("export --velocites", 64, "Did you mean '--velocities'?"),
    Row("export --scale 2 --delimiter semicolon", 0, "frame;time_s;state;scale\n0;0.000000;"),
    Row("export --scale 2 --delimiter ;", 0, "frame;time_s;state;scale\n"),
    Row("export --scale 2 --delimiter=tab", 0, "frame\ttime_s\tstate\tscale\n"),
    Row(["export", "--scale", "2", "--delimiter", "\t"], 0, "frame\ttime_s\tstate\tscale\n"),
    Row("export --scale 2 --delimiter |", 0, "frame|time_s|state|scale\n"),
    Row("export --scale 2 --delimiter pipe", 0, "frame|time_s|state|scale\n"),
    Row("export --scale 2 --delimiter , --delimiter comma", 0, "frame,time_s,state,scale\n"),
    Row(
      "export --delimiter :", 64, "':' is no value for '--delimiter': expected comma, semicolon,"),
    Row("export --delimiter=", 64, "'' is no value for '--delimiter'"),
    Row("export --delimiter semicolons", 64, "Did you mean 'semicolon'?"),
    Row("export --decimal comma", 64, "needs another delimiter than the comma: add '--delimiter"),
    Row("export --delimiter , --decimal comma", 64, "'--decimal comma' needs another delimiter"),
    Row("export --scale 2 --decimal comma --delimiter tab", 0, "\n0\t0,000000\thighlighted\t1,0"),
    Row("export --decimal point", 0, header),
    Row("export --decimal dot", 64, "'dot' is no value for '--decimal': expected point or comma."),
    Row("export --scale 2 --line-ending crlf", 0, "state,scale\r\n0,0.000000,"),
    Row("export --line-ending lf", 0, header),
    Row(
      "export --line-ending cr", 64, "'cr' is no value for '--line-ending': expected lf or crlf."),
    Row("export --bom", 0, "\u{FEFF}frame,time_s,state"),
    Row("export --bom=yes", 64, "'--bom' takes no value"),
    Row("export --no-clobber", 0, header),
    Row("export --no-clober", 64, "Did you mean '--no-clobber'?"),
    Row("export --list-formats", 0, "\ncsv            .csv     icb    none "),
    Row("export --list-formats no/such.json -o a -o b", 0, "FORMAT         ENDING "),
    Row("export --output-directory x", 64, "SPEC is missing: give a file, or '-'"),
    Row("export a.json --output-directory", 64, "Missing value for '--output-directory FOLDER'."),
    Row("export a.json --output-directory x -o y", 64, "exclude one another: give one of them."),
    Row("export a/b.json a/b.csv --output-directory x", 64, "Two outputs are the same: 'x/b.csv'."),
    Row("export a.json --jobs 65", 64, "expected a whole number from 1 to 64."),
    Row("export a.json --jbos 2", 64, "Did you mean '--jobs'?"),
    Row("export --button a", 64, "Unknown option '--button'."),
    Row("preview --button", 64, "Missing value for '--button NAME'."),
    Row("preview --bom", 64, "Unknown option '--bom'."),
  ]

  static let values = [
    Row("export --scale -3", 0, "state,scale\n"),
    Row("export --scale -.5", 0, "state,scale\n"),
    Row("export --scale -1e-3", 0, "state,scale\n"),
    Row("export --scale +1", 0, "state,scale\n"),
    Row(
      "export --scale x", 64, "'x' is no value for '--scale': expected a number from -1000000 to"),
    Row("export --scale=", 64, "'' is no value for '--scale'"),
    Row(["export", "--scale", " 1"], 64, "' 1' is no value for '--scale'"),
    Row("export --scale nan", 64, "'nan' is no value"),
    Row("export --scale inf", 64, "'inf' is no value"),
    Row("export --scale -inf", 64, "'-inf' is no value"),
    Row("export --scale 0x1p3", 64, "'0x1p3' is no value"),
    Row("export --scale 1e400", 64, "'1e400' is no value"),
    Row("export --scale 1,5", 64, "'1,5' is no value"),
    Row("export --scale 1000001", 64, "'1000001' is no value"),
    Row("export --scale \u{0661}", 64, "is no value"),
    Row("export --precision -1", 64, "'-1' is no value for '--precision': expected a whole number"),
    Row("export --precision 18", 64, "expected a whole number from 0 to 17, or shortest."),
    Row("export --precision 1.5", 64, "'1.5' is no value for '--precision'"),
    Row(
      "export --precision 99999999999999999999", 64,
      "expected a whole number from 0 to 17, or shortest."),
    Row("export --frame-cap 0", 64, "expected a whole number from 1 to 100000000."),
    Row("export --format CSV", 64, "Did you mean 'csv'?"),
    Row("export --format xml", 64, "'xml' is no value for '--format': expected csv, json"),
    Row("export --format json", 0, "{\n  \"schema\": \"animctl.export/1\","),
    Row("export --format ndjson --scale 2", 0, "\"state\":\"highlighted\",\"scale\":1.0}\n"),
    Row("export --tolerance 0.2", 64, "'0.2' is no value for '--tolerance': expected a number"),
    Row("export --tolerance -1", 64, "from 0 to 0.1"),
    Row("export -o=", 64, "expected the name of a file, or - for standard output."),
    Row(
      "export -o no-ending", 64, "The name 'no-ending' does not tell the format: give '--format'"),
    Row("export -o curve.tsv", 64, "does not tell the format"),
    Row("export -o .csv", 64, "does not tell the format"),
    Row("export --background #0000FF", 0, "state,background_r,background_g,background_b,"),
    Row("export --background #00F8", 0, "state,background_r,background_g,background_b,"),
    Row("export --background #00F --scale 0.9", 0, header),
    Row("export --background blue", 64, "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA."),
    Row("export --background #12", 64, "'#12' is no value for '--background'"),
    Row("export --style hold", 0, header),
    Row("export --style pulse --background #00F", 0, "background_r"),
    Row("export --style pulsed", 64, "expected hold or pulse. Did you mean 'pulse'?"),
    Row("export --style x", 64, "expected hold or pulse.\n"),
    Row("export --on highlighted,selected+hovered", 0, header),
    Row("export --on normal", 0, header),
    Row("export --on highlighted,highlighted", 0, header),
    Row("export --on highligthed", 64, "Did you mean 'highlighted'?"),
    Row("export --on selected+hoverd", 64, "'selected+hoverd' in the value of '--on' is no state"),
    Row("export --on selected+hoverd", 64, "Did you mean 'hovered'?"),
    Row(
      "export --on pressed", 64, "'pressed' in the value of '--on' is no state: expected normal,"),
    Row("export --on highlighted,", 64, "'' in the value of '--on' is no state"),
    Row("export --on=", 64, "is no state"),
    Row("export --reduced-motion", 0, header),
  ]

  static let springs = [
    Row("export --spring response=0.3,dampingRatio=0.5", 0, header),
    Row("export --spring response=300ms,dampingRatio=0.5", 0, header),
    Row("export --spring response=18f,dampingRatio=0.5", 0, header),
    Row("export --spring duration=0.4s,bounce=-0.2", 0, header),
    Row("export --spring stiffness=400,damping=20", 0, header),
    Row("export --spring stiffness=400,damping=20,mass=2", 0, header),
    Row("export --spring dampingRatio=1,stiffness=400,mass=2", 0, header),
    Row("export --spring settlingDuration=0.5,dampingRatio=0.7", 0, header),
    Row("export --spring preset=snappy", 0, header),
    Row("export --spring preset=bouncy,extraBounce=0.1,initialVelocity=-2", 0, header),
    Row("export --spring duration=0,bounce=0", 0, "\n0,0.000000,highlighted,1.000000,0.000000,"),
    Row("export --uikit-spring duration=0.3,dampingRatio=0.5", 0, header),
    Row("export --uikit-spring duration=0.3,dampingRatio=0.5,initialVelocity=1", 0, header),
    Row(
      "export --spring response=0.3", 64, "'--spring' with only response is incomplete: add damping"
    ),
    Row("export --spring mass=1,stiffness=9", 64, "incomplete: add damping, or dampingRatio."),
    Row(
      "export --spring initialVelocity=1", 64, "or settlingDuration and dampingRatio, or preset."),
    Row("export --spring response=1,bounce=1", 64, "'response' and 'bounce' in the value of"),
    Row("export --spring damping=1,stiffness=9,dampingRatio=1", 64, "belong to different ways"),
    Row("export --spring mass=1,response=9", 64, "'mass' and 'response'"),
    Row("export --spring response=1,response=2", 64, "The key 'response' stands twice"),
    Row(
      "export --spring respones=1", 64,
      "'respones' is no key of '--spring'. Did you mean 'response'?"),
    Row("export --spring response", 64, "'response' in the value of '--spring' is no KEY=VALUE."),
    Row("export --spring =1", 64, "'=1' in the value of '--spring' is no KEY=VALUE."),
    Row("export --spring=", 64, "'' in the value of '--spring' is no KEY=VALUE."),
    Row("export --spring response=,dampingRatio=1", 64, "'' is no value for 'response'"),
    Row("export --spring response=-1,dampingRatio=1", 64, "'-1' is no value for 'response' of"),
    Row(
      "export --spring response=0,dampingRatio=1", 64, "expected a number from 0.0001 to 1000000."),
    Row("export --spring response=nan,dampingRatio=1", 64, "'nan' is no value for 'response'"),
    Row("export --spring response=1,dampingRatio=inf", 64, "expected a decimal number."),
    Row(
      "export --spring response=1,dampingRatio=-1", 64, "expected a number from 0 to 1000000000."),
    Row(
      "export --spring duration=1,bounce=1.3", 64, "'1.3' is no value for 'bounce' of '--spring'"),
    Row(
      "export --spring duration=0,bounce=1.3", 64, "'1.3' is no value for 'bounce' of '--spring'"),
    Row("export --spring stiffness=0,damping=1", 64, "'0' is no value for 'stiffness'"),
    Row("export --spring stiffness=9,damping=1,mass=0", 64, "'0' is no value for 'mass'"),
    Row(
      "export --spring preset=smoth", 64,
      "expected smooth, snappy or bouncy. Did you mean 'smooth'?"),
    Row("export --spring preset=bouncy,extraBounce=9", 64, "'9' is no value for 'extraBounce'"),
    Row(
      "export --spring preset=bouncy,initialVelocity=1e7", 64, "'1e7' is no value for 'initialVelo"),
    Row("export --uikit-spring response=1", 64, "'response' is no key of '--uikit-spring'."),
    Row("export --uikit-spring duration=1", 64, "incomplete: add dampingRatio."),
    Row("export --uikit-spring duration=1,dampingRatio=0", 64, "expected a larger dampingRatio"),
    Row(
      "export --uikit-spring duration=1,dampingRatio=1 --spring preset=smooth", 64,
      "'--spring' and '--uikit-spring' exclude one another: give one of them."),
  ]

  static let scripts = [
    Row(["export", "--script", "press@0ms release@0.5s"], 0, "0,0.000000,highlighted"),
    Row(["export", "--script", "selected+hovered@3f"], 0, "\n3,0.050000,selected+hovered,"),
    Row(["export", "--script", ""], 0, "\n0,0.000000,normal,"),
    Row(
      "export --script press", 64, "'press' in the value of '--script' is no step: expected EVENT@"),
    Row("export --script pres@0ms", 64, "is no event and no state. Did you mean 'press'?"),
    Row(
      "export --script press@-1ms", 64, "'-1ms' of 'press@-1ms' in the value of '--script' is no"),
    Row("export --script press@0m", 64, "expected a time from 0 to 1e6 s, such as 120ms"),
    Row("export --script press@1e9", 64, "is no time"),
  ]

  static let previews = [
    Row("preview", 0, "Start"),
    Row("preview --static --repeat 3 --speed 0.5", 0, "Start"),
    Row("preview --no-color --color auto", 0, "Start"),
    Row("preview --size 60x20 --charset ascii", 0, "Start"),
    Row("preview --terminal-background light", 0, "Start"),
    Row("preview --terminal-background #FFFFFF", 0, "Start"),
    Row("preview --size 80", 64, "expected COLUMNSxROWS, each from 1 to 1000, such as 80x24."),
    Row("preview --size 80x", 64, "'80x' is no value for '--size'"),
    Row("preview --size -1x5", 64, "If '-1x5' is meant"),
    Row("preview --size 2000x1", 64, "'2000x1' is no value for '--size'"),
    Row("preview --speed 0", 64, "expected a number from 0.01 to 100."),
    Row("preview --speed -1", 64, "'-1' is no value for '--speed'"),
    Row("preview --repeat 0", 64, "expected a whole number from 1 to 1000000."),
    Row("preview --color purple", 64, "expected auto, always, never, 16, 256 or truecolor."),
    Row("preview --color treucolor", 64, "Did you mean 'truecolor'?"),
    Row("preview --charset utf8", 64, "expected auto, unicode or ascii."),
    Row("preview --terminal-background #fff", 64, "expected auto, dark, light or #RRGGBB."),
    Row("preview --terminal-background darc", 64, "Did you mean 'dark'?"),
    Row("preview --static=yes", 64, "'--static' takes no value, but is given 'yes'."),
    Row("preview --sttaic", 64, "Did you mean '--static'?"),
    Row("preview -o x.csv", 64, "Unknown option '-o'."),
    Row("preview --fps 30", 64, "Unknown option '--fps'.\n"),
  ]
}
