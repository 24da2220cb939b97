/** Tenders with their deadlines, and the drawings of the references. */
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

import { entriesOf, entryOf } from "../../testing/content";
import { colors } from "../../theme/tokens";
import { floorsOf, PriceBar, Tenders } from "./References";

const deadline = "2027-01-22";
const tender = { title: "Gaz", deadline, type: "Gaz", status: "Ouvert" } as const;
const page = { ...entryOf("referencesSection"), tenders: [tender] };

/** The first millisecond after the day of the deadline. */
const DEADLINE_END = new Date(2027, 0, 23).getTime();

const item = () => screen.getByRole("listitem");

beforeEach(() => {
  jest.useFakeTimers({ now: DEADLINE_END - 1 });
});

afterEach(() => {
  jest.useRealTimers();
});

it("shows nothing when there are no tenders", () => {
  const { container } = render(<Tenders page={{ ...page, tenders: [] }} builtOn="2027-01-23" />);
  expect(container).toBeEmptyDOMElement();
});

it("gives each tender a machine-readable date, and each status a shape of its own", () => {
  const tenders = entriesOf("tender");
  const { container } = render(<Tenders page={{ ...page, tenders }} builtOn="2027-01-22" />);
  const dates = Array.from(container.querySelectorAll("time"), ({ dateTime }) => dateTime);
  expect(dates).toEqual(tenders.map((each) => each.deadline));
  const shapes = new Set(Array.from(container.querySelectorAll("svg"), ({ innerHTML }) => innerHTML));
  expect(shapes.size).toBe(new Set(tenders.map(({ status }) => status)).size);
});

describe("a deadline", () => {
  it("becomes past in a tab that was left open", () => {
    render(<Tenders page={page} builtOn="2027-01-22" />);
    expect(item()).not.toHaveTextContent("date limite dépassée");
    jest.setSystemTime(DEADLINE_END);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(item()).toHaveTextContent("22 janvier 2027 (date limite dépassée)");
    expect(item()).toHaveTextContent(tender.status);
  });

  it("that has passed at build time stays past, whatever the visitor's clock", () => {
    render(<Tenders page={page} builtOn="2027-01-23" />);
    expect(item()).toHaveTextContent("date limite dépassée");
  });

  it("that passes after the build is marked after hydration, without a hydration mismatch", () => {
    const container = document.body.appendChild(document.createElement("div"));
    jest.setSystemTime(DEADLINE_END);
    container.innerHTML = renderToString(<Tenders page={page} builtOn="2027-01-22" />);
    expect(container).toHaveTextContent("22 janvier 2027");
    expect(container).not.toHaveTextContent("date limite dépassée");
    const onRecoverableError = jest.fn();
    act(() => {
      hydrateRoot(container, <Tenders page={page} builtOn="2027-01-22" />, {
        onRecoverableError,
      });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container).toHaveTextContent("date limite dépassée");
    container.remove();
  });
});

it.each([
  ["17 %", "83%"],
  ["-23\u00a0%", "77%"],
  ["15,5 %", "84.5%"],
  ["0 %", "100%"],
  ["illisible", "100%"],
])("leaves the part of the former price that « %s » does not save", (saving, widthOfRest) => {
  const { container } = render(<PriceBar saving={saving} />);
  expect(container.querySelector(`[fill="${colors.brand}"]`)).toHaveAttribute("width", widthOfRest);
});

it.each([
  [240, 240, 16],
  [112, 240, 7],
  [38, 240, 3],
  [1, 20_000, 3],
])("draws a building of %i lots beside one of %i lots with %i floors", (lots, mostLots, floors) => {
  expect(floorsOf(lots, mostLots)).toBe(floors);
});
