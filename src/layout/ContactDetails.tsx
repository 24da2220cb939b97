import { graphql } from "gatsby";

import type { SiteSettings } from "../content-model/entries";
import { phoneLink } from "./phone-link";

export type ContactDetailsSettings = Pick<SiteSettings, "email" | "phone" | "serviceArea">;

interface ContactDetailsProps {
  settings: ContactDetailsSettings;
  className?: string;
}

/** E-mail, phone and service area, as a list of links. */
export const ContactDetails = ({
  settings: { email, phone, serviceArea },
  className,
}: ContactDetailsProps) => (
  <ul
    className={className}
    // A finger needs 24 px to hit a line of a list (WCAG 2.5.8).
    css={{ a: { display: "inline-block", minHeight: "1.75rem" } }}
  >
    <li>
      <a href={`mailto:${email}`}>{email}</a>
    </li>
    <li>
      <a href={phoneLink(phone)}>{phone}</a>
    </li>
    <li>{serviceArea}</li>
  </ul>
);

export const fragment = graphql`
  fragment ContactDetailsSettings on SiteSettings {
    email
    phone
    serviceArea
  }
`;
