#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
package enum Elementary {
  package static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  package static func exp(_ x: Float) -> Float { Float(Glibc.exp(Double(x))) }
  package static func expm1(_ x: Double) -> Double { Glibc.expm1(x) }
  package static func log(_ x: Double) -> Double { Glibc.log(x) }
  package static func log1p(_ x: Double) -> Double { Glibc.log1p(x) }
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) { (Glibc.sin(x), Glibc.cos(x)) }
  package static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
}
