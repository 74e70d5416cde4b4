// Reads the plain pages of the documentation in a real Chromium, as somebody would who opens their first file, and
// prints as JSON what it has seen.
//
//   node readSite.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { run } = require("../../Browsers/browser.js");
const [, , program, profile, address, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, click, key, save }) => {
  const heading = () => value(`document.querySelector("h1").textContent`);
  const arrive = (name) => until(`location.pathname.endsWith("/${name}.html") && document.readyState === "complete"`);
  const open = async (name) => {
    await send("Page.navigate", { url: address.replace("index.html", `${name}.html`) });
    await arrive(name);
  };
  const search = async (words) => {
    await value(`document.getElementById("search").value = ""`);
    await click(`document.getElementById("search")`);
    await send("Input.insertText", { text: words });
    await until(`!document.getElementById("found").hidden`);
  };
  // What is seen of a kind of element: its size, and whether it scrolls by itself where it is wider.
  const looks = (selector) => value(`JSON.stringify([...document.querySelectorAll("main ${selector}")].map((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 100 && box.height > 20 && one.textContent.trim() !== "" && getComputedStyle(one).overflowX === "auto";
  }))`).then(JSON.parse);
  const inSight = (selector) => value(`(() => { const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight; })()`);

  // To the tutorial, from the first page.
  await open("index");
  seen.title = await value("document.title");
  seen.topics = await value(`document.querySelectorAll("#topics h2").length`);
  await save(screenshot, "index");
  await click(`document.querySelector("main a[href='tutorial.html']")`);
  await arrive("tutorial");
  seen.tutorial = await heading();
  seen.tutorialBlocks = await looks("pre");
  seen.marked = await value(`document.querySelector("nav [aria-current]").textContent`);
  await save(screenshot, "tutorial");

  // A rule, by the pointer; where the reader is then can be seen among the topics.
  await search("missing-adapter");
  seen.ruleHits = await value(`JSON.stringify([...document.querySelectorAll("#found a")].map((one) => one.textContent))`).then(JSON.parse);
  await save(screenshot, "found");
  await click(`document.querySelector("#found a")`);
  await arrive("rule-missing-adapter");
  seen.rule = await heading();
  seen.ruleBlocks = await looks("pre");
  seen.ruleList = await value(`document.querySelector("nav [aria-current]").textContent`);
  seen.isListInSight = await inSight("nav [aria-current]");
  seen.isSearchInSight = await inSight("#search");
  await save(screenshot, "rule");

  // A command, by the keyboard.
  await key("/", 191, { text: "/" });
  seen.focused = await value("document.activeElement.id");
  await send("Input.insertText", { text: "scaffold" });
  await until(`document.querySelector("#found a")`);
  await key("Enter", 13, { text: "\r" });
  await arrive("command-scaffold");
  seen.command = await heading();

  // A key of the language leads to the page that has it, with its table.
  await search("infinite scrolling nobody wrote of");
  seen.nothing = await text("found");
  await search("reorder");
  seen.keyNote = await value(`document.querySelector("#found small").textContent`);
  await click(`document.querySelector("#found a")`);
  await until(`/reference-[a-z-]+\\.html$/.test(location.pathname) && document.readyState === "complete"`);
  seen.reference = await heading();
  seen.tables = await looks(".table");
  seen.rows = await value(`document.querySelectorAll("main td:first-child").length`);
  await save(screenshot, "reference");

  // A section of another page, by the keyboard: the link is below what is seen, and may go over two lines.
  await open("continuousintegration");
  await value(`document.querySelector("main a[href='samples.html#Holding-a-server-to-the-specs']").focus()`);
  await key("Enter", 13, { text: "\r" });
  await arrive("samples");
  seen.section = await inSight("main :target");

  // Dark, with colours of its own for what is read, and as easy to read.
  const colours = () => value(`(() => {
    const channel = (value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = (colour) => {
      const [red, green, blue] = colour.match(/\\d+/g).map((one) => channel(one / 255));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    const contrast = (selector) => {
      const other = luminance(getComputedStyle(document.querySelector(selector)).color);
      return (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05);
    };
    return JSON.stringify({ ground, contrasts: ["main p:not(.summary)", "main .summary", "main p a", "main pre code", "main th"].map(contrast) });
  })()`).then(JSON.parse);
  seen.light = await colours();
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  seen.dark = await colours();
  await save(screenshot, "dark");
  await send("Emulation.setEmulatedMedia", { features: [] });

  await send("Accessibility.enable");
  const { nodes } = await send("Accessibility.getFullAXTree");
  seen.unnamed = nodes.filter((node) => !node.ignored && ["button", "link", "searchbox", "heading"].includes(node.role.value) && !node.name?.value).length;

  // A phone: each topic, and some pages of each kind. Code and tables scroll by themselves.
  await open("index");
  const links = await value(`JSON.stringify([...document.querySelectorAll("#topics a")].map((one) => one.getAttribute("href").slice(0, -5)))`).then(JSON.parse);
  await send("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
  seen.phonePages = 0;
  seen.wide = [];
  for (const name of ["index", ...links, "command-import", "reference-api", "reference-screen", "rule-missing-adapter"]) {
    await open(name);
    const width = await value("Math.max(document.documentElement.scrollWidth, innerWidth)");
    if (width > 390) seen.wide.push(`${name}: ${width}`);
    seen.phonePages += 1;
    if (name === "tutorial") await save(screenshot, "phone");
  }
});
