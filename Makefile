# Start with `make demo` and `make test`. `make help` lists the targets.
# Works with GNU make 3.81 (macOS) and later. Recipes longer than a line are scripts in .ci/.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
RESUME ?=
DATA ?=
SECONDS ?= 60
SEED ?=
COUNT ?=
ONLY ?=
OUTPUT ?=
TARGETS ?=
RELEASE = .build/release

# As many tests at once as keep two processors busy: more of them make each other late.
CHECKED = JM_WARNINGS=error SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8

export SWIFT

.PHONY: help deps build demo test test-long sanitize mutants bench-core bench-documents bench-resumes bench-matching train-resumes bench-server fuzz install dist uninstall lint format generate pictures record clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile | awk -F ': ' '{ printf "make %-15s %s\n", $$1, $$2 }'

deps: ## install the system packages that the build needs, or print their names
	@.ci/deps build

build: deps ## build the programs into .build/release
	@.ci/build

demo: build ## run the whole pipeline on a sample resume or on RESUME=path
	@PATH="$(CURDIR)/$(RELEASE):$$PATH" .ci/demo "$(RESUME)"

test: ## build and run the tests, or those that match ONLY=regex
	@.ci/deps build test
	@$(CHECKED) .ci/build-tests
	@$(CHECKED) .ci/test "$(ONLY)"

test-long: ## run all tests, including those that take several minutes
	@.ci/deps build test long
	@$(CHECKED) .ci/build-tests
	@$(CHECKED) JM_TEST_LONG=1 .ci/test
	@JM_WARNINGS=error .ci/sanitize

sanitize: ## run the tests of modules with unsafe memory under AddressSanitizer, or ONLY=regex
	@.ci/deps build test
	@JM_WARNINGS=error .ci/sanitize $(if $(ONLY),"$(ONLY)")

mutants: ## plant known bugs and check that tests notice them; SEED=n COUNT=n ONLY=regex
	@.ci/deps build test
	@.ci/mutants "$(SEED)" "$(COUNT)" "$(ONLY)"

fuzz: ## fuzz each document reader for SECONDS=60, or only TARGETS="rtf html"
	@.ci/deps build
	@.ci/fuzz "$(SECONDS)" $(TARGETS)

bench-core: build ## compare the speed of filters, start-up and requests with jq and curl
	@.ci/bench-core

bench-documents: build ## compare the speed of reading the PDFs in DATA=path with other programs
	@.ci/bench-documents "$(DATA)"

bench-resumes: build ## measure the fields of the labeled resumes in DATA=path and compare them with the floors
	@.ci/bench-resumes "$(DATA)"

bench-matching: build ## measure titles, ranking and explanations of jm-match with DATA=path and compare with the floors
	@.ci/bench-matching "$(DATA)"

train-resumes: ## train the model that finds headings on the labeled resumes in DATA=path
	@.ci/deps build
	@$(SWIFT) run -c release resume-trainer $(if $(OUTPUT),--output "$(OUTPUT)") "$(DATA)"

install: build ## install programs, man pages and completions in PREFIX (and DESTDIR)
	@.ci/install "$(DESTDIR)$(PREFIX)"

dist: build ## make a tarball, a Debian package and a bill of materials in dist, or OUTPUT=folder
	@.ci/dist $(OUTPUT)

bench-server: build ## compare the server's answers with Hummingbird's hello-world
	@.ci/bench-server

uninstall: ## remove the installed files
	@.ci/uninstall "$(DESTDIR)$(PREFIX)"

lint: ## check style, English, structure and generated files
	@.ci/deps build lint
	@JM_WARNINGS=error .ci/lint

format: ## format all Swift sources
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

generate: ## regenerate man pages, completions and the generated parts of the README
	@.ci/deps build
	@JM_WARNINGS=error .ci/generate

pictures: build ## draw the pictures of the README again
	@.ci/pictures

record: ## run the cases, or ONLY=jm-poll, and save their output as expected; review the diff
	@.ci/deps build test
	@$(CHECKED) .ci/build-tests
	@$(CHECKED) JM_RECORD=1 JM_CASES="$(ONLY)" $(SWIFT) test --skip-build $$(.ci/test-flags) --filter ProgramTests.Cases
	@git diff --stat -- Tests/Cases

clean: ## remove the build
	@rm -rf .build
