import { render, screen } from "@testing-library/react";

import { siteSettings } from "../../content/types/siteSettings";
import { entryOf } from "../../testing/content";
import { ContactDetails } from "./ContactDetails";
import { phoneLink } from "./phone-link";

it.each([
  ["01 99 00 45 60", "tel:+33199004560"],
  ["01\u00a099\u00a000\u00a045\u00a060", "tel:+33199004560"],
  ["01.99.00.45.60", "tel:+33199004560"],
  ["+33 1 99 00 45 60", "tel:+33199004560"],
])("turns the phone number %s into the link %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

it("links to the e-mail address and the phone number, and shows the service area", () => {
  const settings = entryOf(siteSettings);
  render(<ContactDetails settings={settings} />);
  expect(screen.getByRole("link", { name: settings.email })).toHaveAttribute(
    "href",
    `mailto:${settings.email}`,
  );
  expect(screen.getByRole("link", { name: settings.phone })).toHaveAttribute(
    "href",
    phoneLink(settings.phone),
  );
  expect(screen.getByText(settings.serviceArea)).toBeVisible();
});
