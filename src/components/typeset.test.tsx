import { render } from "@testing-library/react";
import fc from "fast-check";

import { Day, typeset } from "./typeset";

const show = (text: string) => render(<p>{typeset(text)}</p>).container;
const raised = (text: string) =>
  [...show(text).querySelectorAll("sup")].map((element) => element.textContent);
/** The parts that no line break may split: each is a `span`. */
const heldTogether = (text: string) =>
  [...show(text).querySelectorAll("span")].map((element) => element.textContent);

it.each([
  ["le 1er janvier", ["er"]],
  ["la 1re fois", ["re"]],
  ["85 lots, Paris 11e", ["e"]],
  ["Paris 11e et 12e", ["e", "e"]],
  ["24h, 5e4, article 24", []],
  ["100 euros", []],
])("raises the letters of the ordinals of « %s »", (text, letters) => {
  expect(raised(text)).toEqual(letters);
});

it.each([
  ["en Île-de-France, à Paris", ["Île-de-France"]],
  // Longer than 14 characters: it may break after its hyphen.
  ["Levallois-Perret (92)", []],
  ["consomme-t-il", ["consomme-t-il"]],
  [
    "audit 2-3\u00a0semaines, puis 2\u00a0à\u00a04\u00a0mois",
    ["2-3\u00a0semaines", "2\u00a0à\u00a04\u00a0mois"],
  ],
])("keeps the ranges and short compound names of « %s » on one line", (text, names) => {
  expect(heldTogether(text)).toEqual(names);
});

it("does not change the text content, for screen readers, search and copies", () => {
  const text = fc.stringMatching(/^[Île\-dFranc1erP’ ,.]{0,40}$/);
  fc.assert(
    fc.property(
      fc.oneof(text, fc.string({ unit: "grapheme" })),
      (typed) => show(typed).textContent === typed,
    ),
  );
});

it.each([
  ["2026-12-01", "1er\u00a0décembre\u00a02026", "2026-12-01"],
  ["[À compléter : Date limite]", "[À compléter : Date limite]", undefined],
])("shows the date %j of the content as « %s »", (value, shown, machine) => {
  const { container } = render(<Day value={value} />);
  expect(container.textContent).toBe(shown);
  expect(container.querySelector("time")?.getAttribute("datetime")).toBe(machine);
});
