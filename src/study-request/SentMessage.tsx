import { css } from "@emotion/react";

import { textButton } from "../components/Button";
import { forcedColors } from "../theme/media";
import { smallText, strongText } from "../theme/text";
import { colors, lineHeights, radii, shadows, space } from "../theme/tokens";

const box = css({
  display: "flex",
  alignItems: "flex-start",
  maxWidth: space(54),
  marginBlock: space(1.75),
  padding: `${space(1)} 0 ${space(2)} ${space(2)}`,
  borderLeft: `6px solid ${colors.brand}`,
  borderRadius: radii.small,
  background: colors.ink,
  color: colors.surface,
  boxShadow: shadows.raised,
  [forcedColors]: { border: "1px solid CanvasText" },
});
const title = css(strongText, { marginTop: space(1) });
const note = css(smallText, { lineHeight: lineHeights.small });
const closeButton = css(textButton, { textDecoration: "none", "&, &:hover": { color: colors.brand } });

export interface SentMessageProps {
  /** Removes the message, and must move the focus, which was on its button. */
  onClose: () => void;
}

/** Product specification, section 8. */
export const SentMessage = ({ onClose }: SentMessageProps) => (
  <div css={box}>
    <div>
      <p css={title}>{"Demande d'étude envoyée\u00a0!"}</p>
      <p css={note}>Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.</p>
    </div>
    <button type="button" aria-label="Fermer la notification" onClick={onClose} css={closeButton}>
      ✕
    </button>
  </div>
);
