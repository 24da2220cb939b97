/** @jest-environment jsdom */
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";

import { hydrateInSlices, releaseClicks } from "./hydrate-in-slices";

let hydrated: () => void;

function Page() {
  const [clicks, setClicks] = useState(0);
  const [typed, setTyped] = useState("");
  useEffect(() => hydrated(), []);
  return (
    <>
      <button onClick={() => setClicks(clicks + 1)}>{`${clicks} clicks`}</button>
      <input defaultValue="" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <output>{typed}</output>
    </>
  );
}

/** @returns a promise for the hydration of a page that the server has rendered. */
function startHydration(): Promise<void> {
  const done = new Promise<void>((resolve) => (hydrated = resolve));
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
  hydrateInSlices(<Page />, document.getElementById("page") ?? document.body);
  return done;
}

const text = (name: string) => document.querySelector(name)?.textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

function type(value: string): void {
  const input = document.querySelector("input");
  if (!input) throw new Error("no field");
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("while React hydrates a page", () => {
  beforeEach(() => Object.assign(window, { deferredScripts: {} }));

  it("an event does not reach React, so that it need not finish in one task", async () => {
    const done = startHydration();
    document.querySelector("button")?.click();
    type("early");
    expect(Object.keys(document.querySelector("button") ?? {})).toEqual([]);
    await done;
    await settle();
    expect([text("button"), text("output")]).toEqual(["0 clicks", ""]);
  });

  it("events reach React again afterwards, clicks when they are released", async () => {
    await startHydration();
    type("late");
    document.querySelector("button")?.click();
    await settle();
    expect([text("button"), text("output")]).toEqual(["0 clicks", "late"]);
    releaseClicks();
    document.querySelector("button")?.click();
    await settle();
    expect(text("button")).toBe("1 clicks");
  });
});

it("a click reaches React during hydration when nothing repeats it", async () => {
  delete window.deferredScripts;
  const done = startHydration();
  document.querySelector("button")?.click();
  await done;
  await settle();
  expect(text("button")).toBe("1 clicks");
});

it("renders a page into an empty element", async () => {
  const done = new Promise<void>((resolve) => (hydrated = resolve));
  document.body.innerHTML = `<div id="page"></div>`;
  hydrateInSlices(<Page />, document.getElementById("page") ?? document.body);
  await done;
  expect(text("button")).toBe("0 clicks");
});
