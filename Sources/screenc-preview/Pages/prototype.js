// Texts of the app come as data and are only ever set as text: nothing here makes markup of them.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const stage = byId("stage");
  const layer = byId("elements");
  let setting = null;
  let shown = new Map();

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key === "class") made.className = value; else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // MARK: What is done

  let last = Promise.resolve();

  /// Hands on what is done, one after the other.
  function send(path, body) {
    last = last.then(() => fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    })).catch(() => {});
    return last;
  }

  const act = (kind, more) => send("/do", { kind, ...more });

  function point(event) {
    const box = byId("picture").getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  // MARK: Fingers

  let finger = null;

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("input, textarea, select")) return;
    const { x, y } = point(event);
    finger = { x, y, startX: x, startY: y, pulled: 0, isDragging: false };
    stage.setPointerCapture(event.pointerId);
  });

  stage.addEventListener("pointermove", (event) => {
    if (!finger) return;
    const { x, y } = point(event);
    if (!finger.isDragging && Math.hypot(x - finger.startX, y - finger.startY) < 6) return;
    finger.isDragging = true;
    scroll(finger.startX, finger.startY, finger.x - x, finger.y - y);
    finger.pulled = Math.max(finger.pulled, y - finger.startY);
    finger.x = x;
    finger.y = y;
  });

  stage.addEventListener("pointerup", () => {
    if (!finger) return;
    const { startX, startY, isDragging, pulled } = finger;
    finger = null;
    if (!isDragging) act("tap", { x: startX, y: startY });
    else if (pulled > 120) act("refresh", { x: startX, y: startY });
  });

  stage.addEventListener("pointercancel", () => { finger = null; });

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { x, y } = point(event);
    scroll(x, y, event.deltaX, event.deltaY);
  }, { passive: false });

  /// Movements that come faster than they are done are done as one.
  let moved = null;

  function scroll(x, y, right, down) {
    if (moved) {
      moved.right += right;
      moved.down += down;
      return;
    }
    moved = { x, y, right, down };
    requestAnimationFrame(() => {
      const move = moved;
      moved = null;
      act("scroll", move);
    });
  }

  // MARK: What VoiceOver offers for a row

  const menu = byId("actions");

  function offer(id, choices, x, y) {
    menu.replaceChildren(...choices.map((choice) => {
      const button = element("button", { type: "button", role: "menuitem" }, choice);
      button.addEventListener("click", () => {
        menu.hidden = true;
        act("choose", { element: id, text: choice });
      });
      return button;
    }));
    menu.style.left = `${Math.min(x, innerWidth - 180)}px`;
    menu.style.top = `${Math.min(y, innerHeight - 40 * choices.length - 16)}px`;
    menu.hidden = false;
    menu.firstChild.focus();
  }

  stage.addEventListener("contextmenu", (event) => {
    const { x, y } = point(event);
    const under = [...shown.values()].map(({ content }) => content).filter(({ frame, choices, role }) =>
      role !== "menu" && role !== "slider" && choices.length
      && x >= frame[0] && y >= frame[1] && x <= frame[0] + frame[2] && y <= frame[1] + frame[3]);
    if (!under.length) return;
    event.preventDefault();
    const { id, choices } = under[under.length - 1];
    offer(id, choices, event.clientX, event.clientY);
  });

  document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.hidden = true; });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") menu.hidden = true; });

  // MARK: What is seen

  const fields = { field: "text", secureField: "password", search: "search" };

  function make(content) {
    const { id, role, choices } = content;
    let made;
    if (role in fields) {
      made = element("input", { type: fields[role], autocomplete: "off", spellcheck: "false" });
    } else if (role === "longField") {
      made = element("textarea", { autocomplete: "off", spellcheck: "false" });
    } else if (role === "slider") {
      made = element("input", { type: "range", min: choices[0], max: choices[1], step: "any" });
    } else if (role === "date") {
      made = element("input", { type: "datetime-local" });
    } else if (role === "menu") {
      made = element("select", {});
    } else if (role === "heading") {
      made = element("h2", {});
    } else if (role === "image") {
      made = element("div", { role: "img" });
    } else if (role === "text") {
      made = element("p", {});
    } else {
      const roles = { link: "link", tab: "tab", toggle: "switch", segment: "radio" };
      made = element("button", { type: "button" });
      if (roles[role]) made.setAttribute("role", roles[role]);
    }
    listen(made, id, role);
    return made;
  }

  function listen(made, id, role) {
    if (role in fields || role === "longField") {
      made.addEventListener("input", () => act("type", { element: id, text: made.value }));
      made.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && role !== "longField") act("enter", { element: id });
      });
    } else if (role === "slider") {
      made.addEventListener("change", () => act("choose", { element: id, text: made.value }));
    } else if (role === "date") {
      made.addEventListener("change", () => {
        if (made.value) act("choose", { element: id, text: `${new Date(`${made.value}Z`).toISOString().slice(0, 19)}Z` });
      });
    } else if (role === "menu") {
      made.addEventListener("change", () => act("choose", { element: id, text: made.value }));
    } else if (made.tagName === "BUTTON") {
      // A finger taps at its point; this is what keys and assistive technology do.
      made.addEventListener("click", () => act("press", { element: id }));
      made.addEventListener("keydown", (event) => {
        const choices = shown.get(id)?.content.choices || [];
        if (!choices.length || !(event.key === "ContextMenu" || (event.shiftKey && event.key === "F10"))) return;
        event.preventDefault();
        const box = made.getBoundingClientRect();
        offer(id, choices, box.x, box.bottom);
      });
    }
  }

  function update(made, content) {
    const { role, label, value, isEnabled, isSelected, frame, choices } = content;
    made.style.left = `${frame[0]}px`;
    made.style.top = `${frame[1]}px`;
    made.style.width = `${frame[2]}px`;
    made.style.height = `${frame[3]}px`;
    if (role === "heading" || role === "text") {
      if (made.textContent !== label) made.textContent = label;
      return;
    }
    made.setAttribute("aria-label", label || (value ?? role));
    if ("disabled" in made) made.disabled = !isEnabled;
    if (role === "toggle") made.setAttribute("aria-checked", value === "on");
    else if (role === "segment") made.setAttribute("aria-checked", isSelected);
    else if (role === "tab") made.setAttribute("aria-selected", isSelected);
    else if (role === "menu") {
      const texts = choices.includes(value) ? choices : ["", ...choices];
      if ([...made.options].map((option) => option.value).join("\n") !== texts.join("\n")) {
        made.replaceChildren(...texts.map((text) => element("option", { value: text }, text)));
      }
      made.value = value ?? "";
    } else if (role === "date") {
      if (document.activeElement !== made) made.value = (value || "").slice(0, 16);
    } else if (value !== undefined && value !== null && document.activeElement !== made) {
      made.value = value;
    }
  }

  function show({ picture, elements }) {
    byId("picture").src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
    const next = new Map();
    let place = layer.firstChild;
    for (const content of elements) {
      const known = shown.get(content.id);
      const made = known && known.content.role === content.role ? known.made : make(content);
      update(made, content);
      next.set(content.id, { made, content });
      // What stays where it is keeps the focus.
      if (made === place) place = place.nextSibling; else layer.insertBefore(made, place);
    }
    for (const [id, { made }] of shown) if (next.get(id)?.made !== made) made.remove();
    shown = next;
    stage.dataset.frames = Number(stage.dataset.frames || 0) + 1;
  }

  // MARK: The device

  function introduce(app) {
    document.title = `Prototype of ${app.title}`;
    byId("title").textContent = document.title;
    setting = app.setting;
    const language = byId("language");
    language.replaceChildren(element("option", { value: "" }, "first"),
      ...app.languages.map((name) => element("option", { value: name }, name)));
    language.value = setting.language || "";
    byId("text-size").replaceChildren(...app.textSizes.map((name) => element("option", { value: name }, name)));
    byId("text-size").value = setting.textSize;
    byId("dark").checked = setting.isDark;
    byId("contrast").checked = setting.hasHighContrast;
    byId("right-to-left").checked = setting.isRightToLeft;
    const sides = [setting.width, setting.height];
    const upright = `${Math.min(...sides)}x${Math.max(...sides)}`;
    const device = byId("device");
    if (![...device.options].some((option) => option.value === upright)) {
      device.append(element("option", { value: upright }, upright));
    }
    device.value = upright;
    stage.style.width = `${setting.width}px`;
    stage.style.height = `${setting.height}px`;
    const state = byId("state");
    state.textContent = app.problem || "Runs";
    state.classList.toggle("alarm", Boolean(app.problem));
  }

  function change(more) {
    if (!setting) return;
    setting = { ...setting, ...more };
    send("/setting", setting);
  }

  byId("device").addEventListener("change", () => {
    const [width, height] = byId("device").value.split("x").map(Number);
    change({ width, height });
  });
  byId("turn").addEventListener("click", () => setting && change({ width: setting.height, height: setting.width }));
  byId("language").addEventListener("change", () => change({ language: byId("language").value || null }));
  byId("text-size").addEventListener("change", () => change({ textSize: byId("text-size").value }));
  byId("dark").addEventListener("change", () => change({ isDark: byId("dark").checked }));
  byId("contrast").addEventListener("change", () => change({ hasHighContrast: byId("contrast").checked }));
  byId("right-to-left").addEventListener("change", () => change({ isRightToLeft: byId("right-to-left").checked }));
  byId("restart").addEventListener("click", () => act("restart", {}));
  for (const id of ["setting", "kinds"]) byId(id).addEventListener("submit", (event) => event.preventDefault());

  // MARK: The console

  const kinds = ["request", "effect", "tracked", "navigation", "problem"];

  function note({ kind, text }) {
    const line = element("li", { class: kind }, element("b", {}, kind), ` ${text}`);
    line.hidden = !byId(`kind-${kind}`)?.checked;
    const notes = byId("notes");
    const isAtEnd = notes.scrollTop + notes.clientHeight >= notes.scrollHeight - 8;
    notes.append(line);
    while (notes.childElementCount > 500) notes.firstChild.remove();
    if (isAtEnd) notes.scrollTop = notes.scrollHeight;
  }

  for (const kind of kinds) {
    byId(`kind-${kind}`).addEventListener("change", () => {
      for (const line of document.querySelectorAll(`#notes .${kind}`)) line.hidden = !byId(`kind-${kind}`).checked;
    });
  }
  byId("empty").addEventListener("click", () => byId("notes").replaceChildren());

  // MARK: The stream

  const events = new EventSource("/events");
  events.addEventListener("open", () => byId("notes").replaceChildren());
  events.addEventListener("app", (event) => introduce(JSON.parse(event.data)));
  events.addEventListener("frame", (event) => show(JSON.parse(event.data)));
  events.addEventListener("note", (event) => note(JSON.parse(event.data)));
  events.addEventListener("error", () => {
    byId("state").textContent = "The program has ended, or cannot be reached";
    byId("state").classList.add("alarm");
  });
})();
