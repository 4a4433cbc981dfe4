# The targets that people and the build machine use; `make help` lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

swift := swift
PREFIX := /usr/local
# All tests take three times as long in a debug build. What is tested is optimized and keeps its assertions; to optimize
# the tests themselves would take longer than to run them.
testing := --configuration release --scratch-path .build/testing \
  -Xswiftc -enable-testing -Xswiftc -assert-config -Xswiftc Debug
release := --configuration release --static-swift-stdlib
# The compiler's own parser comes with the toolchain, as dynamic libraries; empty if it does not. So a program of its own
# reads Swift source.
parser = $(shell host="$$($(swift)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host"; \
  [ ! -d "$$host/SwiftParser.swiftmodule" ] || echo "$$host")
# What is tested includes the reader. It is not the one that is installed, which has no assertions.
tested = LAYOUT_RENDER_TESTING=1 LAYOUT_RENDER_PARSER="$(parser)" $(swift)
testedtool = $$($(tested) build $(testing) --show-bin-path)/layout-render
# Evaluated when a recipe runs, not when make starts: help needs no toolchain.
tool = $$($(swift) build $(release) --show-bin-path)/layout-render
# Many samples have faults, which it tells; only if it fails is that shown.
silently = draw() { told=$$("$(tool)" "$$@" --quiet 2>&1) || { printf '%s\n' "$$told" >&2; exit 1; }; }; draw
swiftreader := .build/reader/release/layout-render-swift
# What --version says about the sources; empty outside a repository.
revision = $(shell git describe --always --dirty --abbrev=12 --exclude '*' 2>/dev/null)
count := 1000
samples := $(sort $(shell find samples \( -name '*.json' -o -name '*.storyboard' -o -name '*.xib' \) -not -name '*.schema.json' 2>/dev/null))

# The light pictures of the samples.
pictures = $(sort $(shell find output -name '*.svg' -not -name '*-dark.svg' -not -path '*/animations/*' 2>/dev/null))

# What the build and the pictures need, and what the tests compare with.
packages := libpango1.0-dev libcairo2-dev libharfbuzz-dev libspng-dev libexpat1-dev zlib1g-dev pkg-config \
  fonts-inter fonts-noto-core fonts-noto-cjk librsvg2-2 librsvg2-bin poppler-utils node-acorn strace

.PHONY: help deps browser live build reader install uninstall package test tests tested fuzz sanitize plugin uikit agreement pipelines schemas documentation times render samples pages format lint embedded record bench

help: ## List the targets
	@sed -nE 's/^([a-z]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 15

deps: ## Install the Debian packages that are missing
	@missing=(); for package in $(packages); do \
	  [ "$$(dpkg-query -W -f '$${db:Status-Status}' $$package 2>/dev/null)" = installed ] || missing+=($$package); \
	done; \
	if [ $${#missing[@]} -gt 0 ]; then \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  echo "installing $${missing[*]}"; \
	  install() { $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$${missing[@]}" </dev/null >/dev/null; }; \
	  install 2>/dev/null || { $$sudo apt-get update -qq </dev/null; install; }; \
	fi; \
	command -v $(swift) >/dev/null || { echo "make: no swift in PATH; see https://www.swift.org/install/linux" >&2; exit 1; }

browser: ## Install the browser in which tests open live pages; without it they are skipped, or fail if CI is set
	@command -v chromium >/dev/null || $(MAKE) deps packages=chromium

build: deps ## Build the command for use (.build/release/layout-render)
	LAYOUT_RENDER_REVISION=$(revision) $(swift) build $(release) --product layout-render

install: build live reader ## Install the command under PREFIX, /usr/local by default; with manual page, completions and schemas
	.packaging/install "$(tool)" .build/live/live.wasm.gz "$(swiftreader)" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what install has put under PREFIX
	.packaging/uninstall "$(DESTDIR)$(PREFIX)"

package: build live reader ## Make the packages, a tarball and a .deb, in .build/packages
	$(MAKE) deps packages='patchelf dpkg-dev'
	.packaging/tarball "$(tool)" .build/live/live.wasm.gz "$(swiftreader)" .build/packages
	.packaging/deb "$(tool)" .build/live/live.wasm.gz "$(swiftreader)" .build/packages

reader: ## Build the reader of Swift source (.build/reader), if the toolchain has the libraries of its parser
	@host="$(parser)"; if [ -n "$$host" ]; then \
	  LAYOUT_RENDER_PARSER=$$host $(swift) build --configuration release --product layout-render-swift --scratch-path .build/reader; \
	else \
	  rm -f $(swiftreader); \
	  echo "make: the reader of Swift source is not built: this toolchain has no SwiftParser.swiftmodule; the ones from" \
	    "https://www.swift.org/install have it" >&2; \
	fi

# The page's engine is compiled by one thread; what is tested is built meanwhile.
test: deps ## Run all tests, in an optimized build; swift test --filter NAME runs some in a debug build
	@$(MAKE) -j 2 live tests
	$(tested) test --skip-build $(testing)

tests:
	$(tested) build --build-tests $(testing)

tested: deps
	$(tested) build $(testing) --product layout-render
	[ -z "$(parser)" ] || $(tested) build $(testing) --product layout-render-swift

fuzz: deps live ## Run the command on many invalid inputs under AddressSanitizer; count=N of each kind
	LAYOUT_RENDER_FUZZ=$(count) ASAN_OPTIONS=detect_leaks=0 \
	  $(swift) test --sanitize address --scratch-path .build/fuzzing --filter 'FuzzTests'

# Swift has no undefined behaviour sanitizer (it traps), and the project's only C, CEnvironment, runs before one could
# start.
sanitize: deps ## Test the solver, and the targets that call C libraries, under AddressSanitizer
	ASAN_OPTIONS=detect_leaks=0 $(swift) test --sanitize address --scratch-path .build/fuzzing \
	  --filter 'ConstraintSolverTests|SafeTextTests|PangoCairoBackendTests'

plugin: deps ## Check swift package layout-render in a separate package
	.ci/plugin

times: deps ## Measure how long builds take, in a fresh clone; most of an hour
	.ci/build-times

uikit: deps ## Check the library UIKit in a separate package
	.ci/uikit

agreement: tested ## Compare the library UIKit with the reader of Swift source, on the code of all samples, or of the folders code="A B"
	.ci/agreement "$(testedtool)" $(code)

pipelines: tested live ## Run the recipes for many machines; recipes="parallel snakemake bazel" for some
	.ci/pipelines "$(testedtool)" $(recipes)

schemas: tested ## Compare all JSON that the command writes with its schemas, with another validator
	.ci/schemas "$(testedtool)"

documentation: tested ## Build the documentation into .build/documentation, with pictures drawn by the command
	@products="$$($(tested) build $(testing) --show-bin-path)"; \
	.ci/documentation "$$products/layout-render" "$$products/Modules" .build/documentation
	@echo "python3 -m http.server -d .build/documentation shows it at http://localhost:8000/documentation/layout-render"

# To draw a picture, a debug build is enough, which takes a third of the time.
render: deps ## Build the command for development, and draw samples/two-labels.json into output/
	$(swift) build --product layout-render
	mkdir -p output
	"$$($(swift) build --show-bin-path)/layout-render" samples/two-labels.json -o output/two-labels.png
	@echo output/two-labels.png

samples: build reader ## Draw all samples into output/, light and dark, with a page that shows them
	"$(tool)" schema > samples/scenario.schema.json
	@for folder in $(sort $(dir $(samples))); do \
	  place=output/$${folder#samples/}; \
	  mkdir -p "$$place"; \
	  files=$$(find "$$folder" -maxdepth 1 -type f -not -name '*.schema.json' | sort); \
	  $(silently) $$files -o "$$place{scenario}.svg"; \
	  $(silently) $$files -o "$$place{scenario}-dark.svg" --appearance dark; \
	done
	@$(silently) samples/two-labels.json samples/two-labels-ambiguous.json -o "output/{scenario}.png" --scale 2
	@$(silently) samples/two-labels.json samples/two-labels-ambiguous.json -o "output/{scenario}-dark.png" --scale 2 --appearance dark
	mkdir -p output/animations
	for look in light dark; do \
	  ending=$$([ $$look = dark ] && echo -dark || true); \
	  "$(tool)" animate samples/1-simple-constraints/1-simple-single-view.json --appearance $$look -o output/animations/rotation$$ending.svg --quiet; \
	  "$(tool)" animate samples/two-labels.json --to long-short --appearance $$look -o output/animations/two-labels$$ending.svg --quiet; \
	done
	$(swift) build $(release) --product layout-book
	"$$(dirname "$(tool)")/layout-book" samples output

pages: build live reader ## Draw live pages of all samples beside their pictures, three megabytes each, and a page that links to them, output/live.html
	@for file in $(samples); do \
	  place=$$(dirname "output/$${file#samples/}"); \
	  $(silently) "$$file" -o "$$place/{scenario}.html"; \
	done
	$(swift) build $(release) --product layout-book
	"$$(dirname "$(tool)")/layout-book" --live samples output

record: deps ## Record the current solutions and pictures of the samples as expected, and write the reference articles
	LAYOUT_RENDER_RECORD=1 $(swift) test --filter 'SampleRunTests|SampleTests|ReferenceTests'

format: ## Format all Swift files
	$(swift) format --in-place --parallel -r Sources Tests .ci Package.swift

lint: ## Check the format of all Swift files
	$(swift) format lint --strict --parallel -r Sources Tests .ci Package.swift

live: ## Compile the engine of the live page to WebAssembly, into .build/live
	Sources/Page/LiveModule/build.sh

embedded: ## Check that the solver compiles as Embedded Swift
	@folder=$$(mktemp -d); trap 'rm -r "$$folder"' EXIT; \
	swiftc -enable-experimental-feature Embedded -wmo -parse-as-library -package-name layout-render \
	  -target wasm32-unknown-none-wasm -c $$(find Sources/Engine/ConstraintSolver -name '*.swift' | sort) \
	  -o "$$folder/ConstraintSolver.o"
	@echo ConstraintSolver compiles as Embedded Swift

bench: build live ## Time the phases, batches, changes and the solver, and measure the pictures; PEER=PROGRAM for comparison with another solver; arguments="..." for one benchmark
	$(swift) build $(release) --product layout-bench
	@bench="$$($(swift) build $(release) --show-bin-path)/layout-bench"; \
	if [ -n "$(arguments)" ]; then "$$bench" $(arguments); exit; fi; \
	mkdir -p .build/bench; \
	"$$bench" phases samples/two-labels.json; \
	"$$bench" command samples/two-labels.json "$(tool)" .build/bench; \
	"$$bench" jobs "$(tool)" .build/bench samples/*/*.json; \
	"$$bench" table "$(tool)" .build/bench; \
	"$$bench" changes; \
	"$$bench" page "$(tool)" .build/bench; \
	"$$bench" drawing; \
	"$$bench" legibility $(pictures); \
	"$$bench" compare .build/bench Sources/Tools/layout-bench/Results $(PEER)
