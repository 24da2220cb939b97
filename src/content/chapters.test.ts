import { createChapter } from "../pdf/testing/white-paper-content";
import { citationPattern, readChart, readCitation } from "./chapters";
import { withFrenchSpaces } from "./typography";

const chartOf = (chartBars: string[]) => readChart(createChapter({ chartTitle: "Gains", chartBars }));

it.each([
  {
    bar: "Avant : 100 %",
    read: { label: "Avant", least: 100, amount: 100, value: "100\u00a0%" },
    scale: 100,
  },
  {
    bar: "Après travaux, gain de 15\u00a0% : 85\u00a0%",
    read: { label: "Après travaux, gain de 15\u00a0%", least: 85, amount: 85, value: "85\u00a0%" },
    scale: 100,
  },
  {
    bar: "Isolation\u00a0:\u00a0\u00a07%",
    read: { label: "Isolation", least: 7, amount: 7, value: "7\u00a0%" },
    scale: 100,
  },
  {
    bar: "Baisse : 15 à 30\u00a0%",
    read: { label: "Baisse", least: 15, amount: 30, value: "15\u00a0à\u00a030\u00a0%" },
    scale: 100,
  },
  {
    bar: "Gaz : 500 à 1 000 MWh",
    read: { label: "Gaz", least: 500, amount: 1000, value: "500\u00a0à\u00a01\u00a0000\u00a0MWh" },
    scale: 1000,
  },
])("reads the bar « $bar » of a chart", ({ bar, read, scale }) => {
  expect(chartOf([bar])).toMatchObject({ title: "Gains", bars: [read], scale });
});

it("scales the chart to the longest bar when it is above 100 %", () => {
  expect(chartOf(["Avant : 100 %", "Hiver rude : 140 %"])?.scale).toBe(140);
});

it.each(["sans nombre", " : 20 %", "Avant : 20 % environ", "Avant : 1000 %"])(
  "leaves out the invalid bar « %s », and a chart without any other",
  (bar) => {
    expect(chartOf([bar, "Après : 85 %"])?.bars).toMatchObject([{ label: "Après", amount: 85 }]);
    expect(chartOf([bar])).toBeNull();
  },
);

it.each([
  { line: citationPattern.example, title: "Loi du 10 juillet 1965", url: "https://www.legifrance.gouv.fr" },
  {
    line: "Un titre, 100 % : oui ? | Éditeur | https://exemple.fr/a%20b?c=1;d=2!e | 2026-11-20",
    title: "Un titre, 100 % : oui ?",
    url: "https://exemple.fr/a%20b?c=1;d=2!e",
  },
  { line: "Loi | Légifrance | https://exemple.fr | 2028-02-29", title: "Loi", url: "https://exemple.fr" },
  {
    line: "  Titre|Éditeur|https://exemple.fr/10%25|2026-02-28 ",
    title: "Titre",
    url: "https://exemple.fr/10%25",
  },
])("reads the source $line, with its address as it was typed", ({ line, title, url }) => {
  expect(readCitation(line)).toMatchObject({ title, url });
  expect(readCitation(withFrenchSpaces(line))).toMatchObject({ title: withFrenchSpaces(title), url });
});

it.each([
  "Loi | Légifrance | 2026-11-20",
  "Loi | Légifrance | | 2026-11-20",
  "Loi | Légifrance | http://exemple.fr | 2026-11-20",
  "Loi | Légifrance | https://exemple.fr",
  "Loi | Légifrance | https://exemple.fr | 20/11/2026",
  "Loi | Légifrance | https://exemple.fr | 2026-13-01",
  "Loi | Légifrance | https://exemple.fr | 2026-02-31",
  "Loi | Légifrance | https://exemple.fr | 2027-02-29",
  " | Légifrance | https://exemple.fr | 2026-11-20",
  "Loi | Légifrance | https://exemple.fr une page | 2026-11-20",
])("does not read the source « %s »", (line) => {
  expect(readCitation(line)).toBeNull();
});
