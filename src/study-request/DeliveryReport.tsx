import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { textButton } from "../components/Button";
import { phoneLink } from "../content/links";
import { smallText } from "../theme/text";
import { colors, radii, space } from "../theme/tokens";
import { cancelDelivery, type Delivery } from "./delivery";
import { formatSize, nameOf } from "./files";
import { problemMessages, type Progress } from "./submission";

export type ContactSettings = Pick<Queries.ContactDetailsSettings, "email" | "phone">;

/** E-mail and telephone, after a sentence that says why the form does not work. */
export const ContactInstead = (props: { settings: ContactSettings; children: ReactNode }) => (
  <p>
    {props.children} Écrivez-nous à <a href={`mailto:${props.settings.email}`}>{props.settings.email}</a> ou
    appelez le <a href={phoneLink(props.settings.phone)}>{props.settings.phone}</a>.
  </p>
);

const failure = css({
  marginBottom: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.error}`,
  borderRadius: radii.small,
  background: colors.errorSoft,
  a: { color: colors.error },
});

/** What went wrong with a delivery. */
export const DeliveryReport = ({ delivery, settings }: { delivery: Delivery; settings: ContactSettings }) => (
  <div role="alert">
    {delivery.state === "failed" && (
      <div css={failure}>
        <p>{[problemMessages[delivery.problem], ...delivery.unreadable.map(nameOf)].join(" ")}</p>
        <ContactInstead settings={settings}>Vous préférez nous joindre directement&nbsp;?</ContactInstead>
      </div>
    )}
  </div>
);

const status = css({ color: colors.inkSoft, "> span": { display: "block", marginTop: space(1.5) } });

/** Shown while a submission waits for hydration, which makes its button busy (gatsby-plugin-deferred-scripts). */
const whileSubmissionWaits = css({ '[aria-busy="false"] + p > &': { display: "none" } });

const upload = css({
  display: "flex",
  alignItems: "end",
  gap: space(2),
  marginTop: space(1),
  "> div": { flex: 1, minWidth: 0 },
  label: [smallText, { fontVariantNumeric: "tabular-nums" }],
  progress: { display: "block", width: "100%", accentColor: colors.action },
});

interface DeliveryProgressProps {
  sending: boolean;
  /** Of a request with files. */
  progress: Progress | undefined;
}

/** What happens during a submission, right after its button. The live region says few sentences, although the figures change often. */
export const DeliveryProgress = ({ sending, progress }: DeliveryProgressProps) => (
  <>
    <p role="status" css={status}>
      {sending ? (
        <span>
          {progress && progress.sent === progress.total
            ? "Tout est envoyé\u00a0: nous attendons la réponse du service."
            : "Nous envoyons votre demande."}
        </span>
      ) : (
        <span css={whileSubmissionWaits}>
          Votre demande est prise en compte&nbsp;: elle partira dès que le formulaire sera prêt.
        </span>
      )}
    </p>
    {progress && (
      <div css={upload}>
        <div>
          <label htmlFor="demande-envoi">
            {formatSize(progress.sent)} envoyés sur {formatSize(progress.total)}
          </label>
          <progress id="demande-envoi" value={progress.sent} max={progress.total} />
        </div>
        <button
          type="button"
          css={textButton}
          onClick={({ currentTarget }) => {
            // This button is about to disappear.
            currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
            cancelDelivery();
          }}
        >
          Annuler
        </button>
      </div>
    )}
  </>
);
