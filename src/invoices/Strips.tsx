import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";

import { noteText, strongText } from "../theme/text";
import { colors, radii, space } from "../theme/tokens";
import type { ContractLine } from "./contract-lines";
import type { PageBox } from "./page-cells";
import { askForStrips } from "./worker-client";

const list = css({ display: "grid", gap: space(2) });
const strip = css({
  display: "block",
  marginTop: space(0.5),
  canvas: {
    display: "block",
    maxWidth: "100%",
    border: `1px solid ${colors.line}`,
    borderRadius: radii.small,
    background: colors.surface,
  },
});

const NOT_DRAWN = "Les pages de ce PDF n’ont pas pu être dessinées\u00a0: regardez sur la facture.";

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** The part of the page where a value stands. */
const Strip = ({ canvas, page }: { canvas: HTMLCanvasElement; page: number }) => (
  <span
    role="img"
    aria-label={`extrait, page ${page}`}
    css={strip}
    ref={(element) => element?.replaceChildren(canvas)}
  />
);

interface StripsProps {
  file: Blob;
  lines: readonly ContractLine[];
  /** Follows the strip of a line. */
  after?: (index: number) => ReactNode;
}

/** Each value above the part of the page that it was read from. The worker draws them. */
export function Strips({ file, lines, after }: StripsProps) {
  const [drawn, setDrawn] = useState<readonly HTMLCanvasElement[]>([]);
  const [isFailed, setFailed] = useState(false);
  const boxes = JSON.stringify(lines.map(({ box }) => box));

  useEffect(() => {
    let isCurrent = true;
    askForStrips(file, JSON.parse(boxes) as readonly PageBox[]).then(
      (bitmaps) => isCurrent && setDrawn(bitmaps.map(canvasOf)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, boxes]);

  return (
    <>
      <ul css={list}>
        {lines.map(({ label, text, box }, index) => {
          const canvas = drawn[index];
          return (
            <li key={`${label} ${text}`}>
              {label && <span>{label}&nbsp;: </span>}
              <strong css={strongText}>{text}</strong>
              {canvas && <Strip canvas={canvas} page={box.page} />}
              {after?.(index)}
            </li>
          );
        })}
      </ul>
      {isFailed && <p css={noteText}>{NOT_DRAWN}</p>}
    </>
  );
}
