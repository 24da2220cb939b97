import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { phoneLink } from "../../content/links";
import { typeset } from "../typeset";

export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;

interface PhoneLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
}

export const PhoneLink = ({ to, children = to, ...props }: PhoneLinkProps) => (
  <a href={phoneLink(to)} {...props}>
    {children}
  </a>
);

interface ContactDetailsProps {
  settings: Queries.ContactDetailsSettings;
  className?: string;
}

export const ContactDetails = ({
  settings: { email, phone, serviceArea },
  className,
}: ContactDetailsProps) => (
  <ul className={className}>
    <li>
      <MailLink to={email} />
    </li>
    <li>
      <PhoneLink to={phone} />
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
