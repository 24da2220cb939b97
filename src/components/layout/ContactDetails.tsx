import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { phoneLink } from "../../content/links";
import { targets } from "../../theme/tokens";
import { typeset } from "../typeset";

interface ContactDetailsProps {
  settings: Queries.ContactDetailsSettings;
  className?: string;
}

// A touch target must be at least 24 px high (WCAG 2.5.8).
const list = css({ a: { display: "inline-block", minHeight: targets.line } });

/** A list: links to the e-mail address and the phone number, and the service area. */
export const ContactDetails = ({
  settings: { email, phone, serviceArea },
  className,
}: ContactDetailsProps) => (
  <ul className={className} css={list}>
    <li>
      <a href={`mailto:${email}`}>{email}</a>
    </li>
    <li>
      <a href={phoneLink(phone)}>{phone}</a>
    </li>
    <li>{typeset(serviceArea)}</li>
  </ul>
);

export const fragment = graphql`
  fragment ContactDetailsSettings on SiteSettings {
    email
    phone
    serviceArea
  }
`;
