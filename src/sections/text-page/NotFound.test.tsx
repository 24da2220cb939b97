import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";

import { sectionIds, sectionLabels } from "../../components/layout/navigation";
import { service } from "../../content/types/service";
import { siteSettings } from "../../content/types/siteSettings";
import TextPage from "../../templates/text-page";
import { entriesOf, entryOf } from "../../testing/content";

const settings = entryOf(siteSettings);

const data = {
  site: { siteMetadata: { siteUrl: "https://site.example" } },
  siteSettings: settings,
  homePage: { services: entriesOf(service) },
  legalPage: null,
};

describe("the not-found page", () => {
  let consoleError: jest.SpyInstance;
  beforeEach(() => {
    consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const location = { pathname: "/page-perdue" } as PageProps["location"];
    render(<TextPage data={data} location={location} />);
  });
  afterEach(() => {
    consoleError.mockRestore();
  });

  it("shows the English texts of the product specification, and marks them as English", () => {
    expect(screen.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
    expect(screen.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
    const home = screen.getByRole("link", { name: "Return to Home" });
    expect(home).toHaveAttribute("href", "/");
    expect(home).toHaveAttribute("lang", "en");
  });

  it("logs the requested address", () => {
    expect(consoleError).toHaveBeenCalledTimes(1);
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining("404"), "/page-perdue");
  });

  it("links to each section, in French", () => {
    const main = within(screen.getByRole("main"));
    for (const id of sectionIds) {
      expect(main.getByRole("link", { name: sectionLabels(settings)[id] })).toHaveAttribute(
        "href",
        `/#${id}`,
      );
    }
  });
});
