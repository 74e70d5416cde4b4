// Texts of the app come as data and are only ever set as text: nothing here makes markup of them.
"use strict";

const screencGallery = (() => {
  const parts = new Map();
  const waiting = new Map();
  let all = { title: "", states: [], surroundings: [], screens: [] };
  let matches = [];
  let flat = [];
  let current = -1;

  const byId = (id) => document.getElementById(id);

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key === "class") made.className = value;
      else if (key in made && key !== "width" && key !== "height") made[key] = value;
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // MARK: Parts

  /// The pictures of a screen, which are in a file of their own.
  function load(number) {
    if (parts.has(number)) return Promise.resolve(parts.get(number));
    if (waiting.has(number)) return waiting.get(number).promise;
    const entry = {};
    entry.promise = new Promise((resolve) => { entry.resolve = resolve; });
    waiting.set(number, entry);
    const script = element("script", { src: `data/screen-${number}.js` });
    script.addEventListener("error", () => part(number, { pictures: [] }));
    script.addEventListener("load", () => script.remove());
    document.head.append(script);
    return entry.promise;
  }

  function part(number, content) {
    parts.set(number, content);
    waiting.get(number)?.resolve(content);
    waiting.delete(number);
  }

  const source = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

  // MARK: Filters

  // Each screen has conditions of its own, of which there are too many to choose from.
  const underCondition = "under a condition";
  const stateGroup = (state) => (/^(when|unless) /.test(state) ? underCondition : state);

  function chosen() {
    return {
      words: byId("words").value.toLowerCase().split(/\s+/).filter(Boolean),
      state: byId("state").value, surroundings: byId("surroundings").value,
      module: byId("module").value, findings: byId("findings").checked,
    };
  }

  function filter() {
    const wanted = chosen();
    matches = [];
    flat = [];
    all.screens.forEach((screen, number) => {
      if (wanted.module && screen.module !== wanted.module) return;
      const own = [screen.name, screen.module || "", ...screen.words].join("\n").toLowerCase();
      const pictures = [];
      screen.pictures.forEach(([state, surroundings, , , findings], position) => {
        if (wanted.state && stateGroup(all.states[state]) !== wanted.state) return;
        if (wanted.surroundings && all.surroundings[surroundings] !== wanted.surroundings) return;
        if (wanted.findings && !findings) return;
        const text = `${own}\n${all.states[state]}\n${all.surroundings[surroundings]}`.toLowerCase();
        if (!wanted.words.every((word) => text.includes(word))) return;
        pictures.push(position);
        flat.push([number, position]);
      });
      if (pictures.length) matches.push([number, pictures]);
    });
    show();
    remember(wanted);
  }

  /// Keeps what is chosen in the address, so that it can be handed on.
  function remember(wanted) {
    const said = new URLSearchParams();
    if (wanted.words.length) said.set("words", wanted.words.join(" "));
    for (const key of ["state", "surroundings", "module"]) if (wanted[key]) said.set(key, wanted[key]);
    if (wanted.findings) said.set("findings", "1");
    history.replaceState(null, "", `#${said}`);
  }

  function recall() {
    const said = new URLSearchParams(location.hash.slice(1));
    for (const key of ["words", "state", "surroundings", "module"]) byId(key).value = said.get(key) || "";
    byId("findings").checked = said.get("findings") === "1";
  }

  // MARK: The list

  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) fill(entry.target); else clear(entry.target);
    }
  }, { rootMargin: "900px" });

  function show() {
    const pictures = flat.length === 1 ? "1 picture" : `${flat.length} pictures`;
    const screens = matches.length === 1 ? "1 screen" : `${matches.length} screens`;
    byId("count").textContent = `${pictures} of ${screens}`;
    watcher.disconnect();
    const sections = matches.map(([number, positions]) => {
      const screen = all.screens[number];
      const heading = element("h2", { id: `screen-${number}` }, `${screen.name} `);
      if (screen.module) heading.append(element("small", {}, screen.module));
      const row = element("div", { class: "pictures" });
      row.screen = number;
      row.positions = positions;
      watcher.observe(row);
      const section = element("section", { class: "screen" }, heading, row);
      section.setAttribute("aria-labelledby", heading.id);
      return section;
    });
    byId("screens").replaceChildren(...sections);
  }

  /// Shows the pictures of a row that is near.
  async function fill(row) {
    row.isNear = true;
    const content = await load(row.screen);
    if (!row.isNear || row.childElementCount) return;
    row.replaceChildren(...row.positions.map((position) => card(row.screen, position, content)));
  }

  /// Lets go what is far away, and keeps its place.
  function clear(row) {
    row.isNear = false;
    if (!row.childElementCount) return;
    row.style.minHeight = `${row.offsetHeight}px`;
    row.replaceChildren();
    parts.delete(row.screen);
  }

  function words(number, position) {
    const [state, surroundings] = all.screens[number].pictures[position];
    return `${all.states[state]}, ${all.surroundings[surroundings]}`;
  }

  function card(number, position, content) {
    const said = words(number, position);
    const name = `${all.screens[number].name}, ${said}`;
    const picture = content.pictures[position];
    const image = element("img", { alt: "" });
    if (picture) image.src = source(picture.svg);
    const button = element("button", { type: "button" }, image);
    button.setAttribute("aria-label", name);
    button.addEventListener("click", () => open(number, position));
    const caption = element("figcaption", {}, said);
    const findings = all.screens[number].pictures[position][4];
    if (findings) caption.append(" ", element("span", { class: "alarm" }, findings === 1 ? "1 finding" : `${findings} findings`));
    return element("figure", {}, button, caption);
  }

  // MARK: One picture

  async function open(number, position) {
    current = flat.findIndex(([screen, place]) => screen === number && place === position);
    const content = await load(number);
    const [, , width, height] = all.screens[number].pictures[position];
    const picture = content.pictures[position] || { svg: "", tree: [], findings: [] };
    byId("detail-title").textContent = `${all.screens[number].name}, ${words(number, position)}`;
    byId("earlier").disabled = current <= 0;
    byId("later").disabled = current < 0 || current >= flat.length - 1;
    const scale = Math.min(1, 560 / width);
    const image = element("img", { alt: `${all.screens[number].name}, ${words(number, position)}` });
    image.src = source(picture.svg);
    image.style.width = `${width * scale}px`;
    image.style.height = `${height * scale}px`;
    const stage = byId("stage");
    stage.replaceChildren(image);
    const facts = [];
    const found = [...picture.findings, ...(content.findings || [])];
    if (found.length) facts.push(element("h3", {}, "Findings"), findings(found, stage, scale));
    if (picture.tree.length) facts.push(element("h3", {}, "Views"), views(picture.tree, stage, scale));
    if (content.spec) facts.push(element("h3", {}, "Spec"), ...spec(content.spec));
    if (content.swift) facts.push(element("h3", {}, "Generated Swift"), element("pre", { tabIndex: 0 }, content.swift));
    byId("facts").replaceChildren(...facts);
    if (!byId("detail").open) byId("detail").showModal();
  }

  function place(made, [x, y, width, height], scale) {
    made.style.left = `${x * scale}px`;
    made.style.top = `${y * scale}px`;
    made.style.width = `${width * scale}px`;
    made.style.height = `${height * scale}px`;
  }

  function findings(list, stage, scale) {
    return element("ul", {}, ...list.map((finding) => {
      if (finding.frame) {
        const mark = element("div", { class: "finding" });
        place(mark, finding.frame, scale);
        stage.append(mark);
      }
      return element("li", {}, element("span", { class: "alarm" }, finding.rule),
        ` ${finding.message}${finding.line ? ` (line ${finding.line})` : ""}`);
    }));
  }

  /// A text of the app within a sentence: one that reads from right to left turns nothing else around.
  const quoted = (text) => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text) ? `“\u2068${text}\u2069”` : `“${text}”`;

  /// The views as a list, and each as a place of the picture: looking at one shows the other.
  function views(list, stage, scale) {
    return element("ul", {}, ...list.map((view) => {
      const said = [view.kind, view.label ? quoted(view.label) : "", (view.traits || []).join(", "),
        view.frame.map((number) => Math.round(number * 10) / 10).join(" ")].filter(Boolean).join(" · ");
      const area = element("div", { class: "view", title: said });
      place(area, view.frame, scale);
      stage.append(area);
      const node = element("button", { type: "button", class: "node" }, said);
      const mark = (isShown) => () => { area.classList.toggle("shown", isShown); node.classList.toggle("shown", isShown); };
      for (const one of [area, node]) {
        one.addEventListener("pointerenter", mark(true));
        one.addEventListener("pointerleave", mark(false));
      }
      node.addEventListener("focus", mark(true));
      node.addEventListener("blur", mark(false));
      const item = element("li", {}, node);
      if (view.children) item.append(views(view.children, stage, scale));
      return item;
    }));
  }

  function spec(said) {
    const link = element("a", { href: `${said.address}#L${said.line}` }, `${said.path}:${said.line}`);
    const lines = said.text.split("\n").map((line, position) => `${String(said.line + position).padStart(4)}  ${line}`);
    return [element("p", {}, link), element("pre", { tabIndex: 0 }, lines.join("\n"))];
  }

  function step(by) {
    const next = flat[current + by];
    if (next) open(...next);
  }

  // MARK: The beginning

  function index(content) {
    all = content;
    document.title = `Screens of ${all.title}`;
    byId("title").textContent = document.title;
    const modules = [...new Set(all.screens.map((screen) => screen.module).filter(Boolean))].sort();
    const states = [...new Set(all.states.map(stateGroup))];
    for (const [id, names] of [["state", states], ["surroundings", all.surroundings], ["module", modules]]) {
      byId(id).append(...names.map((name) => element("option", { value: name }, name)));
    }
    recall();
    for (const id of ["words", "state", "surroundings", "module", "findings"]) byId(id).addEventListener("input", filter);
    byId("filters").addEventListener("submit", (event) => event.preventDefault());
    byId("earlier").addEventListener("click", () => step(-1));
    byId("later").addEventListener("click", () => step(1));
    byId("detail").addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") step(-1);
      if (event.key === "ArrowRight") step(1);
    });
    filter();
  }

  return { index, part };
})();
