import { render, screen, within } from "@testing-library/react";

import { entryOf } from "../../testing/content";
import { Header } from "./Header";
import { sectionIds, sectionLabels } from "./menu";

const settings = entryOf("siteSettings");
const labels = sectionLabels(settings);

describe("Header", () => {
  it("links to each section in page order, then to the white paper", () => {
    render(<Header settings={settings} page="home" />);
    const links = within(screen.getByRole("navigation", { name: "Menu principal" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ...sectionIds.map((id) => [labels[id], `#${id}`]),
      [settings.navWhitePaper, "/livre-blanc"],
    ]);
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
});
