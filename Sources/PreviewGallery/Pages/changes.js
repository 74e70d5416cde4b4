// Texts of the app come as data and are only ever set as text: nothing here makes markup of them.
"use strict";

const screencChanges = (() => {
  const shownWidth = 240;
  let all = { title: "", earlier: "", pictures: [] };

  const byId = (id) => document.getElementById(id);

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (key === "class") made.className = value;
      else if (key in made) made[key] = value;
      else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // MARK: One picture

  const remarks = { changed: "", added: "new", removed: "gone" };

  function side(picture, name, path, stages) {
    const scale = Math.min(1, shownWidth / picture.size[0]);
    const image = element("img", { alt: `${picture.screen}, ${picture.words}: ${name}`, loading: "lazy", src: path });
    const stage = element("div", { class: "picture" }, image);
    stage.style.width = `${picture.size[0] * scale}px`;
    stage.style.height = `${picture.size[1] * scale}px`;
    stages[name] = { stage, scale };
    return element("figure", {}, element("figcaption", {}, name), stage);
  }

  function mark({ stage, scale }, frames) {
    return frames.map(([x, y, width, height]) => {
      const made = element("div", { class: "mark" });
      made.style.left = `${x * scale}px`;
      made.style.top = `${y * scale}px`;
      made.style.width = `${width * scale}px`;
      made.style.height = `${height * scale}px`;
      stage.append(made);
      return made;
    });
  }

  /// A line about a change: looking at it shows where it is.
  function line(change, stages) {
    const button = element("button", { type: "button" }, element("span", { class: `kind ${change.kind}` }, change.kind), ` ${change.words}`);
    let marks = [];
    const show = () => {
      hide();
      button.classList.add("shown");
      if (stages.Before) marks.push(...mark(stages.Before, change.before));
      if (stages.After) marks.push(...mark(stages.After, change.after));
    };
    const hide = () => {
      button.classList.remove("shown");
      for (const made of marks) made.remove();
      marks = [];
    };
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, show);
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, hide);
    return element("li", {}, button);
  }

  function article(picture) {
    const stages = {};
    const sides = element("div", { class: "sides" });
    for (const [name, path] of [["Before", picture.before], ["After", picture.after], ["What differs", picture.difference]]) {
      if (path) sides.append(side(picture, name, path, stages));
    }
    if (picture.changes.length) sides.append(element("ul", { class: "list" }, ...picture.changes.map((change) => line(change, stages))));
    const heading = element("h3", {}, picture.words);
    if (remarks[picture.kind]) heading.append(" ", element("small", {}, remarks[picture.kind]));
    return element("article", { class: "changed" }, heading, sides);
  }

  // MARK: All of them

  function show() {
    const wanted = byId("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    const sections = new Map();
    let count = 0;
    for (const picture of all.pictures) {
      const said = [picture.screen, picture.words, picture.kind, remarks[picture.kind], ...picture.changes.map((change) => change.words)].join("\n").toLowerCase();
      if (!wanted.every((word) => said.includes(word))) continue;
      if (!sections.has(picture.screen)) {
        const heading = element("h2", { id: `screen-${sections.size}` }, picture.screen);
        const section = element("section", { class: "screen" }, heading);
        section.setAttribute("aria-labelledby", heading.id);
        sections.set(picture.screen, section);
      }
      sections.get(picture.screen).append(article(picture));
      count += 1;
    }
    const pictures = count === 1 ? "1 picture" : `${count} pictures`;
    const screens = sections.size === 1 ? "1 screen" : `${sections.size} screens`;
    byId("count").textContent = all.pictures.length ? `${pictures} of ${screens} since ${all.earlier}` : `No screen looks different from ${all.earlier}`;
    byId("screens").replaceChildren(...sections.values());
  }

  return {
    show(content) {
      all = content;
      document.title = `Screens of ${all.title} that look different`;
      byId("title").textContent = document.title;
      byId("words").addEventListener("input", show);
      byId("filters").addEventListener("submit", (event) => event.preventDefault());
      show();
    },
  };
})();
