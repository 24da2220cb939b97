import { css } from "@emotion/react";

import { buttonRow, primaryButton, secondaryButton } from "../components/Button";
import { useCopy } from "../components/download/save-and-copy";
import { Fold } from "../components/Fold";
import { PhoneLink } from "../components/layout/ContactDetails";
import { typeset } from "../components/typeset";
import { forcedColors } from "../theme/media";
import { noteText, smallText, strongText } from "../theme/text";
import { colors, fontSizes, gutters, radii, space } from "../theme/tokens";
import type { ContactSettings } from "./FormFoot";
import { hasFiles, mailLink, type RecapLine, recapText, sentHeading } from "./recap";

const panel = css({
  display: "grid",
  gap: space(2),
  marginBottom: space(4),
  padding: `${space(3)} ${gutters.panel} ${space(1)}`,
  borderRadius: radii.medium,
  background: colors.brand,
  "form + &": { marginBlock: `${space(4)} 0` },
  "p > a": { color: colors.ink },
  details: { borderBottom: 0, borderTop: `1px solid ${colors.ink}` },
  // Also when hovered, because the usual action colour has a contrast of only 3.3:1 on the brand's colour.
  "details > summary": [strongText, { "&, &:hover": { color: colors.ink } }],
  // The usual accent has a contrast of only 2.8:1 on the brand's colour.
  "& :focus-visible": { outlineColor: colors.ink },
  [forcedColors]: { border: "1px solid CanvasText" },
});
const heading = css({ fontSize: fontSizes.value, textWrap: "initial", scrollMarginTop: space(3) });
const copyButton = css(secondaryButton, { borderColor: colors.ink, color: colors.ink });

const recapList = css({
  padding: `${space(1)} ${space(2.5)}`,
  borderRadius: radii.small,
  background: colors.surface,
  "> div": {
    display: "grid",
    columnGap: space(2),
    paddingBlock: space(1),
    // Two columns at most, and one with enlarged text.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${space(22)}, 40%)), 1fr))`,
    "& + div": { borderTop: `1px solid ${colors.line}` },
  },
  dt: noteText,
  dd: [strongText, smallText, { overflowWrap: "anywhere", whiteSpace: "pre-line" }],
});

/** Id of the panel's heading. */
export const SENT_HEADING = "demande-confirmee";

export interface ConfirmationProps {
  recap: readonly RecapLine[];
  /** An endpoint has received the request. Otherwise the visitor has to send it by e-mail. */
  delivered: boolean;
  settings: ContactSettings;
}

const RECAP_LABEL = "Votre demande";

/** The ways to send a request by e-mail. A link that cannot carry the whole request also copies it on a press. */
function SendByMail({ recap, email }: { recap: readonly RecapLine[]; email: string }) {
  const { href, isComplete } = mailLink(email, recap);
  const [copied, copyText] = useCopy(
    `Demande copiée\u00a0: collez-la dans un e-mail à ${email}.`,
    `Copie impossible\u00a0: ouvrez «\u00a0${RECAP_LABEL}\u00a0», sélectionnez le texte, puis copiez-le.`,
  );
  const copy = () => copyText(recapText(recap));
  return (
    <>
      <div>
        <div css={buttonRow}>
          <a href={href} onClick={isComplete ? undefined : copy} css={primaryButton}>
            Envoyer par e-mail
          </a>
          <button type="button" onClick={copy} css={copyButton}>
            Copier la demande
          </button>
        </div>
        <p role="status">{copied}</p>
      </div>
      <p>
        {hasFiles(recap) ? "Joignez-y à nouveau vos factures." : "Joignez-y vos factures si vous les avez."}
      </p>
    </>
  );
}

/**
 * The panel about a request that was submitted, which stays when the toast is gone. Its heading is the next step, and
 * gets the focus.
 */
export const Confirmation = ({ recap, delivered, settings }: ConfirmationProps) => (
  <div role="group" aria-labelledby={SENT_HEADING} css={panel}>
    <h3 id={SENT_HEADING} tabIndex={-1} css={heading}>
      {typeset(sentHeading(recap, delivered))}
    </h3>
    {delivered ? (
      <p>
        Une erreur, une précision&nbsp;? Appelez le <PhoneLink to={settings.phone} />.
      </p>
    ) : (
      <SendByMail recap={recap} email={settings.email} />
    )}
    <Fold id="demande-recapitulatif" label={RECAP_LABEL}>
      <dl css={recapList}>
        {recap.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  </div>
);
