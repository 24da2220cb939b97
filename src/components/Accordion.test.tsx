import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Accordion } from "./Accordion";

const items = ["Un", "Deux", "Trois"].map((heading) => ({
  id: `faq-${heading.toLowerCase()}`,
  heading,
  content: <p>{`Réponse ${heading}`}</p>,
}));

const openQuestions = () =>
  screen
    .getAllByRole("group")
    .filter((group) => group.hasAttribute("open"))
    .map((group) => group.querySelector("h3")?.textContent);

describe("Accordion", () => {
  beforeEach(() => {
    render(<Accordion name="faq" items={items} />);
  });

  it("starts with its first item open, and no other", () => {
    expect(openQuestions()).toEqual(["Un"]);
  });

  it("has a heading in each button, and an anchor on each answer", () => {
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
      items.map(({ heading }) => heading),
    );
    for (const { id, heading } of items) {
      expect(document.getElementById(id)).toHaveTextContent(`Réponse ${heading}`);
    }
  });

  it("closes the open item when another opens, even in browsers without named groups of details", async () => {
    await userEvent.click(screen.getByText("Trois"));
    await waitFor(() => expect(openQuestions()).toEqual(["Trois"]));
  });

  it("closes the open item on a click", async () => {
    await userEvent.click(screen.getByText("Un"));
    expect(openQuestions()).toEqual([]);
  });
});
