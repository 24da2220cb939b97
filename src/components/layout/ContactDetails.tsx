import { graphql } from "gatsby";

import { phoneLink } from "../../content/links";
import { typeset } from "../typeset";

interface ContactDetailsProps {
  settings: Queries.ContactDetailsSettings;
  className?: string;
}

/** A list: links to the e-mail address and the phone number, and the service area. */
export const ContactDetails = ({
  settings: { email, phone, serviceArea },
  className,
}: ContactDetailsProps) => (
  <ul className={className}>
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
