import { render, screen, within } from "@testing-library/react";

import { phoneLink } from "../../content/formats/links";
import { entryOf } from "../../testing/content";
import { Header } from "./Header";
import { menuSections } from "./menu";

const settings = entryOf("siteSettings");

it.each([true, false])(
  "links to each section in page order, then to the white paper and the telephone; on the home page: %s",
  (onHomePage) => {
    render(<Header settings={settings} onHomePage={onHomePage} />);
    const links = within(screen.getByRole("navigation", { name: "Menu principal" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ...menuSections(settings).map(({ id, label }) => [label, onHomePage ? `#${id}` : `/#${id}`]),
      [settings.navWhitePaper, "/livre-blanc"],
      [settings.phone, phoneLink(settings.phone)],
    ]);
  },
);
