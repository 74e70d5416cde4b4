// Looks through the gallery of Moments in a real Chromium, and prints as JSON what it has seen.
//
//   node lookThrough.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { run } = require("../Browsers/browser.js");
const [, , program, profile, address, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, click, save }) => {
  await send("Page.navigate", { url: address });
  await until(`document.querySelectorAll("figure img[src]").length > 0`);
  seen.title = await value("document.title");
  seen.all = await text("count");
  await save(screenshot, "all");

  const choose = async (id, choice) => {
    await value(`(() => { const list = document.getElementById("${id}"); list.value = ${JSON.stringify(choice)}; list.dispatchEvent(new Event("input")); })()`);
  };
  await choose("state", "error");
  seen.withErrors = await text("count");
  await until(`document.querySelectorAll("figure img[src]").length > 0`);
  await save(screenshot, "errors");
  await choose("state", "");
  await choose("surroundings", "iPhone, ar");
  seen.inArabic = await text("count");
  await until(`document.querySelectorAll("figure img[src]").length > 0`);
  await save(screenshot, "arabic");
  await click(`document.getElementById("words")`);
  await send("Input.insertText", { text: "search" });
  await until(`document.querySelectorAll("section").length === 1`);
  seen.ofSearch = await text("count");
  await until(`document.querySelectorAll("figure img[src]").length > 0`);
  await click(`document.querySelector("figure button")`);
  await until(`document.getElementById("detail").open`);
  seen.opened = await text("detail-title");
  seen.facts = await text("facts");
  await save(screenshot, "detail");
});
