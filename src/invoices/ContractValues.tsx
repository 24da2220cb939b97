import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";

import { Notes } from "../components/Notes";
import { noteText, strongText } from "../theme/text";
import { colors, radii, space } from "../theme/tokens";
import { type ContractLine, linesOf } from "./contract-lines";
import type { InvoiceContract } from "./invoice";
import { drawStrips } from "./read-file";

const values = css({ display: "grid", gap: space(2) });
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

const NOT_DRAWN = "Les pages de ce PDF n’ont pas pu être dessinées\u00a0: vérifiez sur la facture.";

/** The part of the page where a value stands. */
const Strip = ({ canvas, page }: { canvas: HTMLCanvasElement; page: number }) => (
  <span
    role="img"
    aria-label={`page ${page}`}
    css={strip}
    ref={(element) => element?.replaceChildren(canvas)}
  />
);

interface ContractValuesProps {
  file: Blob;
  contract: InvoiceContract;
  remarks: readonly string[];
  /** What is offered beside a line. */
  offer?: (line: ContractLine) => ReactNode;
}

/** Each value beside the part of the page that it was read from. */
export function ContractValues({ file, contract, remarks, offer }: ContractValuesProps) {
  const [strips, setStrips] = useState<readonly HTMLCanvasElement[]>([]);
  const [isDrawn, setDrawn] = useState(true);
  const lines = linesOf(contract);

  useEffect(() => {
    let isCurrent = true;
    const boxes = linesOf(contract).map(({ box }) => box);
    drawStrips(file, boxes).then(
      (drawn) => isCurrent && setStrips(drawn),
      () => isCurrent && setDrawn(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, contract]);

  return (
    <>
      <ul css={values}>
        {lines.map((line, index) => {
          const canvas = strips[index];
          return (
            <li key={`${line.id} ${line.text} ${line.box.page}`}>
              <span>{line.label}&nbsp;: </span>
              <strong css={strongText}>{line.text}</strong>
              {canvas && <Strip canvas={canvas} page={line.box.page} />}
              {offer?.(line)}
            </li>
          );
        })}
      </ul>
      <Notes of={remarks} />
      {!isDrawn && <p css={noteText}>{NOT_DRAWN}</p>}
    </>
  );
}
