// Checks a page as WCAG 2.2 asks (the numbers are its criteria), and adds what is wrong to the page.
(function () {
  "use strict";
  // Units of a picture by which a letter may stand out of its box, as fonts differ.
  var slack = 3;
  var problems = [];
  function say(text) { if (!problems.includes(text)) { problems.push(text); } }
  function name(element) { return element.tagName + " '" + element.textContent.trim().slice(0, 30) + "'"; }
  function channels(color) { return color.match(/[\d.]+/g).map(Number); }
  function luminance(color) {
    var parts = color.slice(0, 3).map(function (part) {
      var value = part / 255;
      return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }
  function ground(element) {
    for (var node = element; node; node = node.parentElement) {
      var color = channels(getComputedStyle(node).backgroundColor);
      if (color.length < 4 || color[3] > 0) { return color; }
    }
    return [255, 255, 255];
  }
  function isShown(element) { return element.checkVisibility() && getComputedStyle(element).clipPath === "none"; }
  // WCAG 2.2, 1.4.3
  var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (var text = walker.nextNode(); text; text = walker.nextNode()) {
    var element = text.parentElement;
    if (!text.data.trim() || !isShown(element) || element.closest("script, style, svg title, thead")) { continue; }
    var style = getComputedStyle(element);
    var color = channels(element.closest("svg") ? style.fill : style.color);
    var one = luminance(color), other = luminance(ground(element));
    var ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) { say("contrast " + ratio.toFixed(2) + ": " + name(element)); }
  }
  // 1.3.1, 2.4.6
  var level = 0;
  document.querySelectorAll("h1, h2, h3, h4, h5, h6").forEach(function (heading) {
    var next = Number(heading.tagName[1]);
    if (next > level + 1) { say("heading order: " + name(heading)); }
    if (!heading.textContent.trim()) { say("empty heading"); }
    level = next;
  });
  if (document.querySelectorAll("h1").length !== 1) { say("not one h1"); }
  if (!document.documentElement.lang || !document.title) { say("no language or title"); }
  if (!document.querySelector("main")) { say("no main"); }
  // 4.1.2
  document.querySelectorAll("input, select, textarea, button").forEach(function (control) {
    var label = control.labels && control.labels[0] ? control.labels[0].textContent : control.textContent;
    if (!label.trim()) { say("no label: " + control.outerHTML.slice(0, 60)); }
  });
  document.querySelectorAll("svg").forEach(function (svg) {
    if (!svg.getAttribute("aria-label")) { say("picture without text"); }
  });
  document.querySelectorAll("a").forEach(function (link) {
    if (!link.textContent.trim()) { say("link without text"); }
  });
  // 2.4.7: what the keyboard reaches shows it.
  var reached = Array.from(document.querySelectorAll("a[href], input, select, button, summary")).filter(isShown);
  reached.slice(0, 40).forEach(function (control) {
    if (control.tabIndex < 0) { say("not in the tab order: " + name(control)); }
    control.focus({focusVisible: true});
    var style = getComputedStyle(control);
    if (document.activeElement !== control) { say("no focus: " + name(control)); }
    else if (style.outlineStyle === "none" && style.boxShadow === "none") { say("focus not shown: " + name(control)); }
  });
  // 1.4.10
  if (document.documentElement.scrollWidth > innerWidth) { say("wider than the window: " + document.documentElement.scrollWidth); }
  document.querySelectorAll("th, td, h1, h2, h3, dt, dd, li, p").forEach(function (part) {
    if (isShown(part) && !(part.closest("thead") && getComputedStyle(part.closest("thead")).position === "absolute") && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline") {
      say("text beyond its box: " + name(part));
    }
  });
  document.querySelectorAll("svg text").forEach(function (text) {
    var box = text.getBBox(), svg = text.closest("svg").viewBox.baseVal;
    if (box.x < -slack || box.x + box.width > svg.width + slack) { say("label beyond its picture: " + name(text)); }
  });
  // The controls of a list of entries, as the keyboard changes them.
  var tools = document.querySelector(".tools");
  if (tools) {
    var list = document.querySelector(".entries");
    var count = function () { return Array.from(list.children).filter(function (entry) { return !entry.hidden; }).length; };
    var all = count();
    var find = tools.querySelector(".find"), order = tools.querySelector(".order");
    find.value = list.lastElementChild.querySelector("h3").textContent.trim();
    find.dispatchEvent(new Event("input"));
    if (!(count() >= 1 && count() < all)) { say("find shows " + count() + " of " + all); }
    find.value = "";
    find.dispatchEvent(new Event("input"));
    var titles = function () { return Array.from(list.querySelectorAll("h3")).map(function (title) { return title.textContent.trim(); }); };
    var before = titles().join("\n");
    order.selectedIndex = order.options.length - 1;
    order.dispatchEvent(new Event("change"));
    if (titles().join("\n") === before) { say("sorting changes nothing: " + order.value); }
  }
  var result = document.createElement("pre");
  result.id = "problems";
  result.textContent = problems.length === 0 ? "none" : problems.join("\n");
  document.body.appendChild(result);
}());
