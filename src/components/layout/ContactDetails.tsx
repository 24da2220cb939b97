import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { phoneLink } from "../../content/links";
import { typeset } from "../typeset";

interface ContactLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
}

export const MailLink = ({ to, ...props }: Omit<ContactLinkProps, "children">) => (
  <a href={`mailto:${to}`} {...props}>
    {to}
  </a>
);

export const PhoneLink = ({ to, children = to, ...props }: ContactLinkProps) => (
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
