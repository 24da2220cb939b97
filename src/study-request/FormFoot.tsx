import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { textButton } from "../components/Button";
import { MailLink, PhoneLink } from "../components/layout/ContactDetails";
import { typeset } from "../components/typeset";
import { alertText, noteText, strongText } from "../theme/text";
import { colors, space, targets } from "../theme/tokens";
import { formatSize, shownName, sizeOf } from "./attached-files";
import { cancelDelivery, type Delivery } from "./delivery";
import { problemMessages } from "./submission";

interface DataNoticeProps {
  page: Queries.DataNoticeContent;
  email: string;
  /** Only delivered requests have recipients. */
  delivered: boolean;
}

const notice = css(noteText, {
  marginBottom: space(3),
  summary: [
    strongText,
    { minHeight: targets.line, marginTop: space(1), color: colors.action, cursor: "pointer" },
  ],
  li: { marginBottom: space(0.5) },
});

/** The privacy notice (GDPR, article 13). The first sentences are always shown. */
export const DataNotice = ({ page, email, delivered }: DataNoticeProps) => (
  <div css={notice}>
    <p>{typeset(page.dataNotice)}</p>
    <details>
      <summary>{page.dataNoticeHeading}</summary>
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
    </details>
  </div>
);

export type ContactSettings = Pick<Queries.ContactDetailsSettings, "email" | "phone">;

export const ContactInstead = (props: { settings: ContactSettings; children: ReactNode }) => (
  <p>
    {props.children} Écrivez-nous à <MailLink to={props.settings.email} /> ou appelez le{" "}
    <PhoneLink to={props.settings.phone} />.
  </p>
);

export const DeliveryReport = ({ delivery, settings }: { delivery: Delivery; settings: ContactSettings }) => (
  <div role="alert" css={alertText}>
    {delivery.state === "failed" && (
      <>
        <p>{[problemMessages[delivery.problem], ...delivery.unreadable.map(shownName)].join(" ")}</p>
        <ContactInstead settings={settings}>Vous préférez nous joindre directement&nbsp;?</ContactInstead>
      </>
    )}
  </div>
);

const status = css({
  color: colors.inkSoft,
  "> span": { display: "block", marginTop: space(1.5) },
  // Shown while a submission waits for hydration, which makes its button busy (gatsby-plugin-deferred-scripts).
  '[aria-busy="false"] + & > [data-waiting]': { display: "none" },
});

/** Follows the submit button. A request with files may take minutes, and can be cancelled. @param sending the files of the request under way. */
export const DeliveryProgress = ({ sending }: { sending: readonly File[] | undefined }) => (
  <>
    <p role="status" css={status}>
      {sending ? (
        <span>
          {sending.length > 0
            ? `Nous envoyons votre demande et ${formatSize(sizeOf(sending))} de fichiers.`
            : "Nous envoyons votre demande."}
        </span>
      ) : (
        <span data-waiting="">
          Votre demande est prise en compte&nbsp;: elle partira dès que le formulaire sera prêt.
        </span>
      )}
    </p>
    {sending && sending.length > 0 && (
      <button
        type="button"
        css={textButton}
        onClick={({ currentTarget }) => {
          currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
          cancelDelivery();
        }}
      >
        Annuler
      </button>
    )}
  </>
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
