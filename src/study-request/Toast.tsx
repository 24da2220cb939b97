// First, because it must run before notistack.
import "./goober-sheet";

import { ClassNames } from "@emotion/react";
import { css } from "@emotion/react";
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarProvider } from "notistack";
import { type Ref, useEffect, useRef } from "react";

import { forcedColors } from "../theme/media";
import { strongText } from "../theme/text";
import { colors, fontSizes, radii, shadows, space, targets } from "../theme/tokens";
import { toastContainer, toasts } from "./confirmation.styles";

declare module "notistack" {
  interface VariantOverrides {
    studyRequestSent: { onDismiss: () => void };
  }
}

/** How long a toast stays, in milliseconds. The confirmation on the page stays. */
const toastDuration = 10_000;

const texts = {
  title: "Demande d'étude envoyée\u00a0!",
  description: "Nous vous recontacterons dans les 24h pour programmer votre audit gratuit.",
};

const box = css({
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  width: "100%",
  maxWidth: space(54),
  padding: `${space(2)} ${space(1)} ${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.turquoise}`,
  borderRadius: radii.small,
  background: colors.ink,
  color: colors.surface,
  boxShadow: shadows.raised,
  [forcedColors]: { border: "1px solid CanvasText" },
});
const descriptionStyles = css({ marginTop: space(0.5), fontSize: fontSizes.small });
const closeButton = css({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: targets.small,
  height: targets.small,
  padding: 0,
  border: 0,
  borderRadius: radii.small,
  background: "transparent",
  color: colors.turquoise,
  cursor: "pointer",
  "&:hover": { color: colors.surface },
  "&:focus-visible": { outlineColor: colors.turquoise, outlineOffset: -3 },
});

interface ToastProps extends CustomContentProps {
  onDismiss: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces notistack's content, which is a second live region (`role="alert"`) in a green with too little contrast. */
function Toast({ id, message, onDismiss, ref }: ToastProps) {
  const content = useRef<HTMLDivElement>(null);

  // Not notistack's timer: it waits while the mouse hovers, but not while the keyboard's focus is in the toast (WCAG 2.2.1).
  useEffect(() => {
    const timer = setInterval(() => {
      if (!content.current?.matches(":hover, :focus-within")) closeSnackbar(id);
    }, toastDuration);
    return () => clearInterval(timer);
  }, [id]);

  return (
    <div ref={ref}>
      <div ref={content} css={box}>
        <div>
          <p css={strongText}>{message}</p>
          <p css={descriptionStyles}>{texts.description}</p>
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
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </div>
  );
}

const components = { studyRequestSent: Toast };

/** Where toasts appear: below the confirmation, which they may cover, and above the fields, which they may not. It is the live region that announces them, so it must be on the page before the first toast. */
export const Toasts = () => (
  <div role="status" css={toasts}>
    <ClassNames>
      {(emotion) => (
        <SnackbarProvider
          Components={components}
          // The server leaves out the rules of a class that no element has, as here before the first toast.
          classes={{ containerRoot: emotion.css(toastContainer) }}
          maxSnack={1}
          autoHideDuration={null}
          anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
        />
      )}
    </ClassNames>
  </div>
);

/**
 * Shows that a request is sent (product specification, section 8).
 * @param onDismiss called when a visitor closes the toast. It must move the focus, which was on the toast's button.
 */
export function showSentToast(onDismiss: () => void) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  enqueueSnackbar(texts.title, {
    variant: "studyRequestSent",
    onDismiss,
    ...(still && { transitionDuration: { enter: 0, exit: 0 } }),
  });
}
