#!/usr/bin/env bash
# Compiles the engine of the live page, as Embedded Swift, to WebAssembly: .build/live/live.wasm.gz, where the
# command looks for it. Keeps an existing file if its sources are the same, apart from comments.
# With --digest: prints the digest of all the engine's sources, and builds nothing.
# With --check: rebuilds it and compares it with the existing file, byte by byte.
set -euo pipefail
export LC_ALL=C
sources=$(cd "$(dirname "$0")/../.." && pwd)
kept=$sources/../.build/live

# Modules in order of dependency; what the page does not need is left out.
modules="SafeText ConstraintSolver AutoLayout LayoutScene LayoutWords LayoutSolving LayoutDrawing Diagnostics JSONText ScenarioFiles XcodeLogs SolutionFiles
  Typesetting SVG LiveModule"
files() {
  cd "$sources"
  find Engine Scene Draw Read/{Diagnostics,JSONText,ScenarioFiles,XcodeLogs,SolutionFiles} Page/LiveModule -type f \
    -not -path '*/AutoLayout/Anchors/*' -not -path '*/ScenarioFiles/Images/Cost/*' \
    -not -path '*/LayoutSolving/Program/*' \
    -not -name '*Writing.swift' -not -name 'ScenarioWrit*.swift' -not -name 'ConstraintArchive.swift' \
    -not -name 'ImageFileReader.swift' -not -name '*Schema.swift' -not -path '*/LayoutDrawing/Animation/*' \
    -not -name 'SolutionAuthored.swift' -not -name 'SolutionReading.swift' -not -name 'SolutionVersion1.swift'
  for name in ActingScalar Markup JSONQuoting PathText; do echo Read/SafeText/$name.swift; done
}

digest() {
  cd "$sources"
  {
    swiftc --version 2>/dev/null
    for file in $(files | sort); do
      echo "$file"
      case $file in
        *.swift | *.c) sed -E '/^[[:space:]]*\/\//d' "$file" ;;
        *) cat "$file" ;;
      esac
    done
  } | sha256sum | cut -d ' ' -f 1
}
if [ "${1:-}" = --digest ]; then digest; exit; fi
made=$(digest)
if [ "${1:-}" != --check ] && [ -f "$kept/live.wasm.gz" ] && [ "$(cat "$kept/digest" 2>/dev/null)" = "$made" ]; then
  exit
fi

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
for file in $(files); do
  case $file in
    *.swift) ;;
    *) continue ;;
  esac
  module=${file#*/}
  module=${module%%/*}
  case $file in
    Page/LiveModule/WebAssembly/Place.swift) module=JSONText ;;
    Page/LiveModule/WebAssembly/Interpolation.swift) module=all ;;
  esac
  mkdir -p "$work/$module"
  sed -E -f "$sources/Page/LiveModule/embedded.sed" "$sources/$file" >"$work/$module/$(basename "$file")"
done

for module in $modules; do cp "$work/all/"* "$work/$module"; done

cd "$work"
target=wasm32-unknown-none-wasm
options="-target $target -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -O
  -parse-as-library -swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility
  -package-name layout_render -I . -Werror DeprecatedDeclaration"
# A client of Embedded modules contains the code it uses from them: only the last is compiled to code.
for module in $modules; do
  result="-emit-module -emit-module-path $module.swiftmodule"
  if [ $module = LiveModule ]; then result="-c -o $module.o"; fi
  swiftc $options -module-name $module $result $(find $module -name '*.swift' | sort)
done
clang --target=$target -O2 -mbulk-memory -ffreestanding -fno-builtin -c "$sources/Page/LiveModule/WebAssembly/runtime.c" -o runtime.o
tables=$(dirname "$(dirname "$(command -v swiftc)")")/lib/swift/embedded/$target/libswiftUnicodeDataTables.a
wasm-ld --no-entry --gc-sections --strip-all --stack-first -z stack-size=4194304 --error-limit=0 \
  --export=allocate --export=solve --export=result --export=resultLength --export=allocated \
  --export=why --export=sweep --export=explainLog \
  LiveModule.o runtime.o "$tables" -o live.wasm
gzip -9n <live.wasm >live.wasm.gz
if [ "${1:-}" = --check ]; then
  cmp live.wasm.gz "$kept/live.wasm.gz"
  echo "the engine is what its sources make, byte by byte"
  exit
fi
mkdir -p "$kept"
mv live.wasm.gz "$kept/live.wasm.gz"
echo "$made" >"$kept/digest"
echo "engine $(stat -c %s live.wasm) bytes, compressed $(stat -c %s "$kept/live.wasm.gz")"
