# `make render` and `make test` are all that a fresh Debian machine with Swift needs.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Root needs no sudo; without sudo only root can install.
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

PACKAGES := make pkg-config libpango1.0-dev libcairo2-dev libspng-dev \
  fonts-inter fonts-noto-cjk fonts-noto-core librsvg2-bin poppler-utils
BUILD := swift build -c release --static-swift-stdlib
COMMAND := .build/release/layout-render
SAMPLES := $(shell find samples -name '*.json' | LC_ALL=C sort)

.PHONY: help deps build test render samples format lint embedded record bench

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

deps: ## install the Debian packages that are missing
	@missing=(); \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' "$$package" 2>/dev/null | grep -q '^install ok installed$$' \
	    || missing+=("$$package"); \
	done; \
	if [ "$${#missing[@]}" -gt 0 ]; then \
	  echo "Installing $${missing[*]}"; \
	  $(SUDO) apt-get update -qq; \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends "$${missing[@]}" >/dev/null; \
	fi; \
	command -v swift >/dev/null || { echo "Swift is missing: see https://www.swift.org/install/linux/" >&2; exit 1; }

build: deps ## build the command, statically linked to Swift's library
	$(BUILD) --product layout-render

render: build ## draw the two-label scenario into output/
	$(COMMAND) samples/two-labels.json -o output/two-labels.png --scale 2
	$(COMMAND) samples/two-labels.json -o output/two-labels.svg
	@echo "output/two-labels.png"

test: deps ## run all tests
	swift test

samples: build ## draw every sample into output/, light and dark
	@for sample in $(SAMPLES); do \
	  name=$${sample#samples/}; name=$${name%.json}; mkdir -p "output/$$(dirname "$$name")"; \
	  $(COMMAND) "$$sample" -o "output/$$name-{appearance}.png" --appearance light,dark --scale 2 --quiet; \
	  $(COMMAND) "$$sample" -o "output/$$name.svg" --quiet; \
	done
	$(COMMAND) schema > samples/scenario.schema.json

format: ## format the sources
	swift format format -i -r Sources Tests Package.swift

lint: ## check the format of the sources
	swift format lint --strict -r Sources Tests Package.swift

embedded: ## check that the solver compiles as Embedded Swift
	swiftc -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 \
	  -target wasm32-unknown-none-wasm -c Sources/ConstraintSolver/*.swift -o /dev/null

record: deps ## record the expected frames and pictures of the samples anew
	LAYOUT_RENDER_RECORD=1 swift test --filter 'Sample|Golden'

bench: deps ## measure the solver and the command
	swift build -c release --product layout-bench
	.build/release/layout-bench
