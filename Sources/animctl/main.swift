#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A file that grows past its allowed size is a failed write, not a death; Ctrl-\ just ends the run,
// without the trace that Swift's runtime would print.
SignalAction.ignore(SIGXFSZ)
SignalAction.reset(SIGQUIT)

let surroundings = Surroundings(
  input: ByteSource(descriptor: STDIN_FILENO, name: "<stdin>"),
  output: CheckedWriter(descriptor: STDOUT_FILENO, name: "standard output"),
  errors: CheckedWriter(descriptor: STDERR_FILENO, name: "standard error"),
  isErrorTerminal: isatty(STDERR_FILENO) == 1,
  environment: .ofProcess,
  terminal: ProcessTerminal())
exit(Program.run(Array(CommandLine.arguments.dropFirst()), in: surroundings).rawValue)
