#include "ctoml.h"

#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <charconv>
#include <new>
#include <string>
#include <vector>

namespace {
struct entry {
  std::string path;
  std::string text;
  jm_toml_kind kind;
  uint32_t line;
};
}  // namespace

struct jm_toml {
  std::vector<entry> entries;
  std::string error;
  uint32_t error_line = 0;
  bool failed = false;
};

namespace {
void collect(const toml::table &table, const std::string &prefix, std::vector<entry> &entries) {
  for (auto &&[key, node] : table) {
    std::string path = prefix;
    if (!path.empty()) path += '\x1F';
    path += std::string(key.str());
    auto line = static_cast<uint32_t>(key.source().begin.line);
    if (auto inner = node.as_table()) {
      entries.push_back({path, "", JM_TOML_TABLE, line});
      collect(*inner, path, entries);
    } else if (auto string = node.as_string()) {
      entries.push_back({path, string->get(), JM_TOML_STRING, line});
    } else if (auto integer = node.as_integer()) {
      entries.push_back({path, std::to_string(integer->get()), JM_TOML_INTEGER, line});
    } else if (auto number = node.as_floating_point()) {
      char digits[64];
      auto end = std::to_chars(digits, digits + sizeof digits, number->get()).ptr;
      entries.push_back({path, std::string(digits, end), JM_TOML_FLOAT, line});
    } else if (auto boolean = node.as_boolean()) {
      entries.push_back({path, boolean->get() ? "true" : "false", JM_TOML_BOOLEAN, line});
    } else {
      entries.push_back({path, "", JM_TOML_OTHER, line});
    }
  }
}
}  // namespace

jm_toml *jm_toml_parse(const char *bytes, size_t count) {
  auto document = new (std::nothrow) jm_toml;
  if (document == nullptr) return nullptr;
  try {
    toml::parse_result result = toml::parse(std::string_view(bytes, count));
    if (result) {
      collect(result.table(), "", document->entries);
    } else {
      document->failed = true;
      document->error = std::string(result.error().description());
      document->error_line = static_cast<uint32_t>(result.error().source().begin.line);
    }
  } catch (...) {
    delete document;
    return nullptr;
  }
  return document;
}

const char *jm_toml_error(const jm_toml *document, uint32_t *line) {
  if (!document->failed) return nullptr;
  *line = document->error_line;
  return document->error.c_str();
}

size_t jm_toml_count(const jm_toml *document) { return document->entries.size(); }

jm_toml_entry jm_toml_at(const jm_toml *document, size_t index) {
  const entry &entry = document->entries[index];
  return {entry.path.c_str(), entry.text.c_str(), entry.kind, entry.line};
}

void jm_toml_free(jm_toml *document) { delete document; }
