// Drives a gallery in a real Chromium over its DevTools protocol, and prints as JSON what it has seen.
//
//   node drive.js CHROMIUM PROFILE ADDRESS [SCREENSHOT]
"use strict";
const { spawn } = require("node:child_process");
const { writeFileSync } = require("node:fs");
const [, , program, profile, address, screenshot] = process.argv;

const browser = spawn(program, [
  "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
  `--user-data-dir=${profile}`, "--window-size=1280,900", "about:blank",
], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });

let last = 0;
const open = new Map();
const seen = { problems: [], requests: [] };
let rest = "";
browser.stdio[4].on("data", (bytes) => {
  rest += bytes;
  const messages = rest.split("\0");
  rest = messages.pop();
  for (const text of messages) {
    const message = JSON.parse(text);
    if (message.id) {
      open.get(message.id)(message);
      open.delete(message.id);
    } else if (message.method === "Network.requestWillBeSent") {
      const { url } = message.params.request;
      if (!url.startsWith("data:")) seen.requests.push(url);
    } else if (message.method === "Runtime.exceptionThrown" || message.method === "Log.entryAdded") {
      seen.problems.push(JSON.stringify(message.params).slice(0, 400));
    }
  }
});

let session;
function send(method, params = {}) {
  last += 1;
  const id = last;
  browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
  return new Promise((resolve, reject) => {
    open.set(id, (message) => message.error ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result));
  });
}

async function value(expression) {
  const answer = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
  return answer.result.value;
}

async function until(expression) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await value(expression)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it never came: ${expression}`);
}

const text = (id) => value(`document.getElementById("${id}").textContent`);

async function point(expression) {
  return JSON.parse(await value(`(() => { const box = (${expression}).getBoundingClientRect();
    return JSON.stringify({ x: box.x + box.width / 2, y: box.y + box.height / 2 }); })()`));
}

async function click(expression) {
  const { x, y } = await point(expression);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  }
}

async function key(name, code) {
  for (const type of ["keyDown", "keyUp"]) {
    await send("Input.dispatchKeyEvent", { type, key: name, code: name, windowsVirtualKeyCode: code });
  }
}

async function run() {
  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find((target) => target.type === "page");
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Network", "Log"]) await send(`${domain}.enable`);
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
  if (screenshot) {
    writeFileSync(`${screenshot}-detail.png`, Buffer.from((await send("Page.captureScreenshot")).data, "base64"));
  }
  await key("ArrowRight", 39);
  await until(`document.getElementById("detail-title").textContent !== ${JSON.stringify(seen.opened)}`);
  seen.later = await text("detail-title");
  await key("Escape", 27);
  await until(`!document.getElementById("detail").open`);
  if (screenshot) {
    writeFileSync(`${screenshot}.png`, Buffer.from((await send("Page.captureScreenshot")).data, "base64"));
  }
  seen.scripts = await value(`document.querySelectorAll("main script, dialog script, main img:not([src^='data:'])").length`);
}

run().then(
  () => { console.log(JSON.stringify(seen)); browser.kill("SIGKILL"); process.exit(0); },
  (problem) => { console.error(String(problem), JSON.stringify(seen)); browser.kill("SIGKILL"); process.exit(1); });
