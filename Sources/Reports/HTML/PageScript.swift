/// Filters and sorts the entries of a page, and shows or hides their details. A page without it shows
/// all entries in their order.
enum PageScript {
  /// The only source of scripts that the page's content security policy admits (W3C, CSP Level 3,
  /// §6.7.2.5): the SHA-256 of `program`. A test computes it.
  static let digest = "sha256-Cqor0azo0GhHAS2EYIk6La24SPDdFFeKdTgXY9lb4gE="

  /// It must not contain `<` or `&`, because the page is XML as well.
  static let program: StaticString = #"""
    (function () {
      "use strict";
      var list = document.querySelector(".entries");
      var tools = document.querySelector(".tools");
      var shown = document.querySelector(".shown");
      var find = tools.querySelector(".find");
      var order = tools.querySelector(".order");
      var details = tools.querySelector(".details");
      var facets = Array.from(tools.querySelectorAll(".facet"));
      var entries = Array.from(list.children);

      function plain(text) {
        return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
      }

      var texts = entries.map(function (entry) { return plain(entry.textContent); });

      function filter() {
        var words = plain(find.value).split(/\s+/).filter(Boolean);
        var count = 0;
        entries.forEach(function (entry, index) {
          var fits = words.every(function (word) { return texts[index].includes(word); });
          facets.forEach(function (facet) {
            var value = entry.getAttribute("data-" + facet.dataset.name);
            if (facet.value !== "") { fits = fits ? value === facet.value : false; }
          });
          entry.hidden = !fits;
          if (fits) { count += 1; }
        });
        shown.textContent = count + " of " + entries.length + " shown";
      }

      function compare(name, isNumeric, first, second) {
        var one = first.getAttribute(name);
        var other = second.getAttribute(name);
        if (one === null || other === null) { return (one === null) - (other === null); }
        return isNumeric ? other - one : one.localeCompare(other);
      }

      function sort() {
        var isNumeric = order.value.startsWith("-");
        var name = "data-" + order.value.slice(isNumeric ? 1 : 0);
        var sorted = entries.slice();
        if (order.value !== "") {
          sorted.sort(function (one, other) { return compare(name, isNumeric, one, other); });
        }
        sorted.forEach(function (entry) { list.appendChild(entry); });
      }

      find.addEventListener("input", filter);
      facets.forEach(function (facet) { facet.addEventListener("change", filter); });
      order.addEventListener("change", sort);
      if (details) {
        details.addEventListener("change", function () {
          list.querySelectorAll("details").forEach(function (part) {
            part.open = details.checked;
          });
        });
      }
      tools.hidden = false;
    }());
    """#
}
