// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What exported code uses of SwiftUI's animations of UIKit's views, to be type-checked against on Linux.

import UIKit

extension UIView {
  public static func animate(_ animation: Animation, changes: () -> Void) {}
}
