/** Toasts made with notistack. This file is a chunk of its own, because it contains notistack and goober. */
// First, because notistack writes its styles when it loads.
import "./goober-sheet";

import { css, Global } from "@emotion/react";
import {
  closeSnackbar,
  type CustomContentProps,
  enqueueSnackbar,
  type OptionsObject,
  SnackbarContent,
  type SnackbarMessage,
  SnackbarProvider,
} from "notistack";
import { type Ref, useRef } from "react";

import { forcedColors } from "../../theme/media";
import { smallText, strongText } from "../../theme/text";
import { colors, lineHeights, radii, shadows, space } from "../../theme/tokens";
import { textButton } from "../Button";
import { notistackStyles } from "./goober-sheet";

const box = css({
  display: "flex",
  flexWrap: "nowrap",
  alignItems: "flex-start",
  maxWidth: space(54),
  padding: `${space(1)} 0 ${space(2)} ${space(2)}`,
  borderLeft: `6px solid ${colors.brand}`,
  borderRadius: radii.small,
  background: colors.ink,
  color: colors.surface,
  boxShadow: shadows.raised,
  "> div": { flex: 1, marginTop: space(1) },
  "p:first-of-type": strongText,
  "p + p": [smallText, { lineHeight: lineHeights.small }],
  a: { color: colors.brand },
  [forcedColors]: { border: "1px solid CanvasText" },
});
const closeButton = css(textButton, {
  padding: `0 ${space(1)}`,
  textDecoration: "none",
  "&, &:hover": { color: colors.brand },
});

/**
 * The content of a toast. notistack's own would be a second live region (`role="alert"`), with too little
 * contrast.
 */
function Toast({ id, message, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const focusedBefore = useRef<HTMLElement>(null);
  const close = () => {
    focusedBefore.current?.focus({ preventScroll: true });
    closeSnackbar(id);
  };
  return (
    <SnackbarContent ref={ref} css={box}>
      <div>{message}</div>
      <button
        type="button"
        aria-label="Fermer la notification"
        // Remembers where the focus was, to put it back on closing.
        onFocus={({ relatedTarget }) => {
          focusedBefore.current = relatedTarget as HTMLElement | null;
        }}
        onClick={close}
        css={closeButton}
      >
        ✕
      </button>
    </SnackbarContent>
  );
}

const noMotion = { enter: 0, exit: 0 };

/** Toasts at the bottom of the window, one at a time, for ten seconds by default. */
export function ToastProvider() {
  const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <>
      <Global styles={notistackStyles.data} />
      <SnackbarProvider
        maxSnack={1}
        autoHideDuration={10_000}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
        Components={{ default: Toast }}
        {...(prefersNoMotion && { transitionDuration: noMotion })}
      />
    </>
  );
}

/** Shows a toast. A wrapper, because notistack assigns `enqueueSnackbar` again when the provider is mounted. */
export const enqueue = (message: SnackbarMessage, options: OptionsObject) =>
  void enqueueSnackbar(message, options);
