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

it("names what a link leads to by its label, and says before it what kind of content it is", () => {
  render(
    <Accordion name="preuves" items={[{ id: "un", heading: "Un", tag: "Exemple", content: "Réponse" }]} />,
  );
  expect(screen.getByRole("group", { name: "Exemple Un" })).toHaveAttribute("id", "un");
});
