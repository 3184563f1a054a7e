/// How a run ended, as its status says it.
///
/// The numbers from 64 on are those of BSD's `sysexits.h`, as Swift's command-line tools use them.
enum ExitStatus: Int32, CaseIterable {
  /// What was asked for was done.
  case done = 0
  /// What was asked for was done, and a check said no.
  case checkFailed = 1
  /// The command line is wrong.
  case usage = 64
  /// The contents of a spec or a table are wrong.
  case badSpec = 65
  /// A spec or a table cannot be read.
  case unreadable = 66
  /// Something went wrong that no input explains.
  case internalFault = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Writing failed.
  case writeFailed = 74
  /// The reader of our output went away: what a shell reports for a program that died of SIGPIPE.
  case readerGone = 141
}
