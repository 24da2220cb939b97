import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";

import { menuSections } from "../../components/layout/menu";
import TextPage from "../../templates/text-page";
import { entriesOf, entryOf } from "../../testing/content";

const settings = entryOf("siteSettings");
const data = {
  site: { siteMetadata: { siteUrl: "https://site.example" } },
  siteSettings: settings,
  homePage: { services: entriesOf("service") },
  legalPage: null,
};

it("shows and marks the English texts of the product specification, logs the address, and links to each section", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<TextPage data={data} location={{ pathname: "/page-perdue" } as PageProps["location"]} />);
  expect(screen.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  expect(screen.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
  const home = screen.getByRole("link", { name: "Return to Home" });
  expect(home).toHaveAttribute("href", "/");
  expect(home).toHaveAttribute("lang", "en");
  expect(log.mock.calls).toEqual([[expect.stringContaining("404"), "/page-perdue"]]);
  const main = within(screen.getByRole("main"));
  for (const { id, label } of menuSections(settings))
    expect(main.getByRole("link", { name: label })).toHaveAttribute("href", `/#${id}`);
  log.mockRestore();
});
