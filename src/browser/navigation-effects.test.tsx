import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import {
  addressWithoutBrokenHash,
  announceInFrench,
  moveFocusToTarget,
  openTarget,
} from "./navigation-effects";

const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe("announceInFrench", () => {
  beforeEach(() => {
    window.history.replaceState({}, "", "/");
    render(<div id="gatsby-announcer" role="status" />);
    announceInFrench();
  });

  const announce = (text: string) => {
    screen.getByRole("status").textContent = text;
  };

  it("announces a new page in French", async () => {
    window.history.replaceState({}, "", "/livre-blanc");
    announce("Navigated to Livre Blanc");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Page affichée : Livre Blanc"));
  });

  it("announces nothing after a jump within a page", async () => {
    window.history.replaceState({}, "", "/#faq");
    announce("Navigated to Accueil");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
  });
});

it("does nothing on a page without an announcer", () => {
  expect(announceInFrench).not.toThrow();
});

describe("the focus after a navigation", () => {
  beforeEach(() => {
    render(
      <div id="gatsby-focus-wrapper" tabIndex={-1}>
        <main tabIndex={-1}>
          <section id="faq" tabIndex={-1} aria-label="FAQ" />
          <details>
            <summary>Question</summary>
            <p id="faq-réponse" tabIndex={-1}>
              Réponse
            </p>
          </details>
        </main>
      </div>,
    );
  });

  it("moves to the section that the hash names", () => {
    moveFocusToTarget("#faq");
    expect(screen.getByRole("region")).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it.each(["", "#nulle-part", "#%E0%A4%A"])("moves to the top of the page when the hash is %j", (hash) => {
    moveFocusToTarget(hash);
    expect(screen.getByRole("main")).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("opens the answer that it moves to", () => {
    moveFocusToTarget("#faq-r%C3%A9ponse");
    expect(screen.getByRole("group")).toHaveAttribute("open");
    expect(screen.getByText("Réponse")).toHaveFocus();
  });

  it("returns to the section when Gatsby's router moves it to its wrapper", () => {
    moveFocusToTarget("#faq");
    document.getElementById("gatsby-focus-wrapper")?.focus();
    expect(screen.getByRole("region")).toHaveFocus();
  });

  it("is not moved again after the visitor has pressed a key", async () => {
    moveFocusToTarget("#faq");
    await userEvent.keyboard("a");
    const wrapper = document.getElementById("gatsby-focus-wrapper");
    wrapper?.focus();
    expect(wrapper).toHaveFocus();
  });

  it("opens a closed answer that the hash names, and does not scroll to an open one", () => {
    openTarget("#faq-réponse");
    expect(screen.getByRole("group")).toHaveAttribute("open");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    openTarget("#faq-réponse");
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ["/page?a=1#%E0%A4%A", "/page?a=1"],
  ["/#faq-r%C3%A9ponse", undefined],
])("removes a hash that cannot be decoded: %s becomes %s", (address, expected) => {
  window.history.replaceState({}, "", address);
  expect(addressWithoutBrokenHash(window.location)).toBe(expected);
});
