import { render, screen } from "@testing-library/react";

import type { TextSource } from "../content/preview-state";
import { findSources } from "./find-sources";

const source = (entry: string, field: string, text: string): TextSource => ({
  text,
  href: `${entry}#${field}`,
  entry,
  label: field,
});

/** What each text or picture of a page comes from. */
function found(page: React.ReactElement, ...sources: TextSource[]): Record<string, string> {
  const { container } = render(page);
  return Object.fromEntries(
    [...findSources(container, sources)].map(([place, { href }]) => [
      place instanceof Text ? place.data : `picture ${place.alt}`,
      href,
    ]),
  );
}

it("finds a text although its spaces differ, and a picture by its alternative text", () => {
  const page = (
    <>
      <h1>{"Combien\u00a0?"}</h1>
      <img alt="Une façade" src="a.png" />
      <p>Ce que le site dit lui-même</p>
    </>
  );
  expect(found(page, source("home", "title", "Combien ?"), source("home", "image", "Une façade"))).toEqual({
    "Combien\u00a0?": "home#title",
    "picture Une façade": "home#image",
  });
});

it("finds a text that is split by elements, and one beside words of the site", () => {
  const page = (
    <>
      <p>
        Le <a href="/x">syndic</a> signe au 1<sup>er</sup> mars.
      </p>
      <p>. Date limite </p>
      <p>Vous êtes syndic bénévole</p>
    </>
  );
  const sources = [
    source("a", "text", "Le syndic signe au 1er mars."),
    source("b", "label", "Date limite"),
    source("c", "term", "syndic"),
  ];
  expect(found(page, ...sources)).toEqual({
    "Le ": "a#text",
    syndic: "a#text",
    " signe au 1": "a#text",
    er: "a#text",
    " mars.": "a#text",
    ". Date limite ": "b#label",
  });
});

it("finds a day by its date", () => {
  const page = <time dateTime="2026-12-15">15 décembre 2026</time>;
  expect(found(page, source("a", "deadline", "2026-12-15"))).toEqual({ "15 décembre 2026": "a#deadline" });
});

it("tells equal texts of several entries apart by the texts around them", () => {
  render(
    <ul>
      {["Marché de Paris", "Marché de Sceaux"].map((title) => (
        <li key={title}>
          <h3>{title}</h3>
          <p data-testid={title}>Électricité</p>
        </li>
      ))}
    </ul>,
  );
  const sources = ["Paris", "Sceaux"].flatMap((city) => [
    source(city, "title", `Marché de ${city}`),
    source(city, "type", "Électricité"),
  ]);
  const places = findSources(document.body, sources);
  const typeOf = (id: string) => {
    const { firstChild } = screen.getByTestId(id);
    return firstChild instanceof Text ? places.get(firstChild)?.href : undefined;
  };
  expect(typeOf("Marché de Paris")).toBe("Paris#type");
  expect(typeOf("Marché de Sceaux")).toBe("Sceaux#type");
});

it("leaves the banner and scripts alone", () => {
  const page = (
    <>
      <aside data-preview="">Accueil</aside>
      <script type="application/ld+json">Accueil</script>
    </>
  );
  expect(found(page, source("home", "title", "Accueil"))).toEqual({});
});
