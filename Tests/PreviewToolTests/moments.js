// Uses Moments in a real Chromium, and prints as JSON what it has seen.
//
//   node moments.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { run } = require("../Browsers/browser.js");
const [, , program, profile, address, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, point, click, drag, save }) => {
  const named = (label) => `(one) => (one.getAttribute("aria-label") || one.textContent).includes(${JSON.stringify(label)})`;
  const all = `[...document.querySelectorAll("#elements > *")]`;
  const has = (label) => `${all}.some(${named(label)})`;
  const find = (label) => `${all}.find(${named(label)})`;
  const sees = (label) => until(has(label));
  const labels = () => value(`${all}.map((one) => one.getAttribute("aria-label") || one.textContent).join("\\n")`);
  const title = (label) => until(`${all}.some((one) => one.tagName === "H2" && one.textContent === ${JSON.stringify(label)})`);
  const tab = (label) => click(`[...document.querySelectorAll('#elements > [role="tab"]')].find(${named(label)})`);

  await send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 1100, deviceScaleFactor: 1, mobile: false });
  await send("Page.navigate", { url: address });
  await sees("Fog over the harbour");
  await save(screenshot, "feed");

  // From the feed to a post, its comments, and back.
  await click(find("Fog over the harbour"));
  await title("Moment");
  await sees("Back to the feed");
  await save(screenshot, "post");
  await click(`[...document.querySelectorAll("#elements > button")].find(${named("Comments")})`);
  await sees("Wonderful!");
  seen.comments = await labels();
  await save(screenshot, "comments");
  await click(find("Close comments"));
  await until(`!(${has("Wonderful!")})`);
  await title("Moment");
  await click(`[...document.querySelectorAll("#elements > button")].find((one) => (one.getAttribute("aria-label") || "") === "Moments")`);
  await title("Moments");

  // Pulled to refresh: the feed asks once more.
  const asked = `[...document.querySelectorAll("#notes .request")].filter((line) => line.textContent.includes("feed.json")).length`;
  const before = await value(asked);
  const middle = await point(`document.getElementById("stage")`);
  await drag({ x: middle.x, y: middle.y - 150 }, { x: middle.x, y: middle.y + 120 });
  await until(`${asked} > ${before}`);

  // What is typed is searched for.
  await tab("Search");
  await until(`document.querySelector('#elements > input[type="search"]')`);
  await click(`document.querySelector('#elements > input[type="search"]')`);
  await send("Input.insertText", { text: "neill" });
  await until(`[...document.querySelectorAll("#notes .request")].some((line) => line.textContent.includes("neill"))`);
  await sees("O’Neill");
  seen.found = await labels();
  await save(screenshot, "search");
  await tab("Feed");
  await sees("Fog over the harbour");

  // Dark, and in Arabic, which reads from right to left by itself.
  const source = `document.getElementById("picture").src`;
  const light = await value(source);
  await click(`document.getElementById("dark")`);
  await until(`${source} !== ${JSON.stringify(light)}`);
  seen.isDark = await value(`parseInt(/<rect[^>]*height="844"[^>]*fill="#([0-9A-F]{2})/.exec(decodeURIComponent(${source}))[1], 16) < 64`);
  await save(screenshot, "dark");
  const choose = (language) => value(`(() => { const list = document.getElementById("language"); list.value = "${language}"; list.dispatchEvent(new Event("change")); })()`);
  await click(`document.getElementById("restart")`);
  await sees("Fog over the harbour");
  await choose("ar");
  await until(`document.getElementById("right-to-left").checked`);
  await title("لحظات");
  await sees("تعليقات");
  seen.titleInArabic = await value(`document.querySelector("#elements > h2").textContent`);
  seen.tabs = await value(`[...document.querySelectorAll('#elements > [role="tab"]')].map((one) => one.getAttribute("aria-label"))`);
  seen.direction = await value(`(() => {
    const [first, second] = [...document.querySelectorAll('#elements > [role="tab"]')].map((one) => one.getBoundingClientRect().x);
    return first > second ? "right to left" : "left to right";
  })()`);
  seen.isRightToLeft = await value(`document.getElementById("right-to-left").checked`);
  await save(screenshot, "arabic");
  await choose("");
  await until(`!document.getElementById("right-to-left").checked`);
  await title("Moments");
  seen.isLeftToRightAgain = await value(`!document.getElementById("right-to-left").checked`);

  seen.console = await text("notes");
  seen.scripts = await value(`document.querySelectorAll("#stage script, #notes script, #stage img:not([src^='data:'])").length`);
});
