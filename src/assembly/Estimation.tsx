import { css } from "@emotion/react";

import type { WithTerms } from "../components/glossary/TermLinks";
import { typeset } from "../components/typeset";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { headingText, noteText } from "../theme/text";
import { colors, fontSizes, lineHeights, space, widths } from "../theme/tokens";
import { amountInFrench } from "./amounts";
import type { AssemblyFile } from "./assembly-file";
import { estimateNotes } from "./create-assembly-file";
import { estimate } from "./estimate";

/** The numbers of lots of the table. */
const LOTS = [50, 100, 200];

const result = css(headingText, {
  marginTop: space(2),
  color: colors.accentStrong,
  fontSize: fontSizes.value,
  lineHeight: lineHeights.tight,
});
const formula = css({ marginTop: space(1), fontVariantNumeric: "tabular-nums" });
const notes = css(noteText, { display: "grid", gap: space(1), marginTop: space(2) });
const table = css({
  width: `min(100%, ${widths.lead})`,
  marginTop: space(2),
  borderCollapse: "collapse",
  caption: { marginBottom: space(1), textAlign: "left" },
  "th, td": { padding: `${space(1)} 0`, borderBottom: `1px solid ${colors.line}`, textAlign: "left" },
  "th:last-of-type:not([scope=row]), td": { textAlign: "right" },
});

/** Savings by number of lots, for a visitor who gives neither cost nor lots. */
function EstimateTable({ page }: { page: AssemblyFileEntry }) {
  const [caption = "", lotsHeading, amountHeading] = page.estimateTable;
  return (
    <table css={table}>
      <caption>{typeset(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{lotsHeading}</th>
          <th scope="col">{amountHeading}</th>
        </tr>
      </thead>
      <tbody>
        {LOTS.map((lots) => {
          const estimated = estimate({ cost: null, lots }, page);
          return (
            <tr key={lots}>
              <th scope="row">{lots}</th>
              <td>{estimated?.from === "lots" && amountInFrench(estimated.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface EstimationProps {
  page: AssemblyFileEntry;
  estimate: AssemblyFile["estimate"];
  withTerms: WithTerms;
}

/** The estimate with its formula, or the table without one. */
export const Estimation = ({ page, estimate, withTerms }: EstimationProps) => (
  <div>
    <h3>{page.estimateHeading}</h3>
    {estimate ? (
      <>
        <p css={result}>{typeset(estimate.result)}</p>
        {estimate.formulas.map((each) => (
          <p key={each} css={formula}>
            {each}
          </p>
        ))}
      </>
    ) : (
      <EstimateTable page={page} />
    )}
    <ul css={notes}>
      {(estimate?.notes ?? estimateNotes(page)).map((note) => (
        <li key={note}>{withTerms(note)}</li>
      ))}
    </ul>
  </div>
);
