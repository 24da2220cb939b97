import { render, screen } from "@testing-library/react";

import type { WhitePaperChapter } from "../content-model/types/whitePaperChapter";
import { Reading } from "./Reading";

const listed: WhitePaperChapter = { title: "Seulement cité", text: null, chartTitle: null, chartBars: null };
const written: WhitePaperChapter = {
  ...listed,
  title: "Écrit",
  text: [{ kind: "paragraph", spans: [{ text: "Un texte.", bold: false }] }],
};
const drawn: WhitePaperChapter = {
  ...listed,
  title: "Dessiné",
  chartTitle: "Gains",
  chartBars: ["Avant : 100 %", "Après : 70 %"],
};

const show = (...chapters: WhitePaperChapter[]) =>
  render(<Reading page={{ readingHeading: "Lire", readingIntroduction: "Ici.", chapters }} />);

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

it("shows the chapters with a text or a chart, as the PDF does", () => {
  show(listed, written, drawn);
  expect(headings()).toEqual(["Lire", written.title, drawn.title]);
  expect(screen.getByText("Un texte.")).toBeVisible();
  expect(screen.getByText("Après")).toBeVisible();
});

it("shows nothing when no chapter has a text or a chart", () => {
  const { container } = show(listed, { ...listed, title: "Cité aussi" });
  expect(container).toBeEmptyDOMElement();
});
