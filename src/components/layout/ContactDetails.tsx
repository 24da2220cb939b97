import { graphql } from "gatsby";
import type { ComponentProps } from "react";

import { phoneLink } from "../../content/links";
import { typeset } from "../typeset";

export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;

export const PhoneLink = ({ to, children = to, ...props }: ComponentProps<"a"> & { to: string }) => (
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
