/** A button that makes a file in the browser and saves it, with messages about each step. */
import { css, type SerializedStyles } from "@emotion/react";
import { type ReactNode, useEffect, useId, useState } from "react";

import { alertText, noteText } from "../../theme/text";
import { fontSizes, space } from "../../theme/tokens";
import { needsScript } from "../../theme/without-scripts";
import { textButton } from "../Button";
import { savesData, whenIdle } from "../when-idle";
import { saveFile, sharing } from "./save-and-copy";

interface MadeFile {
  file: Blob;
  name: string;
}

export interface DownloadButtonProps {
  label: string;
  look: SerializedStyles;
  /** Chunks and URLs to prefetch before hydration (gatsby-plugin-deferred-scripts). */
  filesToPrefetch?: readonly string[] | undefined;
  note?: string | undefined;
  /** Status message while the file is made. */
  busy: string;
  /** Status message once the download is ordered. The page cannot know how the download ends. */
  ordered: (name: string) => string;
  /** The data of the file. When another object is passed, the former file and its message are dropped. */
  madeOf?: unknown;
  /**
   * The same file on the server: it is linked without scripts, and below the button for browsers that saved
   * nothing.
   */
  published?: { address: string; opening: string };
  /** Error message if the file could not be made. */
  failed: ReactNode;
  /**
   * Loads the code that makes the file. It must memoise its result. It is called when the pointer or the
   * focus comes to the button. With `filesToPrefetch`, it is called before that too: when the browser is idle after
   * hydration, unless it saves data.
   */
  prefetch?: () => Promise<unknown>;
  make: () => MadeFile | Promise<MadeFile>;
}

type State = "ready" | "busy" | "failed" | MadeFile;

const noteStyles = css(noteText, { marginTop: space(1.5) });
const status = css({ fontSize: fontSizes.small, "&:not(:empty)": { marginTop: space(1.5) } });

/** Other ways to the file. A webview may ignore the download, and the page cannot know it. */
function OtherWays({ file, name, published }: MadeFile & Pick<DownloadButtonProps, "published">) {
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
export function DownloadButton({ label, look, filesToPrefetch, note, ...props }: DownloadButtonProps) {
  const { busy, ordered, published, failed, prefetch, make, madeOf } = props;
  const noteId = useId();
  const [last, setLast] = useState<{ state: State; madeOf: unknown }>();
  const state = last && last.madeOf === madeOf ? last.state : "ready";
  const setState = (next: State) => setLast({ state: next, madeOf });
  const made = typeof state === "object" ? state : undefined;
  /** One text, the only child of its element, because a translator may have replaced its node. */
  const statusText = () => {
    if (state === "busy") return busy;
    return made ? ordered(made.name) : "";
  };

  // A later click reports a failure, so it is ignored here.
  const onIntent = () => void prefetch?.().catch(() => undefined);

  const hasFiles = filesToPrefetch !== undefined;
  useEffect(() => {
    if (hasFiles && prefetch && !savesData()) whenIdle(() => void prefetch().catch(() => undefined));
  }, [hasFiles, prefetch]);

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
        data-prefetch={filesToPrefetch?.join(" ")}
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
