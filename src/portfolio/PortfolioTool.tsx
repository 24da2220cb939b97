import { useMemo } from "react";

import { Announcement } from "../components/Announcement";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { alertText, strongText } from "../theme/text";
import { portfolioSummary, withDates } from "./dates/dated-contracts";
import { DatesStep, type ToolProps } from "./dates/DatesStep";
import { RowsWithoutContract } from "./dates/RowsWithoutContract";
import { MatchStep } from "./match/MatchStep";
import { MendStep } from "./mend/MendStep";
import { stack } from "./step-parts";
import type { Columns } from "./table/fields";
import { type Corrections, merged } from "./table/lines";
import { TakeStep } from "./take/TakeStep";
import { useNextFocus } from "./use-next-focus";
import { usePortfolio } from "./use-portfolio";
import { useReading } from "./use-reading";

/** What is announced where the tool waits for the columns. */
const TO_CONFIRM = "Vérifiez les colonnes du tableau, puis confirmez.";

/**
 * The tool's four steps, one below the other: take a table, match its columns, mend its lines, see the dates.
 * Nothing leaves the page.
 */
export function PortfolioTool(props: ToolProps) {
  const { texts, schedule, steps } = props;
  const today = useToday();
  const portfolio = usePortfolio();
  const { sheet, record, save } = portfolio;
  const { corrections, confirmed } = record;
  const { matched, refusal, lines } = useReading(sheet, record);
  const [tool, focusNext] = useNextFocus(matched, lines);
  const dated = useMemo(
    () => withDates(lines.contracts, { schedule, steps }, today),
    [lines, schedule, steps, today],
  );

  const confirm = (columns: Columns) => {
    focusNext("result");
    if (matched) save({ confirmed: { ...confirmed, [matched.table.columnsKey]: columns } });
  };
  const readHeadings = (headingRow: number) => {
    focusNext("result");
    save({ table: { ...record.table, headingRow } });
  };
  const correct = (changes: Corrections) => {
    focusNext("firstWrong");
    save({ corrections: merged([corrections, changes]) });
  };

  const { contracts, waiting, withoutContract } = lines;
  const hasLines = contracts.length + waiting.length > 0;
  const status = hasLines ? portfolioSummary(dated, waiting.length, today) : "";
  const isToConfirm = matched !== undefined && !matched.columns;
  const notes = [...(sheet?.notes ?? []), ...lines.notes];
  // One status announces everything that changed with a reading.
  const announced = [isToConfirm && TO_CONFIRM, refusal, status, ...notes].filter(Boolean).join(" ");
  return (
    <div css={stack} ref={tool}>
      <p css={strongText}>{typeset(texts.privacyNote)}</p>
      <TakeStep
        portfolio={portfolio}
        today={today}
        lineCount={matched?.table.rows.length ?? 0}
        onTaken={() => focusNext("result")}
      />
      <Announcement line={announced} revision={announced} />
      {refusal && (
        <p css={alertText} tabIndex={-1} data-result="">
          <span key={refusal}>{refusal}</span>
        </p>
      )}
      {/* While the columns wait, the sentence that asks about them takes the focus: see use-next-focus.ts. */}
      {status && (
        <p css={strongText} tabIndex={-1} data-result={isToConfirm ? undefined : ""}>
          <span key={status}>{status}</span>
        </p>
      )}
      {matched && (
        <MatchStep
          key={matched.table.columnsKey}
          {...matched}
          confirm={confirm}
          readHeadings={readHeadings}
        />
      )}
      <Notes notes={notes} />
      {withoutContract.length > 0 && <RowsWithoutContract rows={withoutContract} />}
      {waiting.length > 0 && <MendStep waiting={waiting} correct={correct} />}
      {dated.length > 0 && <DatesStep {...props} dated={dated} waiting={waiting} today={today} />}
    </div>
  );
}
