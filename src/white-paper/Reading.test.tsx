import { render, screen, within } from "@testing-library/react";

import type { WhitePaperChapter } from "../content-model/types/whitePaperChapter";
import { createChapter, paragraph } from "./pdf/testing/contents";
import { Reading } from "./Reading";

const listed = createChapter({ title: "Seulement cité" });
const written = createChapter({ title: "Écrit", text: [paragraph("Un texte.")] });
const drawn = createChapter({
  title: "Dessiné",
  chartTitle: "Gains",
  chartBars: ["Avant : 100 %", "Après : 70 %"],
});

const home = { heroPrimaryButton: "Demander" };

const show = (...chapters: WhitePaperChapter[]) =>
  render(<Reading page={{ readingHeading: "Lire", readingIntroduction: "Ici.", chapters }} home={home} />);

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

it("lists its chapters as links, with the numbers that they have in the PDF", () => {
  const { container } = show(listed, written, drawn);
  const links = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([`2${written.title}`, `3${drawn.title}`]);
  for (const link of links) {
    const chapter = container.querySelector(link.getAttribute("href") ?? "");
    expect(chapter).toHaveTextContent(link.textContent);
  }
});
