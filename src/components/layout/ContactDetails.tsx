import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";

import { phoneLink } from "../../content/links";
import { from } from "../../theme/media";
import { typeset } from "../typeset";

interface AddressProps extends ComponentProps<"a"> {
  to: string;
}

/** Unit: characters. A longer address may break anywhere, so that it fits a phone. */
const LONGEST_WHOLE_ADDRESS = 32;

const wholeAddress = css({ [from.phone]: { whiteSpace: "nowrap" } });

export const MailLink = ({ to, ...props }: AddressProps) => (
  <a href={`mailto:${to}`} css={to.length <= LONGEST_WHOLE_ADDRESS && wholeAddress} {...props}>
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
