import { render, screen, within } from "@testing-library/react";

import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import { createChapter, paragraph } from "../../pdf/testing/content";
import { Reading } from "./Reading";

const listed = createChapter({ title: "Seulement cité" });
const written = createChapter({ title: "Écrit", text: [paragraph("Un texte.")] });
const drawn = createChapter({
  title: "Dessiné",
  chartTitle: "Gains",
  chartBars: ["Avant : 100 %", "Après : 70 %"],
});

const labels = { updatedLabel: "Revu le", sourcesLabel: "Sources", readOnLabel: "lu le" };

const show = (...chapters: WhitePaperChapter[]) =>
  render(<Reading page={{ readingHeading: "Lire", readingIntroduction: "Ici.", chapters, ...labels }} />);

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("shows the chapters with a text or a chart, as the PDF does", () => {
  show(listed, written, drawn);
  expect(headings()).toEqual(["Lire", written.title, drawn.title]);
  expect(screen.getByText("Un texte.")).toBeVisible();
  expect(screen.getByText("Après")).toBeVisible();
});

it("shows nothing when no chapter has a text or a chart", () => {
  const { container } = show(listed, createChapter({ title: "Cité aussi" }));
  expect(container).toBeEmptyDOMElement();
});

it("dates a chapter below its title, and ends it with its sources and their addresses", () => {
  const sources = ["Une loi | Un journal | https://exemple.fr/a%20b | 2026-11-20", "sans adresse | Personne"];
  show(createChapter({ ...written, updatedOn: "2026-12-01", sources }), drawn);
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent(
    "Revu le 1er décembre 2026Un texte.SourcesUne loi, Un journal, lu le 20 novembre 2026",
  );
  expect(screen.getByRole("link", { name: "Une loi" })).toHaveAttribute("href", "https://exemple.fr/a%20b");
  expect(screen.queryByText(/sans adresse/)).not.toBeInTheDocument();
  expect(second).not.toHaveTextContent("Sources");
});

it("makes each chapter's title a link to the chapter, whose address a reader can copy", () => {
  show(written);
  const link = within(screen.getByRole("article")).getByRole("link", { name: written.title });
  expect(link).toHaveAttribute("href", `#${link.closest("article")?.id}`);
});

it("lists its chapters as links, with the numbers that they have in the PDF", () => {
  const { container } = show(listed, written, drawn);
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([`2${written.title}`, `3${drawn.title}`]);
  for (const link of links) {
    const chapter = container.querySelector(link.getAttribute("href") ?? "");
    expect(chapter).toHaveTextContent(link.textContent);
  }
});
