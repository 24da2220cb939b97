/** The foot of the study-request form: the data notice, the message about a failure, and the progress. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Fold } from "../components/Fold";
import { MailLink, PhoneLink } from "../components/layout/ContactDetails";
import { typeset } from "../components/typeset";
import { alertText, noteText, strongText } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { formatSize, shownName, sizeOf } from "./attached-files";

interface DataNoticeProps {
  page: Queries.DataNoticeContent;
  email: string;
  /** Whether the site has an endpoint. Without one, a request stays in the browser, and its data have no recipients. */
  delivered: boolean;
}

const notice = css(noteText, {
  marginBottom: space(3),
  summary: [strongText, { color: colors.action }],
  li: { marginBottom: space(0.5) },
});

/** The privacy notice (GDPR, article 13). The first sentences are always shown. */
export const DataNotice = ({ page, email, delivered }: DataNoticeProps) => (
  <div css={notice}>
    <p>{typeset(page.dataNotice)}</p>
    <Fold id="donnees" label={page.dataNoticeHeading}>
      <ul>
        {page.dataNoticeDetails.map((detail) => (
          <li key={detail}>{typeset(detail)}</li>
        ))}
        {delivered && page.dataRecipients && <li>{typeset(page.dataRecipients)}</li>}
      </ul>
      <p>
        {`${page.dataNoticeContact} `}
        <MailLink to={email} />.
      </p>
    </Fold>
  </div>
);

export type ContactSettings = Pick<Queries.ContactDetailsSettings, "email" | "phone">;

/** E-mail and telephone, for a visitor whose request the form cannot send. */
export const MailOrPhone = (props: { settings: ContactSettings; children: ReactNode }) => (
  <p>
    {props.children} Écrivez-nous à <MailLink to={props.settings.email} /> ou appelez le{" "}
    <PhoneLink to={props.settings.phone} />.
  </p>
);

/** The form's `submitError`. */
export interface Failure {
  message: string;
  /** The files that could not be read, and are no longer in the form. */
  unreadable: readonly File[];
}

interface DeliveryReportProps {
  failure: Failure | undefined;
  settings: ContactSettings;
}

/** Why a request was not sent, or may not have arrived. */
export const DeliveryReport = ({ failure, settings }: DeliveryReportProps) => (
  <div role="alert" css={alertText}>
    {failure && (
      <>
        <p>{[failure.message, ...failure.unreadable.map(shownName)].join(" ")}</p>
        <MailOrPhone settings={settings}>Vous préférez nous joindre directement&nbsp;?</MailOrPhone>
      </>
    )}
  </div>
);

const progress = css({
  flexBasis: "100%",
  color: colors.inkSoft,
  "> span": { display: "block" },
  '[aria-busy="false"] ~ & > [data-waiting]': { display: "none" },
});

function progressOf(files: readonly File[]): string {
  if (files.length === 0) return "Nous envoyons votre demande.";
  return `Nous envoyons votre demande et ${formatSize(sizeOf(files))} de fichiers.`;
}

/**
 * The progress of a submission, below the submit button. The waiting text is for a submission before hydration: CSS shows
 * it while gatsby-plugin-deferred-scripts makes the button busy. @param sending the files that are being sent.
 */
export const DeliveryProgress = ({ sending }: { sending: readonly File[] | undefined }) => (
  <p role="status" css={progress}>
    {sending ? (
      <span>{progressOf(sending)}</span>
    ) : (
      <span data-waiting="">
        Votre demande est prise en compte&nbsp;: elle partira dès que le formulaire sera prêt.
      </span>
    )}
  </p>
);

export const fragment = graphql`
  fragment DataNoticeContent on ContactSection {
    dataNotice
    dataNoticeHeading
    dataNoticeDetails
    dataRecipients
    dataNoticeContact
  }
`;
