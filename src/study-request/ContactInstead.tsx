import type { ReactNode } from "react";

import type { SiteSettings } from "../content-model/types/siteSettings";
import { phoneLink } from "../layout/phone-link";

export type ContactSettings = Pick<SiteSettings, "email" | "phone">;

interface ContactInsteadProps {
  settings: ContactSettings;
  /** Why: a sentence before the two other ways. */
  children: ReactNode;
}

/** The ways that need no form, where the form cannot do its work. */
export const ContactInstead = ({ settings: { email, phone }, children }: ContactInsteadProps) => (
  <p>
    {children} Écrivez-nous à <a href={`mailto:${email}`}>{email}</a> ou appelez le{" "}
    <a href={phoneLink(phone)}>{phone}</a>.
  </p>
);
