// Reads docc's archive of the documentation in a real Chromium, from the server that the pages name, and prints as JSON
// what it has seen.
//
//   node readArchive.js CHROMIUM PROFILE FOLDER [SCREENSHOT]
"use strict";
const { spawn } = require("node:child_process");
const { run } = require("../../Browsers/browser.js");
const [, , program, profile, folder, screenshot] = process.argv;

/// Starts the server on a free port of this machine; its first line says which.
function serve() {
  const server = spawn("python3", ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder], { stdio: ["ignore", "pipe", "ignore"] });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", () => reject(new Error("the server has ended")));
    let said = "";
    server.stdout.on("data", (bytes) => {
      said += bytes;
      const port = / port (\d+) /.exec(said)?.[1];
      if (port) resolve({ server, address: `http://127.0.0.1:${port}/` });
    });
  });
}

run(program, profile, async ({ seen, send, value, until, click, save }) => {
  const { server, address } = await serve();
  try {
    seen.address = address;
    await send("Page.navigate", { url: `${address}documentation/screenc` });
    // Among the topics of the page, and not in the list beside it.
    const link = `[...document.querySelectorAll("a[href='/documentation/screenc/tutorial']")].find((one) => !one.closest("nav"))`;
    await until(`!!${link}`);
    seen.title = await value(`document.querySelector("h1").textContent.trim()`);
    await save(screenshot, "index");
    await value(`${link}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await click(link);
    await until(`document.querySelector("h1")?.textContent.trim() === "From an empty folder to a running app"`);
    seen.blocks = await value(`[...document.querySelectorAll("pre")].filter((one) => one.getBoundingClientRect().height > 10).length`);
    await save(screenshot, "tutorial");
    await click(`document.querySelector("input[placeholder='Filter']")`);
    await send("Input.insertText", { text: "missing-adapter" });
    const hit = `[...document.querySelectorAll("nav a")].find((one) => one.textContent.trim() === "missing-adapter")`;
    await until(`!!${hit}`);
    await click(hit);
    await until(`document.querySelector("h1")?.textContent.trim() === "missing-adapter"`);
    await save(screenshot, "rule");
  } finally {
    server.removeAllListeners("exit");
    server.kill();
  }
});
