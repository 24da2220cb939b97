import { render, screen } from "@testing-library/react";

import { moveFocusToTarget } from "./router";

const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  render(
    <main tabIndex={-1}>
      <details>
        <summary>Question</summary>
        <p id="faq-réponse" tabIndex={-1}>
          Réponse
        </p>
      </details>
    </main>,
  );
});

it.each(["", "#nulle-part", "#%E0%A4%A"])(
  "the focus moves to the top of the page for the hash %j",
  (hash) => {
    moveFocusToTarget(hash);
    expect(screen.getByRole("main")).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

it("a closed answer opens when the focus moves to it", () => {
  moveFocusToTarget("#faq-r%C3%A9ponse");
  expect(screen.getByRole("group")).toHaveAttribute("open");
  expect(screen.getByText("Réponse")).toHaveFocus();
});
