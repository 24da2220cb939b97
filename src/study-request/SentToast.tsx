/** A chunk of its own, with notistack and goober. */
// Must run before notistack.
import "./goober-sheet";

import { enqueueSnackbar, SnackbarProvider } from "notistack";
import { useEffect } from "react";

import { SentMessage, type SentMessageProps } from "./SentMessage";

/** Shows the message for ten seconds. */
export function SentToast({ onClose }: SentMessageProps) {
  useEffect(() => {
    const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    enqueueSnackbar(<SentMessage onClose={onClose} />, {
      // Replaces notistack's content, a second live region (`role="alert"`) with too little contrast. notistack needs an element to measure.
      content: (_id, message) => <div>{message}</div>,
      ...(prefersNoMotion && { transitionDuration: { enter: 0, exit: 0 } }),
    });
  }, [onClose]);
  return (
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={10_000}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
    />
  );
}
