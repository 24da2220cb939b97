import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { siteSettings } from "../../content/types/siteSettings";
import { entryOf } from "../../testing/content";
import { Header } from "./Header";
import { sectionIds, sectionLabels } from "./navigation";

const settings = entryOf(siteSettings);
const labels = sectionLabels(settings);

/** The menu's button and its `details`. The style sheet shows or hides the links, so browser tests check that. */
function menuToggle() {
  const summary = screen.getByLabelText("Menu");
  const details = summary.closest("details");
  if (!details) throw new Error("The menu's summary is not inside a details element.");
  return { summary, details };
}

describe("Header", () => {
  it("links to each section in page order, then to the white paper", () => {
    render(<Header settings={settings} page="home" />);
    const links = within(screen.getByRole("navigation", { name: "Menu principal" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ...sectionIds.map((id) => [labels[id], `#${id}`]),
      [settings.navWhitePaper, "/livre-blanc"],
    ]);
  });

  it("links the brand to the home page", () => {
    render(<Header settings={settings} page="home" />);
    expect(screen.getByRole("link", { name: settings.brandName })).toHaveAttribute("href", "/");
  });

  it("marks exactly one section as current on the home page", () => {
    const { container } = render(<Header settings={settings} page="home" />);
    expect(container.querySelectorAll("[aria-current='true']")).toHaveLength(1);
    expect(screen.getByRole("link", { current: true })).toHaveTextContent(settings.navHome);
  });

  it.each(["white-paper", "other"] as const)("links to the home page's sections from the page %s", (page) => {
    render(<Header settings={settings} page={page} />);
    for (const id of sectionIds) {
      const link = screen.getByRole("link", { name: labels[id] });
      expect(link).toHaveAttribute("href", `/#${id}`);
      expect(link).not.toHaveAttribute("aria-current");
    }
  });

  it("marks the white paper as the current page", () => {
    render(<Header settings={settings} page="white-paper" />);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(settings.navWhitePaper);
  });

  it("closes the menu when a link is chosen", async () => {
    render(<Header settings={settings} page="home" />);
    const { summary, details } = menuToggle();
    await userEvent.click(summary);
    expect(details).toHaveAttribute("open");
    await userEvent.click(screen.getByRole("link", { name: settings.navFaq }));
    expect(details).not.toHaveAttribute("open");
  });

  it("closes the menu on Escape, and returns the focus to the menu's button", async () => {
    render(<Header settings={settings} page="home" />);
    const { summary, details } = menuToggle();
    await userEvent.click(summary);
    screen.getByRole("link", { name: settings.navContact }).focus();
    await userEvent.keyboard("{Escape}");
    expect(details).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
  });

  it("does not move the focus on Escape when the menu is closed", async () => {
    render(<Header settings={settings} page="home" />);
    const link = screen.getByRole("link", { name: settings.navContact });
    link.focus();
    await userEvent.keyboard("{Escape}");
    expect(link).toHaveFocus();
  });

  it("closes the menu on a press or a focus outside it, but not inside it", async () => {
    render(
      <>
        <Header settings={settings} page="home" />
        <button type="button">Ailleurs</button>
      </>,
    );
    const { summary, details } = menuToggle();
    await userEvent.click(summary);
    await userEvent.click(screen.getByRole("list"));
    expect(details).toHaveAttribute("open");
    await userEvent.click(screen.getByRole("button", { name: "Ailleurs" }));
    expect(details).not.toHaveAttribute("open");

    await userEvent.click(summary);
    screen.getByRole("button", { name: "Ailleurs" }).focus();
    expect(details).not.toHaveAttribute("open");
  });
});
