// plugins/gatsby-plugin-deferred-scripts/src/inline/keep-fields.ts
var isBox = ({ type }) => type === "checkbox" || type === "radio";
var valueOf = (field) => isBox(field) ? field.checked : field.value;
var keyOf = (field) => isBox(field) ? `${field.name}=${field.value}` : field.name;
var write = (fields) => history.replaceState({ ...history.state, fields }, "");
function keepFields(selector) {
  if (!selector) return;
  const fields = () => [...document.querySelectorAll(selector)].filter(
    ({ type }) => !/^(?:file|hidden|password)$/.test(type)
  );
  const kept = history.state?.fields;
  const writeWhenLeft = () => {
    for (const type of ["beforeunload", "pagehide"])
      addEventListener(
        type,
        () => write(Object.fromEntries(fields().map((field) => [keyOf(field), valueOf(field)])))
      );
  };
  addEventListener("input", writeWhenLeft, { once: true });
  if (!kept) return;
  writeWhenLeft();
  write();
  for (const field of fields()) {
    const value = kept[keyOf(field)];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== void 0) field.value = value;
  }
}

// plugins/gatsby-plugin-deferred-scripts/src/inline/start-later.ts
var fetchAhead = (address) => fetch(address, { priority: "low" }).then((response) => response.arrayBuffer()).catch(() => void 0);
var preload = (href) => {
  const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), link));
};
function startLater({ scripts, data, ahead }, notice, { events, startAfter, waitFor, giveUpAfter }) {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  const alike = ({ tagName, textContent }) => [...document.querySelectorAll(`${waitFor},button,input`)].filter(
    (other) => other.tagName === tagName && other.textContent === textContent
  );
  const follow = (button) => {
    const position = alike(button).indexOf(button);
    return () => button.isConnected ? button : alike(button)[position];
  };
  const waiting = /* @__PURE__ */ new Map();
  const rules = document.getElementById("deferred-scripts-rules");
  if (navigator.connection?.saveData) rules?.remove();
  const release = () => {
    const pressed = [...waiting];
    waiting.clear();
    return pressed.map(([button, find]) => {
      button.setAttribute("aria-busy", "false");
      return find();
    });
  };
  let hasGivenUp = false;
  const giveUp = () => {
    hasGivenUp ||= release().length > 0;
    notice.hidden = false;
  };
  const ask = (event) => {
    if (waiting.size) event.preventDefault();
  };
  const fetchFiles = async () => {
    data.forEach(preload);
    await Promise.all(scripts.map(fetchAhead));
    await Promise.all(ahead.map(fetchAhead));
  };
  const missing = [...scripts];
  const start = () => {
    for (const src of missing.splice(0)) {
      const onerror = () => {
        missing.push(src);
        setTimeout(() => missing.length && giveUp(), 1e3);
      };
      document.body.append(Object.assign(document.createElement("script"), { src, onerror }));
    }
  };
  const onIntent = (event) => {
    start();
    hasGivenUp = false;
    const { type, target, submitter } = event;
    const button = submitter ?? (type === "click" && target.closest(waitFor));
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.set(button, follow(button));
    button.setAttribute("aria-busy", "true");
    if (submitter) addEventListener("beforeunload", ask, untilHydrated);
    setTimeout(() => waiting.has(button) && giveUp(), submitter ? 6 * giveUpAfter : giveUpAfter);
  };
  for (const type of [...events, "click", "submit"]) addEventListener(type, onIntent, untilHydrated);
  const onPress = ({ target, clientX, clientY }) => {
    const pressed = target.closest("button");
    if (!pressed) return;
    const find = follow(pressed);
    const ended = new AbortController();
    const clickLater = () => {
      if (!ended.signal.aborted && !pressed.isConnected) find()?.click();
      ended.abort();
    };
    const onRelease = (event) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < 10;
      if (event.type === "pointerup" && isStill) setTimeout(clickLater, 100);
      else ended.abort();
    };
    for (const type of ["pointerup", "pointercancel", "click"])
      addEventListener(type, onRelease, { signal: ended.signal, capture: true });
  };
  addEventListener("pointerdown", onPress, untilHydrated);
  const afterLoad = () => {
    setTimeout(() => void fetchFiles(), 300);
    setTimeout(start, startAfter);
  };
  addEventListener("load", () => {
    if (document.prerendering)
      document.addEventListener("prerenderingchange", afterLoad, { once: true });
    else afterLoad();
  });
  addEventListener("unhandledrejection", giveUp, untilHydrated);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  addEventListener("popstate", () => location.pathname === pathname || location.reload(), untilHydrated);
  const goOn = ({ persisted }) => {
    if (!persisted) return;
    release();
    hasGivenUp = false;
    notice.hidden = true;
    start();
  };
  addEventListener("pageshow", goOn, untilHydrated);
  document.addEventListener("hydrated", () => {
    hydrated.abort();
    rules?.remove();
    const hide = () => notice.hidden = true;
    if (hasGivenUp)
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, hide, { once: true });
    else hide();
    for (const button of release()) button?.click();
  });
}

// plugins/gatsby-plugin-deferred-scripts/src/inline/main.ts
function run(options) {
  const data = document.getElementById("deferred-scripts")?.textContent;
  const notice = document.getElementById("deferred-scripts-notice");
  if (data && notice) startLater(JSON.parse(data), notice, options);
  keepFields(options.keep);
}
export {
  run
};
