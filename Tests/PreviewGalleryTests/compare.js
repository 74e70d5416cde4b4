// Looks at a page of changes in a real Chromium, and prints as JSON what it has seen.
//
//   node compare.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { run } = require("../Browsers/browser.js");
const [, , program, profile, address, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, point, click, save }) => {
  await send("Page.navigate", { url: address });
  await until(`document.images.length > 0 && [...document.images].every((image) => image.complete)`);
  seen.title = await value("document.title");
  seen.count = await text("count");
  seen.images = await value("[...document.images].map((image) => image.naturalWidth)");
  const { x, y } = await point(`document.querySelector(".list button")`);
  await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  seen.line = await value(`document.querySelector(".list button").textContent`);
  seen.marks = await value(`document.querySelectorAll(".mark").length`);
  await save(screenshot, "all");
  await click(`document.getElementById("words")`);
  await send("Input.insertText", { text: "detail new" });
  await until(`document.getElementById("count").textContent !== ${JSON.stringify(seen.count)}`);
  seen.found = await text("count");
  seen.scripts = await value(`document.querySelectorAll("main script, main img:not([src^='pictures/'])").length`);
});
