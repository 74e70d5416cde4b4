// All words have to be there; names go before keys, these before summaries, and texts come last.
function rank(page, words) {
  const [title, , , summary, text, keys] = page;
  const name = title.toLowerCase(), short = summary.toLowerCase();
  if (name === words.join(" ") || name === words.join("-")) return 0;
  if (keys.includes(words.join(""))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  if (words.every((word) => name.includes(word) || short.includes(word))) return 3;
  return words.every((word) => text.includes(word)) ? 4 : -1;
}

const field = document.getElementById("search");
const found = document.getElementById("found");
const topics = document.getElementById("topics");

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  topics.hidden = words.length > 0;
  found.replaceChildren();
  if (words.length === 0) return;
  const hits = pages.map((page) => [rank(page, words), page]).filter(([value]) => value >= 0)
    .sort((one, other) => one[0] - other[0]).slice(0, 40);
  for (const [place, [title, kind, address, summary]] of hits) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = address;
    link.textContent = title;
    item.append(link);
    const note = document.createElement("small");
    const what = place === 1 ? `${kind}, with the key ${words.join("")}` : kind;
    note.textContent = [what, summary].filter(Boolean).join(": ");
    item.append(note);
    found.append(item);
  }
  if (hits.length === 0) found.append("Nothing has all of these words.");
});

// Return opens what stands first.
field.form.addEventListener("submit", () => found.querySelector("a")?.click());

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  }
});

// Where the reader is among the topics is in sight, in whichever box scrolls: that of narrow windows is lower.
const here = topics.querySelector("[aria-current]");
const box = [topics, topics.parentElement].find((one) => one.scrollHeight > one.clientHeight);
if (here && box) {
  const below = here.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (below > 0) box.scrollTop += below + box.clientHeight / 2;
}
