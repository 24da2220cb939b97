import { css } from "@emotion/react";
import { type ComponentType, useEffect, useState } from "react";

import { below } from "../theme/media";
import { gutters } from "../theme/tokens";
import { SentMessage, type SentMessageProps } from "./SentMessage";

/** The toast is above the panel. A phone has no free room there, so that the toast takes its own, and covers nothing. */
const place = css({
  position: "absolute",
  zIndex: 1,
  bottom: "100%",
  insetInline: `calc(-1 * ${gutters.panel})`,
  display: "grid",
  justifyItems: "center",
  [below.tablet]: { position: "static", marginInline: `calc(-1 * ${gutters.panel})` },
});

const fetchToast = async () => (await import(/* webpackChunkName: "toast" */ "./SentToast")).SentToast;

/** Fetches notistack before it is needed. A later call retries a failed fetch. */
export const prefetchToast = () => void fetchToast().catch(() => undefined);

/** The message in notistack's toast, or by itself where notistack cannot be fetched. */
function Message(props: SentMessageProps) {
  const [Shown, show] = useState<ComponentType<SentMessageProps>>();
  useEffect(() => {
    void fetchToast().then(
      (SentToast) => show(() => SentToast),
      () => show(() => SentMessage),
    );
  }, []);
  return Shown && <Shown {...props} />;
}

/** The live region of the message, mounted before it. */
export const Toast = ({ isShown, onClose }: SentMessageProps & { isShown: boolean }) => (
  <div role="status" css={place}>
    {isShown && <Message onClose={onClose} />}
  </div>
);
