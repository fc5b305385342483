// What somebody sees at a table, read from the page alone; put into every page before its own scripts.
(() => {
  const shown = (element) => element.checkVisibility();
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shown);

  const eyes = {
    // Message keys without a message, wherever and however shortly one was to be seen.
    raw: [],

    // Whose turn, what can be clicked on, whether something waits to be confirmed.
    look() {
      const confirm = all("[data-do=confirm]")[0] ?? null;
      const board = [
        ...all("[data-place][aria-disabled=false]"),
        ...all("[data-plot][aria-disabled=false]"),
        ...all("[data-board] button:not(:disabled):not([aria-disabled=true])"),
      ];
      return {
        over: all("#result-title").length > 0,
        mine: all("[data-turn=mine]").length > 0,
        waits: confirm !== null && !confirm.disabled,
        past: all("#replay-title").length > 0,
        targets: (eyes.targets = board).map((target) => ({
          place: target.dataset.place ?? target.dataset.plot ?? null,
          name: target.getAttribute("aria-label") ?? target.textContent.trim(),
          // A choice can be pressed; other buttons only show something.
          choice: target.hasAttribute("aria-pressed"),
          pressed: target.getAttribute("aria-pressed") === "true",
        })),
      };
    },

    // What was clicked on last; nothing if it went from under the finger before it was hit.
    clicked: null,

    ply: () => document.querySelector("[data-ply]")?.dataset.ply ?? "",

    // The same as soon as there is something to do, or the game is over.
    something() {
      if (!document.querySelector("[data-turn=mine], #result-title")) return false;
      const seen = eyes.look();
      return (seen.over || (seen.mine && (seen.waits || seen.targets.length))) && seen;
    },

    // Where to click so that it is hit: a point of the element that nothing covers.
    spot(element) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      for (const across of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
        for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === element || element.contains(hit))) return { x, y, width: box.width, height: box.height };
        }
      }
      return null;
    },
  };
  window.eyes = eyes;
  addEventListener("click", (event) => (eyes.clicked = event.target), true);

  const read = (node) => {
    const text = node.nodeType === Node.TEXT_NODE ? node.data : "";
    const told = node.nodeType === Node.ELEMENT_NODE ? node.outerHTML : text;
    for (const [, key] of told.matchAll(/⟦(.*?)⟧/g)) eyes.raw.push(key);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "childList") change.addedNodes.forEach(read);
      else read(change.target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
