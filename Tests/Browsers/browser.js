// A real Chromium, driven over its DevTools protocol by a pipe.
"use strict";
const { spawn } = require("node:child_process");
const { writeFileSync } = require("node:fs");

/// Starts a browser with a page of its own.
async function open(program, profile) {
  const browser = spawn(program, [
    "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
    `--user-data-dir=${profile}`, "--window-size=1280,900", "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const seen = { problems: [], requests: [] };
  const waiting = new Map();
  let last = 0;
  let rest = "";
  let session;

  browser.stdio[4].on("data", (bytes) => {
    rest += bytes;
    const messages = rest.split("\0");
    rest = messages.pop();
    for (const text of messages) {
      const message = JSON.parse(text);
      if (message.id) {
        waiting.get(message.id)(message);
        waiting.delete(message.id);
      } else if (message.method === "Network.requestWillBeSent") {
        const { url } = message.params.request;
        if (!url.startsWith("data:")) seen.requests.push(url);
      } else if (message.method === "Runtime.exceptionThrown" || message.method === "Log.entryAdded") {
        seen.problems.push(JSON.stringify(message.params).slice(0, 400));
      } else if (message.method === "Runtime.consoleAPICalled" && ["error", "assert"].includes(message.params.type)) {
        seen.problems.push(JSON.stringify(message.params.args).slice(0, 400));
      }
    }
  });

  function send(method, params = {}) {
    last += 1;
    const id = last;
    browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    return new Promise((resolve, reject) => {
      waiting.set(id, (message) => message.error ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result));
    });
  }

  async function value(expression) {
    const answer = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
    return answer.result.value;
  }

  async function until(expression) {
    for (const end = Date.now() + 60000; Date.now() < end;) {
      // While a page is loaded, nothing of it is there that could be asked.
      if (await value(expression).catch(() => false)) return;
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
    // As every mouse does, on its way: what the browser guesses of it meanwhile is right then.
    await send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
    for (const type of ["mousePressed", "mouseReleased"]) {
      await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    }
  }

  async function drag(from, to) {
    await send("Input.dispatchMouseEvent", { type: "mousePressed", ...from, button: "left", clickCount: 1 });
    for (let step = 1; step <= 5; step += 1) {
      const part = (start, end) => start + ((end - start) * step) / 5;
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x: part(from.x, to.x), y: part(from.y, to.y), button: "left", buttons: 1 });
    }
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...to, button: "left", clickCount: 1 });
  }

  async function key(name, code, more = {}) {
    for (const type of ["keyDown", "keyUp"]) {
      await send("Input.dispatchKeyEvent", { type, key: name, code: name, windowsVirtualKeyCode: code, ...more });
    }
  }

  /// Keeps a picture of the page, where somebody wants to see it.
  async function save(path, name) {
    if (path) writeFileSync(`${path}-${name}.png`, Buffer.from((await send("Page.captureScreenshot")).data, "base64"));
  }

  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find((target) => target.type === "page");
  session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
  for (const domain of ["Page", "Runtime", "Network", "Log"]) await send(`${domain}.enable`);
  const close = () => browser.kill("SIGKILL");
  return { seen, send, value, until, text, point, click, drag, key, save, close };
}

/// Runs a script in a browser, and prints as JSON what it has seen.
async function run(program, profile, script) {
  const browser = await open(program, profile);
  let status = 0;
  try {
    await script(browser);
    console.log(JSON.stringify(browser.seen));
  } catch (problem) {
    console.error(String(problem), JSON.stringify(browser.seen));
    status = 1;
  }
  browser.close();
  process.exit(status);
}

module.exports = { run };
