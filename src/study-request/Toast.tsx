// First, because it must run before notistack.
import "./goober-sheet";

import { css } from "@emotion/react";
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";
import type { ReactNode, Ref } from "react";

import { textButton } from "../components/Button";
import { forcedColors } from "../theme/media";
import { smallText, strongText } from "../theme/text";
import { colors, gutters, lineHeights, radii, shadows, space } from "../theme/tokens";

const box = css({
  display: "flex",
  alignItems: "flex-start",
  maxWidth: space(54),
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

interface ToastProps {
  message: ReactNode;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces notistack's content, which is a second live region (`role="alert"`) in a green with too little contrast. */
const Toast = ({ message, onClose, ref }: ToastProps) => (
  <div ref={ref} css={box}>
    <div>
      <p css={title}>{message}</p>
      <p css={note}>Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.</p>
    </div>
    <button type="button" aria-label="Fermer la notification" onClick={onClose} css={closeButton}>
      ✕
    </button>
  </div>
);

/**
 * Toasts stand above the panel about the request, and cover neither it nor a field, wherever the page is scrolled. The rules for
 * notistack's own element have two classes, to outweigh notistack's rules.
 */
const place = css({
  position: "absolute",
  zIndex: 1,
  bottom: "100%",
  insetInline: `calc(-1 * ${gutters.panel})`,
  "& > .notistack-SnackbarContainer": {
    position: "static",
    transform: "none",
    width: "100%",
    maxWidth: "none",
    // notistack's own is 288 px, more than half a phone's zoomed window has.
    div: { minWidth: 0 },
    paddingBlock: space(1),
  },
});

/** Where toasts appear. It is the live region that announces them, so it must be on the page before the first toast. */
export const Toasts = () => (
  <div role="status" css={place}>
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={10_000}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    />
  </div>
);

/** For the panel's own actions, which follow what the toast says. */
export const hideSentToast = () => closeSnackbar();

/**
 * Shows that a request is sent (product specification, section 8).
 * @param onDismiss called when a visitor closes the toast. It must move the focus, which was on the toast's button.
 */
export function showSentToast(onDismiss: () => void) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  enqueueSnackbar("Demande d'étude envoyée\u00a0!", {
    content: (id, message) => {
      const close = () => {
        closeSnackbar(id);
        onDismiss();
      };
      return <Toast message={message} onClose={close} />;
    },
    ...(still && { transitionDuration: { enter: 0, exit: 0 } }),
  });
}
