import { createChapter, paragraph } from "../pdf/testing/content";
import { numbersToRead, readChart } from "./white-paper";

const chartOf = (chartBars: string[]) => readChart(createChapter({ chartTitle: "Gains", chartBars }));

it.each([
  ["Avant : 100 %", "Avant", 100],
  ["Après travaux, gain de 15\u00a0% : 85\u00a0%", "Après travaux, gain de 15\u00a0%", 85],
  ["Isolation\u00a0:\u00a0\u00a07%", "Isolation", 7],
])("reads the bar « %s » of a chart", (bar, label, percent) => {
  expect(chartOf([bar])).toMatchObject({ title: "Gains", bars: [{ label, percent }], scale: 100 });
});

it("scales the chart to the longest bar when it is above 100 %", () => {
  expect(chartOf(["Avant : 100 %", "Hiver rude : 140 %"])?.scale).toBe(140);
});

it.each(["sans nombre", " : 20 %", "Avant : 20 % environ", "Avant : 1000 %"])(
  "leaves out the invalid bar « %s », and a chart without any other",
  (bar) => {
    expect(chartOf([bar, "Après : 85 %"])?.bars).toEqual([{ label: "Après", percent: 85 }]);
    expect(chartOf([bar])).toBeNull();
  },
);

const written = createChapter({ text: [paragraph("Un texte.")] });

it.each([
  ["1", [1]],
  ["1 et\u00a02", [1, 2]],
  ["1\u00a0à\u00a03", [1, 2, 3]],
  ["1, 3 et\u00a05\u00a0à\u00a08", [1, 3, 5, 6, 7, 8]],
])("says that of nine chapters %s are written", (text, numbers) => {
  const chapters = Array.from({ length: 9 }, (_, index) =>
    numbers.includes(index + 1) ? written : createChapter({}),
  );
  expect(numbersToRead(chapters)).toBe(text);
});
