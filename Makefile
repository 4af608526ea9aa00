# What there is to type: `make demo` and `make test` are the two to begin with.
# Works with GNU make from 3.81 (macOS) on; recipes longer than a line are scripts in .ci/.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
RESUME ?=
DATA ?=
SECONDS ?= 60
TARGETS ?=
RELEASE = .build/release

export SWIFT

.PHONY: help deps build demo test test-long bench-core bench-documents fuzz install uninstall lint format generate record clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile | awk -F ': ' '{ printf "make %-15s %s\n", $$1, $$2 }'

deps: ## install the system packages that building needs, or name them
	@.ci/deps build

build: deps ## build the programs into .build/release
	@$(SWIFT) build -c release $$(.ci/release-flags)

demo: build ## run the whole pipeline on a sample resume, or on RESUME=path
	@PATH="$(CURDIR)/$(RELEASE):$$PATH" .ci/demo "$(RESUME)"

test: ## build and run the tests
	@.ci/deps build test
	@JM_WARNINGS=error $(SWIFT) test --disable-xctest

test-long: ## run the tests that take longer than minutes as well
	@.ci/deps build test
	@JM_WARNINGS=error JM_TEST_LONG=1 $(SWIFT) test --disable-xctest

fuzz: ## feed hostile bytes to each reader for SECONDS=60, or only to TARGETS="rtf html"
	@.ci/deps build
	@.ci/fuzz "$(SECONDS)" $(TARGETS)

bench-core: build ## hold filtering, starting and asking against jq and curl
	@.ci/bench-core

bench-documents: build ## measure reading the PDFs below DATA=path against other programs
	@.ci/bench-documents "$(DATA)"

install: build ## install programs, man pages and completions below PREFIX (and DESTDIR)
	@.ci/install "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install installed
	@.ci/uninstall "$(DESTDIR)$(PREFIX)"

lint: ## check style, structure and generated files
	@.ci/deps build lint
	@JM_WARNINGS=error .ci/lint

format: ## format all Swift sources
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

generate: ## write man pages, completions and the README's blocks anew
	@.ci/deps build
	@JM_WARNINGS=error .ci/generate

record: ## run the cases and write what they print as expected: the diff is the review
	@.ci/deps build test
	@JM_WARNINGS=error JM_RECORD=1 $(SWIFT) test --disable-xctest --filter ProgramTests.Cases
	@git diff --stat -- Tests/Cases

clean: ## remove what was built
	@rm -rf .build
