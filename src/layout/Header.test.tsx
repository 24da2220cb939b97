import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { siteSettings } from "../content-model/types/siteSettings";
import { entryOf } from "../testing/content";
import { Header } from "./Header";
import { sectionIds, sectionLabels } from "./navigation";

const settings = entryOf(siteSettings);
const labels = sectionLabels(settings);

/** The disclosure of the menu; whether its links show is up to the style sheet, so browser tests look at that. */
function menuToggle() {
  const summary = screen.getByLabelText("Menu");
  const details = summary.closest("details");
  if (!details) throw new Error("The toggle opens nothing.");
  return { summary, details };
}

describe("Header", () => {
  it("leads to every section in their order, then to the white paper", () => {
    render(<Header settings={settings} page="home" />);
    const links = within(screen.getByRole("navigation", { name: "Menu principal" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ...sectionIds.map((id) => [labels[id], `#${id}`]),
      [settings.navWhitePaper, "/livre-blanc"],
    ]);
  });

  it("leads home from the brand", () => {
    render(<Header settings={settings} page="home" />);
    expect(screen.getByRole("link", { name: settings.brandName })).toHaveAttribute("href", "/");
  });

  it("marks exactly one section on the home page", () => {
    const { container } = render(<Header settings={settings} page="home" />);
    expect(container.querySelectorAll("[aria-current='true']")).toHaveLength(1);
    expect(screen.getByRole("link", { current: true })).toHaveTextContent(settings.navHome);
  });

  it.each(["white-paper", "not-found"] as const)("leads to the home page's sections from %s", (page) => {
    render(<Header settings={settings} page={page} />);
    for (const id of sectionIds) {
      const link = screen.getByRole("link", { name: labels[id] });
      expect(link).toHaveAttribute("href", `/#${id}`);
      expect(link).not.toHaveAttribute("aria-current");
    }
  });

  it("marks the white paper as the page one is on", () => {
    render(<Header settings={settings} page="white-paper" />);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(settings.navWhitePaper);
  });

  it("closes the menu after a choice", async () => {
    render(<Header settings={settings} page="home" />);
    const { summary, details } = menuToggle();
    await userEvent.click(summary);
    expect(details).toHaveAttribute("open");
    await userEvent.click(screen.getByRole("link", { name: settings.navFaq }));
    expect(details).not.toHaveAttribute("open");
  });

  it("closes the menu on Escape, and gives the focus back to the toggle", async () => {
    render(<Header settings={settings} page="home" />);
    const { summary, details } = menuToggle();
    await userEvent.click(summary);
    screen.getByRole("link", { name: settings.navContact }).focus();
    await userEvent.keyboard("{Escape}");
    expect(details).not.toHaveAttribute("open");
    expect(summary).toHaveFocus();
  });

  it("leaves the focus alone when Escape has nothing to close", async () => {
    render(<Header settings={settings} page="home" />);
    const link = screen.getByRole("link", { name: settings.navContact });
    link.focus();
    await userEvent.keyboard("{Escape}");
    expect(link).toHaveFocus();
  });

  it("closes the menu when the visitor presses or moves the focus outside, not inside", async () => {
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
