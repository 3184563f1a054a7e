#!/usr/bin/env bash
# Type-checks the Apple bridge, Examples/AppleBridge, in Swift 6 mode and without a warning. Where there is
# no UIKit, against the modules of Tests/Stubs, which declare just the API it uses. That says that the
# bridge is sound Swift; that it moves a button on a device, it does not say.
#
# Usage: .ci/bridge.sh FOLDER   (a folder for the stub modules)
set -euo pipefail
cd "$(dirname "$0")/.."
modules=$1
mkdir -p "$modules"
# Selectors are Objective-C's, which Swift on Linux knows if it is told to.
swift=(swiftc -swift-version 6 -warnings-as-errors -parse-as-library -I "$modules"
  -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module)
for stub in ObjectiveC QuartzCore UIKit SwiftUI; do
  "${swift[@]}" -emit-module -module-name "$stub" -emit-module-path "$modules/$stub.swiftmodule" \
    Tests/Stubs/"$stub"/*.swift
done
swift build --quiet --target AnimCore
core=$(swift build --show-bin-path)/Modules
"${swift[@]}" -I "$core" -typecheck -module-name AnimUIKit Examples/AppleBridge/*.swift
cat > "$modules/Use.swift" <<'USE'
import AnimCore
import UIKit
import SwiftUI

@MainActor func use(_ button: UIButton, _ other: UIButton) throws {
  let animations = button.animationSnapshot.bgEffect(effectColor: .blue).scaleEffect(ratio: 0.95)
  try button.apply(animationSnapshot: animations)
  do throws(SnapshotError) {
    try other.apply(animationSnapshot: animations)
  } catch .buttonNotSame(let snapshot, let button) {
    print(snapshot, button)
  } catch {}
  _ = try AnimatedButtonStyle(ButtonAnimations().scaleEffect(ratio: 0.95))
}
USE
"${swift[@]}" -I "$core" -typecheck -module-name AnimUIKit Examples/AppleBridge/*.swift \
  "$modules/Use.swift"
# A check that could not fail would say nothing: what is not there has to be refused.
printf 'import UIKit\n@MainActor func wrong(_ button: UIButton) { button.isSpinning = true }\n' \
  > "$modules/Wrong.swift"
if "${swift[@]}" -I "$core" -typecheck "$modules/Wrong.swift" 2> /dev/null; then
  echo "the stubs accept what they do not declare" >&2
  exit 1
fi
echo "the bridge is sound: $(cat Examples/AppleBridge/*.swift | wc -l) lines"
