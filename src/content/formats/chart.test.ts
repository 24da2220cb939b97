import { createChapter } from "../../pdf/testing/white-paper-content";
import { readChart } from "./chart";

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
