import type { ReactNode } from "react";

import { phoneLink } from "../content/links";
import type { SiteSettings } from "../content/types/siteSettings";

export type ContactSettings = Pick<SiteSettings, "email" | "phone">;

interface ContactInsteadProps {
  settings: ContactSettings;
  /** A sentence that says why, before e-mail and telephone. */
  children: ReactNode;
}

/** E-mail and telephone, for when the form does not work. */
export const ContactInstead = ({ settings: { email, phone }, children }: ContactInsteadProps) => (
  <p>
    {children} Écrivez-nous à <a href={`mailto:${email}`}>{email}</a> ou appelez le{" "}
    <a href={phoneLink(phone)}>{phone}</a>.
  </p>
);
