import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { announceInFrench, moveFocusToTarget, openTarget, readableAddress } from "./navigation-effects";

const scrollIntoView = jest.fn();

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

describe("the announcer", () => {
  beforeEach(() => {
    window.history.replaceState({}, "", "/");
    render(<div id="gatsby-announcer" role="status" />);
    announceInFrench();
  });

  const announce = (text: string) => {
    screen.getByRole("status").textContent = text;
  };

  it("names the new page in French", async () => {
    window.history.replaceState({}, "", "/livre-blanc");
    announce("Navigated to Livre Blanc");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Page affichée : Livre Blanc"));
  });

  it("says nothing of a jump inside a page", async () => {
    window.history.replaceState({}, "", "/#faq");
    announce("Navigated to Accueil");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
  });
});

it("does without an announcer", () => {
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

  it("goes to the section that the address names", () => {
    moveFocusToTarget("#faq");
    expect(screen.getByRole("region")).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
  });

  it.each(["", "#nulle-part", "#%E0%A4%A"])("goes to the top of the page with the hash %j", (hash) => {
    moveFocusToTarget(hash);
    expect(screen.getByRole("main")).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it("opens the answer that it goes to", () => {
    moveFocusToTarget("#faq-r%C3%A9ponse");
    expect(screen.getByRole("group")).toHaveAttribute("open");
    expect(screen.getByText("Réponse")).toHaveFocus();
  });

  it("is not left to Gatsby's router, whenever that takes it to its wrapper", () => {
    moveFocusToTarget("#faq");
    document.getElementById("gatsby-focus-wrapper")?.focus();
    expect(screen.getByRole("region")).toHaveFocus();
  });

  it("is the visitor's again from the next press on", async () => {
    moveFocusToTarget("#faq");
    await userEvent.keyboard("a");
    const wrapper = document.getElementById("gatsby-focus-wrapper");
    wrapper?.focus();
    expect(wrapper).toHaveFocus();
  });

  it("opens an answer on the way back to its address, and leaves an open one where it is", () => {
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
])("an address is read without a hash that cannot be: %s", (address, readable) => {
  window.history.replaceState({}, "", address);
  expect(readableAddress(window.location)).toBe(readable);
});
