import { act, render, screen } from "@testing-library/react";

import { useToday } from "./use-today";

const Today = () => <p>{useToday()}</p>;

afterEach(() => {
  jest.useRealTimers();
});

it("follows the day of a page that stays visible over midnight", () => {
  jest.useFakeTimers({ now: new Date(2027, 4, 31, 23, 59, 30) });
  render(<Today />);
  expect(screen.getByText("2027-05-31")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("2027-06-01")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
  expect(screen.getByText("2027-06-02")).toBeInTheDocument();
});
