import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useEffect, useId, useState } from "react";

import { alertText, noteText } from "../../theme/text";
import { fontSizes, space } from "../../theme/tokens";
import { needsScript } from "../../theme/without-scripts";
import { textButton } from "../Button";
import { savesData, whenIdle } from "../when-idle";
import { saveFile, sharing } from "./save-and-copy";

interface Made {
  file: Blob;
  name: string;
}

export interface DownloadButtonProps {
  label: string;
  look: SerializedStyles;
  /** Chunks and URLs to prefetch before hydration (gatsby-plugin-deferred-scripts). */
  ahead?: readonly string[] | undefined;
  note?: string | undefined;
  busy: string;
  /** Status message once the download is ordered: nothing is known of its end. */
  ordered: (name: string) => string;
  /** What the file is made of: once it is another object, the former file and its message are gone. */
  of?: unknown;
  /** The same file on the server: a link without scripts, and where nothing was saved. */
  published?: { address: string; opening: string };
  failed: ReactNode;
  /** Runs the file's code: with `ahead`, when the browser is idle after hydration and saves no data, otherwise at the first intent. Must memoise its result. */
  prefetch?: () => Promise<unknown>;
  make: () => Made | Promise<Made>;
}

type State = "ready" | "busy" | "failed" | Made;

const noteStyles = css(noteText, { marginTop: space(1.5) });
const status = css({ fontSize: fontSizes.small, "&:not(:empty)": { marginTop: space(1.5) } });

/** Other ways to the file, because a webview may ignore the download, which no page can know. */
function OtherWays({ file, name, published }: Made & Pick<DownloadButtonProps, "published">) {
  const share = sharing(file, name);
  return (
    <>
      {published && (
        <p css={noteStyles}>
          <a href={published.address}>{published.opening}</a>
        </p>
      )}
      {share && (
        <button type="button" onClick={share} css={textButton}>
          Partager le fichier
        </button>
      )}
    </>
  );
}

/** Resolves after the next paint, which shows the busy button: making a PDF blocks the main thread. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Makes a file in the browser and orders its download. A status message below the button announces both (WCAG 4.1.3). */
export function DownloadButton({ label, look, ahead, note, ...props }: DownloadButtonProps) {
  const { busy, ordered, published, failed, prefetch, make, of } = props;
  const noteId = useId();
  const [last, setLast] = useState<{ state: State; of: unknown }>();
  const state = last && last.of === of ? last.state : "ready";
  const setState = (next: State) => setLast({ state: next, of });
  const made = typeof state === "object" ? state : undefined;
  /** One text, the only child of its element, because a translator may have replaced its node. */
  const statusText = () => {
    if (state === "busy") return busy;
    return made ? ordered(made.name) : "";
  };

  // A later click reports a failure, so it is ignored here.
  const onIntent = () => void prefetch?.().catch(() => undefined);

  const isAhead = ahead !== undefined;
  useEffect(() => {
    if (isAhead && prefetch && !savesData()) whenIdle(() => void prefetch().catch(() => undefined));
  }, [isAhead, prefetch]);

  const download = async () => {
    setState("busy");
    try {
      await nextPaint();
      const result = await make();
      saveFile(result.file, result.name);
      setState(result);
    } catch (error) {
      console.error("The file could not be made:", error);
      setState("failed");
    }
  };

  return (
    <div>
      {published && (
        <noscript>
          <a href={published.address} css={look}>
            {label}
          </a>
        </noscript>
      )}
      <button
        {...(published && needsScript)}
        type="button"
        css={look}
        data-ahead={ahead?.join(" ")}
        aria-disabled={state === "busy"}
        aria-describedby={note ? noteId : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        // Ignores the second click of a double click, which may come after the download is ordered.
        onClick={({ detail }) => {
          if (detail < 2 && state !== "busy") void download();
        }}
      >
        {label}
      </button>
      {note && (
        <p id={noteId} css={noteStyles}>
          {note}
        </p>
      )}
      <p role="status" css={status}>
        {statusText()}
      </p>
      {made && <OtherWays {...made} {...(published && { published })} />}
      <div role="alert" css={alertText}>
        {state === "failed" && failed}
      </div>
    </div>
  );
}
