import { render, screen } from "@testing-library/react";

import { createChapter, paragraph } from "../../pdf/testing/white-paper-content";
import { entryOf } from "../../testing/content";
import { Reading } from "./Reading";

const listed = createChapter({ title: "Seulement cité" });
const written = createChapter({ title: "Écrit", text: [paragraph("Un texte.")] });
const drawn = createChapter({
  title: "Dessiné",
  chartTitle: "Gains",
  chartBars: ["Avant : 100 %", "Après : 70 %"],
});

const labels = { updatedLabel: "Revu le", sourcesLabel: "Sources", readOnLabel: "lu le" };
const page = { ...entryOf("whitePaperPage"), ...labels, readingHeading: "Lire" };

const show = (...chapters: Queries.ChapterContent[]) => render(<Reading page={{ ...page, chapters }} />);

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("shows the chapters with a text or a chart, as the PDF does", () => {
  show(listed, written, drawn);
  expect(headings()).toEqual(["Lire", `2${written.title}`, `3${drawn.title}`]);
  expect(screen.getByText("Un texte.")).toBeInTheDocument();
  expect(screen.getByText("Après")).toBeInTheDocument();
});

it("shows nothing when no chapter has a text or a chart", () => {
  const { container } = show(listed, createChapter({ title: "Cité aussi" }));
  expect(container).toBeEmptyDOMElement();
});

it("dates a chapter, and ends it with its sources, each with its day of reading", () => {
  const sources = [
    "Une loi | Un journal | https://exemple.fr/a%20b | 2026-11-20",
    "Un avis | Une revue | https://exemple.fr | 2026-11-20",
    "sans adresse | Personne",
  ];
  show(createChapter({ ...written, updatedOn: "2026-12-01", sources }), drawn);
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent(
    /Revu le 1er décembre 2026Un texte.SourcesUne loi, Un journal, lu le 20 novembre 2026Un avis, Une revue, lu le 20 novembre 2026#$/,
  );
  expect(screen.getByRole("link", { name: "Une loi" })).toHaveAttribute("href", "https://exemple.fr/a%20b");
  expect(screen.queryByText(/sans adresse/)).not.toBeInTheDocument();
  expect(second).not.toHaveTextContent("Sources");
});
