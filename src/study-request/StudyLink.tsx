import type { ReactNode } from "react";

import { SectionLink } from "../components/layout/SectionLink";
import { hasTexts, replaceRecord } from "../forms/record";
import { type Prefill, requestForm } from "./request-fields";

interface StudyLinkProps {
  /** What the request takes over. */
  prefill: Prefill;
  /** Where the texts come from: « de votre dossier ». */
  from: string;
  /** The link is on the page of the form. */
  isOnSamePage?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link to the study request. A press also fills in the request. */
export const StudyLink = ({ prefill, from, isOnSamePage = false, children, className }: StudyLinkProps) => (
  <SectionLink
    to="contact"
    isOnSamePage={isOnSamePage}
    className={className}
    onClick={() => {
      // A request that has these texts is not replaced: a second press keeps what was added to it, such as the address.
      if (!hasTexts(requestForm, prefill)) replaceRecord(requestForm, prefill, from);
    }}
  >
    {children}
  </SectionLink>
);
