/** Links to the e-mail address and the telephone number, and the list of both with the service area. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";

import { phoneLink } from "../../content/formats/links";
import { typeset } from "../typeset";

interface AddressProps extends ComponentProps<"a"> {
  to: string;
}

/** The address moves to the next line as a whole, and breaks only where the line is too short for it. */
const address = css({ display: "inline-block", maxWidth: "100%", overflowWrap: "anywhere" });

export const MailLink = ({ to, ...props }: AddressProps) => (
  <a href={`mailto:${to}`} css={address} {...props}>
    {to}
  </a>
);

export const PhoneLink = ({ to, children = to, ...props }: AddressProps) => (
  <a href={phoneLink(to)} {...props}>
    {children}
  </a>
);

interface ContactDetailsProps {
  settings: Queries.ContactDetailsSettings;
  className?: string;
}

export const ContactDetails = ({ settings, className }: ContactDetailsProps) => (
  <ul className={className}>
    <li>
      <MailLink to={settings.email} />
    </li>
    <li>
      <PhoneLink to={settings.phone} />
    </li>
    <li>{typeset(settings.serviceArea)}</li>
  </ul>
);

export const fragment = graphql`
  fragment ContactDetailsSettings on SiteSettings {
    email
    phone
    serviceArea
  }
`;
