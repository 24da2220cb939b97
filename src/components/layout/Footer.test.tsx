import { render, screen } from "@testing-library/react";

import { service } from "../../content/types/service";
import { siteSettings } from "../../content/types/siteSettings";
import { entriesOf, entryOf } from "../../testing/content";
import { Footer, type FooterSettings } from "./Footer";

const settings: FooterSettings = { ...entryOf(siteSettings), legalPages: [] };

/** The addresses of the three legal links, in the order of the footer. */
function legalAddresses(legalPages: FooterSettings["legalPages"]): (string | null)[] {
  render(<Footer settings={{ ...settings, legalPages }} services={entriesOf(service)} onHomePage={false} />);
  return [settings.legalNoticeLabel, settings.privacyPolicyLabel, settings.termsLabel].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
}

it("links to nowhere while the content has no legal pages (product specification, section 2)", () => {
  expect(legalAddresses([])).toEqual(["#", "#", "#"]);
});

it("links to each legal page that the content has", () => {
  expect(legalAddresses([{ kind: "CGV" }, { kind: "Mentions légales" }])).toEqual([
    "/mentions-legales",
    "#",
    "/cgv",
  ]);
});
