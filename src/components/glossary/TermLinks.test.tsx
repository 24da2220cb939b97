import { render, screen } from "@testing-library/react";

import { entryAnchor } from "../../content/formats/links";
import { Glossary } from "../../sections/white-paper/Glossary";
import { entryOf } from "../../testing/content";
import { Blocks } from "../Blocks";
import { TermLinks } from "./TermLinks";

const page = entryOf("whitePaperPage");

const terms = { glossary: [{ term: "Préavis", variants: ["préavis"] }] };

/** A span of a paragraph, as the Markdown reader returns it. */
const span = (text: string, bold = false) => ({ text, bold });

it("links the first mention of a term in a chapter, in bold too, but not in a heading", () => {
  const blocks = [
    { kind: "heading" as const, level: 2 as const, spans: [span("Le préavis")] },
    { kind: "paragraph" as const, spans: [span("Un "), span("préavis", true), span(", un autre préavis.")] },
    { kind: "list" as const, start: null, items: [[span("encore un préavis")]] },
  ];
  render(
    <TermLinks page={terms}>
      <Blocks under={3} blocks={blocks} linksTerms />
    </TermLinks>,
  );
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "/livre-blanc#terme-preavis");
  expect(link.closest("strong")).toHaveTextContent("préavis");
});

it("the glossary has all definitions in one fold, each with its anchor, and one date and list of sources", () => {
  render(<Glossary page={page} />);
  for (const { term, meaning, definition } of page.glossary) {
    const entry = document.getElementById(entryAnchor("glossaryTerm", term));
    expect(entry).toHaveTextContent(term.replace(/\s+/g, " "));
    expect(entry?.nextElementSibling).toHaveTextContent(`${meaning ?? ""}${definition}`.replace(/\s+/g, " "));
    expect(entry?.closest("details")?.querySelector("summary")).toHaveTextContent(/^Lire les/);
  }
  expect(screen.getAllByText(new RegExp(`^${page.updatedLabel}`))).toHaveLength(1);
  const link = screen.getByText(/adresse étrange/);
  expect(link).toHaveAttribute("href", "https://exemple.fr/a%20b?c=1;d");
  expect(link.closest("li")).toHaveTextContent("Exemple, consulté le 19 novembre 2026");
});

it("an empty glossary shows nothing", () => {
  const { container } = render(<Glossary page={{ ...page, glossary: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
