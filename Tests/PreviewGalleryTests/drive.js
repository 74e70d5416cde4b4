// Drives a gallery in a real Chromium, and prints as JSON what it has seen.
//
//   node drive.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { run } = require("../Browsers/browser.js");
const [, , program, profile, address, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, point, click, key, save }) => {
  const start = Date.now();
  await send("Page.navigate", { url: address });
  await until(`document.querySelectorAll("figure img[src]").length > 0`);
  seen.milliseconds = Date.now() - start;
  seen.title = await value("document.title");
  seen.count = await text("count");
  seen.sections = await value(`document.querySelectorAll("section").length`);
  seen.images = await value("document.images.length");
  seen.parts = seen.requests.filter((url) => url.includes("/data/screen-")).length;

  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "dark" }] });
  seen.dark = await value("getComputedStyle(document.body).backgroundColor");
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] });
  seen.light = await value("getComputedStyle(document.body).backgroundColor");

  await value(`scrollTo(0, document.body.scrollHeight)`);
  await until(`document.querySelector("section:last-child figure img[src]")`);
  seen.imagesAtTheEnd = await value("document.images.length");
  await value(`scrollTo(0, 0)`);

  await click(`document.getElementById("words")`);
  await send("Input.insertText", { text: "screen7 empty" });
  await until(`!document.getElementById("count").textContent.startsWith("${seen.count.split(" ")[0]} ")`);
  seen.found = await text("count");
  seen.address = await value("location.hash");
  await until(`document.querySelectorAll("figure img[src]").length > 0`);

  await click(`document.querySelector("figure button")`);
  await until(`document.getElementById("detail").open`);
  seen.opened = await text("detail-title");
  seen.facts = await text("facts");
  seen.link = await value(`document.querySelector("#facts a").getAttribute("href")`);
  const { x, y } = await point(`document.querySelectorAll("#stage .view")[1]`);
  await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  seen.shown = await value(`document.querySelector("#facts .node.shown")?.textContent`);
  await send("Accessibility.enable");
  const { nodes } = await send("Accessibility.getFullAXTree");
  seen.roles = [...new Set(nodes.filter((node) => !node.ignored).map((node) => node.role.value))].sort();
  seen.unnamed = nodes.filter((node) => !node.ignored && ["button", "link", "searchbox", "combobox", "checkbox", "dialog"].includes(node.role.value) && !node.name?.value).length;
  await save(screenshot, "detail");
  await key("ArrowRight", 39);
  await until(`document.getElementById("detail-title").textContent !== ${JSON.stringify(seen.opened)}`);
  seen.later = await text("detail-title");
  await key("Escape", 27);
  await until(`!document.getElementById("detail").open`);
  await save(screenshot, "all");
  seen.scripts = await value(`document.querySelectorAll("main script, dialog script, main img:not([src^='data:'])").length`);
});
