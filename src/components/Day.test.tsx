import { render, screen } from "@testing-library/react";

import { Day } from "./Day";

it("raises the letters of the first of a month", () => {
  render(<Day value="2027-03-01" />);
  const time = screen.getByRole("time");
  expect(time).toHaveAttribute("datetime", "2027-03-01");
  expect(time.textContent).toBe("1er\u00a0mars\u00a02027");
  expect(time.querySelector("sup")).toHaveTextContent("er");
});

it("shows a placeholder text of a preview unchanged", () => {
  const { container } = render(<Day value="[À compléter : date]" />);
  expect(container).toHaveTextContent("[À compléter : date]");
  expect(screen.queryByRole("time")).not.toBeInTheDocument();
});
