import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Accordion } from "./Fold";

it("closes the open item when another opens, even in browsers without named groups of details", async () => {
  const items = ["Un", "Deux"].map((heading) => ({ id: heading, heading, content: `Réponse ${heading}` }));
  const { container } = render(<Accordion name="faq" items={items} />);
  const [first, second] = container.querySelectorAll("details");
  expect(first).toHaveAttribute("open");
  await userEvent.click(screen.getByText("Deux"));
  await waitFor(() => expect(first).not.toHaveAttribute("open"));
  expect(second).toHaveAttribute("open");
});
