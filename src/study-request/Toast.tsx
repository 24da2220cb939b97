// Must run before notistack.
import "./goober-sheet";

import { css } from "@emotion/react";
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";

import { textButton } from "../components/Button";
import { forcedColors } from "../theme/media";
import { smallText, strongText } from "../theme/text";
import { colors, gutters, lineHeights, radii, shadows, space } from "../theme/tokens";

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

/** The toast is above the panel, where it covers neither the panel nor a field. */
const place = css({
  position: "absolute",
  zIndex: 1,
  bottom: "100%",
  insetInline: `calc(-1 * ${gutters.panel})`,
  display: "grid",
  justifyItems: "center",
});

/** The live region of the toasts. It must be mounted before the first one. */
export const Toasts = () => (
  <div role="status" css={place}>
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={10_000}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    />
  </div>
);

/** Closes the toast. Whoever uses the panel has no more need of it. */
export const hideSentToast = () => closeSnackbar();

/** Product specification, section 8. @param onDismiss must move the focus, which was on the button of the closed toast. */
export function showSentToast(onDismiss: () => void) {
  const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  enqueueSnackbar("Demande d'étude envoyée\u00a0!", {
    // Replaces notistack's content, a second live region (`role="alert"`) with too little contrast.
    content: (id, message) => (
      <div css={box}>
        <div>
          <p css={title}>{message}</p>
          <p css={note}>Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.</p>
        </div>
        <button
          type="button"
          aria-label="Fermer la notification"
          onClick={() => {
            closeSnackbar(id);
            onDismiss();
          }}
          css={closeButton}
        >
          ✕
        </button>
      </div>
    ),
    ...(prefersNoMotion && { transitionDuration: { enter: 0, exit: 0 } }),
  });
}
