// Uses a prototype in a real Chromium, and prints as JSON what it has seen.
//
//   node use.js CHROMIUM PROFILE ADDRESS SPEC [SCREENSHOT]
"use strict";
const { readFileSync, writeFileSync } = require("node:fs");
const { run } = require("../Browsers/browser.js");
const [, , program, profile, address, spec, screenshot] = process.argv;

run(program, profile, async ({ seen, send, value, until, text, point, click, drag, key, save }) => {
  const has = (label) => `[...document.querySelectorAll("#elements > *")].some((one) => (one.getAttribute("aria-label") || one.textContent).includes(${JSON.stringify(label)}))`;
  const find = (label, selector = "#elements > *") => `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => (one.getAttribute("aria-label") || one.textContent).includes(${JSON.stringify(label)}))`;
  const sees = (label) => until(has(label));
  const picture = () => value(`document.getElementById("picture").src.length`);

  await send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 1500, deviceScaleFactor: 1, mobile: false });
  await send("Page.navigate", { url: address });
  await until(`document.getElementById("elements").childElementCount > 3`);
  seen.title = await value("document.title");
  await sees("First");
  await save(screenshot, "list");

  // A finger: from the list to what a row leads to, and back.
  await click(find("First"));
  await sees("It says First");
  await click(find("Notes", "#elements > button"));
  await until(`!(${has("It says First")})`);

  // Keys: the same by the row's own button.
  await value(`(${find("First", "#elements > button")}).focus()`);
  seen.focused = await value(`document.activeElement.getAttribute("aria-label")`);
  await key("Enter", 13, { text: "\r" });
  await sees("It says First");
  await click(find("Notes", "#elements > button"));
  await until(`!(${has("It says First")})`);

  // Typed into a form.
  await click(find("Write", `#elements > [role="tab"]`));
  await until(`document.querySelector("#elements > input")`);
  await click(`document.querySelector("#elements > input")`);
  await send("Input.insertText", { text: "Ada" });
  await sees("Hello Ada");
  await save(screenshot, "form");

  // Pulled to refresh: the list asks once more.
  await click(find("Notes", `#elements > [role="tab"]`));
  await sees("First");
  const asked = `[...document.querySelectorAll("#notes .request")].length`;
  const before = await value(asked);
  const middle = await point(`document.getElementById("stage")`);
  await drag({ x: middle.x, y: middle.y - 200 }, { x: middle.x, y: middle.y + 100 });
  await until(`${asked} > ${before}`);

  // Another device, and dark.
  const light = await value(`document.getElementById("picture").src`);
  await click(`document.getElementById("dark")`);
  await until(`document.getElementById("picture").src !== ${JSON.stringify(light)}`);
  seen.isDark = await value(`document.getElementById("picture").src !== ${JSON.stringify(light)}`);
  await value(`(() => { const device = document.getElementById("device"); device.value = "820x1180"; device.dispatchEvent(new Event("change")); })()`);
  await until(`document.getElementById("stage").style.width === "820px"`);
  await save(screenshot, "dark");

  // Saved specs are seen at once, where one was.
  await click(find("First"));
  await sees("It says First");
  const saved = readFileSync(spec, "utf8").replace("It says", "It whispers");
  const start = Date.now();
  writeFileSync(spec, saved);
  await sees("It whispers First");
  seen.reload = Date.now() - start;
  writeFileSync(spec, `${saved}\nwrong: [`);
  await until(`document.getElementById("state").classList.contains("alarm")`);
  seen.problem = await text("state");
  writeFileSync(spec, saved);
  await until(`!document.getElementById("state").classList.contains("alarm")`);

  seen.console = await text("notes");
  await send("Accessibility.enable");
  const { nodes } = await send("Accessibility.getFullAXTree");
  seen.unnamed = nodes.filter((node) => !node.ignored && ["button", "link", "textbox", "combobox", "checkbox", "tab"].includes(node.role.value) && !node.name?.value).length;
  seen.scripts = await value(`document.querySelectorAll("#stage script, #notes script, #stage img:not([src^='data:'])").length`);
  seen.pictureLength = await picture();
});
