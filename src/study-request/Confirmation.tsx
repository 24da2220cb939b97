import { css } from "@emotion/react";
import type { Ref } from "react";

import { buttonRow, primaryButton, secondaryButton } from "../components/Button";
import { useCopy } from "../components/download/save-and-copy";
import { MailLink, PhoneLink } from "../components/layout/ContactDetails";
import { typeset } from "../components/typeset";
import { forcedColors, from } from "../theme/media";
import { leadText, noteText, smallText, strongText } from "../theme/text";
import { colors, fontSizes, gutters, radii, space } from "../theme/tokens";
import type { ContactSettings } from "./FormFoot";
import { hasFiles, mailLink, type RecapLine, recapText, thanks } from "./recap";

const panel = css({
  display: "grid",
  gap: space(2),
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.brand,
  // Room for the toast above.
  scrollMarginTop: space(24),
  [from.tablet]: { scrollMarginTop: space(15) },
  "p > a": { color: colors.ink },
  // The accent has only 2.8:1 on the brand's colour.
  "& :focus-visible": { outlineColor: colors.ink },
  [forcedColors]: { border: "1px solid CanvasText" },
});
const heading = css({ fontSize: fontSizes.value, textWrap: "initial" });
const lastStep = css(leadText, strongText);
const onOneLine = css({ whiteSpace: "nowrap" });
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

interface ConfirmationProps {
  recap: readonly RecapLine[];
  /** An endpoint has received the request. Otherwise the visitor has to send it by e-mail. */
  delivered: boolean;
  settings: ContactSettings;
  /** Called when the visitor uses the panel, who then has no more need of the toast. */
  onUse: () => void;
  ref?: Ref<HTMLDivElement>;
}

function SendByMail({ recap, settings, onUse }: Omit<ConfirmationProps, "delivered">) {
  const { email, phone } = settings;
  const { href, whole } = mailLink(email, recap);
  const [copied, copyText] = useCopy(
    `Demande copiée\u00a0: collez-la dans un e-mail à ${email}.`,
    "Copie impossible\u00a0: sélectionnez le texte ci-dessous, puis copiez-le.",
  );
  const copy = () => {
    onUse();
    copyText(recapText(recap));
  };
  return (
    <>
      <p css={lastStep}>
        {hasFiles(recap) ? "Joignez-y à nouveau vos factures." : "Joignez-y vos factures si vous les avez."}
      </p>
      <div>
        <div css={buttonRow}>
          <a href={href} onClick={whole ? onUse : copy} css={primaryButton}>
            <span>
              Envoyer <span css={onOneLine}>par e-mail</span>
            </span>
          </a>
          <button type="button" onClick={copy} css={copyButton}>
            Copier la demande
          </button>
        </div>
        <p role="status">{copied}</p>
      </div>
      <p css={smallText}>
        Aucun e-mail ne s’ouvre&nbsp;? Copiez la demande et écrivez à <MailLink to={email} />, ou appelez le{" "}
        <PhoneLink to={phone} />.
      </p>
    </>
  );
}

/** Stays after the toast. It gets the focus, so that a screen reader reads its heading. */
export const Confirmation = ({ recap, delivered, settings, onUse, ref }: ConfirmationProps) => (
  <div ref={ref} role="group" tabIndex={-1} aria-labelledby="demande-confirmee" css={panel}>
    <h3 id="demande-confirmee" css={heading}>
      {typeset(delivered ? thanks.delivered : thanks.kept)}
    </h3>
    {delivered ? (
      <p>
        Nous vous répondons sous 24h (jours ouvrés). Une erreur, une précision&nbsp;? Appelez le{" "}
        <PhoneLink to={settings.phone} />.
      </p>
    ) : (
      <SendByMail recap={recap} settings={settings} onUse={onUse} />
    )}
    <dl css={recapList}>
      {recap.map(({ label, answer }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </div>
);
