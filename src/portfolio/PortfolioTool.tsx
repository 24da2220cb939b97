import { useEffect, useMemo, useRef } from "react";

import { Announcement } from "../components/Announcement";
import { Fold } from "../components/Fold";
import { Notes } from "../components/Notes";
import { typeset } from "../components/typeset";
import { useToday } from "../components/use-today";
import { counted } from "../french/numbers";
import { strongText } from "../theme/text";
import { datesOf, portfolioSummary } from "./dated-contracts";
import { DatesStep, type ToolProps } from "./DatesStep";
import { lineOfContract } from "./invoice-lines";
import { columnHeadings, headingRowOf, type Matching, suggest } from "./match";
import { MatchStep } from "./MatchStep";
import { MendStep, type NewCorrections, OrderStep } from "./MendStep";
import { readLine } from "./read-line";
import { type DayOrder, orderQuestions, readLines, readLinesOf } from "./read-table";
import { stack } from "./step-parts";
import { TakeStep } from "./TakeStep";
import { usePortfolio } from "./use-portfolio";

/** What is announced where the tool waits for an answer. */
const TO_CONFIRM = "Vérifiez les colonnes du tableau, puis confirmez.";
const TO_ORDER = "Indiquez l’ordre du jour et du mois.";

/** Take, match, mend, dates. Nothing leaves the page. */
export function PortfolioTool(props: ToolProps) {
  const { texts, periods, steps } = props;
  const today = useToday();
  const portfolio = usePortfolio();
  const { sheet, draft, save } = portfolio;
  const { orders, corrections, matchings, invoices } = draft;
  const results = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  /** Where the focus goes after the next reading. */
  const nextFocus = useRef<"summary" | "firstWrong">(undefined);

  const tableKey = useMemo(
    () => (sheet ? columnHeadings(sheet, headingRowOf(sheet)).join("\t") : ""),
    [sheet],
  );
  const kept = matchings[tableKey];
  const headingRow = draft.headingRow ?? kept?.headingRow ?? (sheet ? headingRowOf(sheet) : 0);
  const suggestion = useMemo(() => sheet && suggest(sheet, headingRow), [sheet, headingRow]);
  const clear = suggestion?.isClear ? suggestion : null;
  const matching = kept?.headingRow === headingRow ? kept : clear;

  const questions = useMemo(
    () => (sheet && matching ? orderQuestions(sheet, matching, orders) : []),
    [sheet, matching, orders],
  );
  const [question] = questions;
  const lines = useMemo(() => {
    const ofInvoices = readLinesOf(
      invoices.map((invoice, index) => readLine(lineOfContract(invoice, index, corrections))),
    );
    if (!sheet || !matching || question) return { ...ofInvoices, withoutContract: [], notes: [] };
    const ofTable = readLines(sheet, matching, orders, corrections);
    return {
      ...ofTable,
      contracts: [...ofTable.contracts, ...ofInvoices.contracts],
      waiting: [...ofTable.waiting, ...ofInvoices.waiting],
    };
  }, [sheet, matching, orders, corrections, invoices, question]);
  const dated = useMemo(
    () => datesOf(lines.contracts, { periods, steps }, today),
    [lines, periods, steps, today],
  );

  useEffect(() => {
    const target = nextFocus.current;
    nextFocus.current = undefined;
    if (!target) return;
    const selector =
      target === "firstWrong" ? "[data-question] button, [aria-invalid]" : "[data-question] button";
    const next = results.current?.querySelector<HTMLElement>(selector) ?? summary.current;
    next?.focus();
  }, [lines]);

  const confirm = (next: Matching) => {
    nextFocus.current = "summary";
    save({ matchings: { ...matchings, [tableKey]: next }, orders: {} });
  };
  const choose = (column: number, order: DayOrder) => {
    nextFocus.current = "firstWrong";
    save({ orders: { ...orders, [column]: order } });
  };
  const correct = (changes: NewCorrections) => {
    nextFocus.current = "firstWrong";
    const next = { ...corrections };
    for (const [id, correction] of changes) next[id] = { ...next[id], ...correction };
    save({ corrections: next });
  };

  const { contracts, waiting, withoutContract, notes } = lines;
  const hasLines = contracts.length + waiting.length > 0;
  const status = hasLines ? portfolioSummary(dated, waiting.length, today) : "";
  const announced = (sheet && !matching && TO_CONFIRM) || status || (question ? TO_ORDER : "");
  const withoutLabel = `${counted(withoutContract.length, "ligne")} sans contrat\u00a0: ${withoutContract.map(({ line }) => line).join(", ")}`;
  return (
    <div css={stack}>
      <p css={strongText}>{typeset(texts.privacyNote)}</p>
      <TakeStep portfolio={portfolio} today={today} addInvoices={portfolio.addInvoices} />
      {sheet && suggestion && (
        <MatchStep
          key={tableKey}
          sheet={sheet}
          suggestion={suggestion}
          matching={matching}
          confirm={confirm}
          readHeadings={(row) => save({ headingRow: row })}
        />
      )}
      <p ref={summary} tabIndex={-1} css={strongText}>
        {status && <span key={status}>{status}</span>}
      </p>
      <Announcement line={announced} revision={announced} />
      {sheet && <Notes of={[...sheet.notes, ...notes]} />}
      {withoutContract.length > 0 && (
        <Fold id="lignes-sans-contrat" label={<span key={withoutLabel}>{withoutLabel}</span>}>
          <Notes
            of={withoutContract.map(
              ({ line, cells }) => `Ligne ${line}\u00a0: ${cells.filter(Boolean).join(", ")}`,
            )}
          />
        </Fold>
      )}
      <div ref={results} css={stack}>
        {question && <OrderStep question={question} choose={(order) => choose(question.column, order)} />}
        {waiting.length > 0 && <MendStep waiting={waiting} correct={correct} />}
        {dated.length > 0 && <DatesStep {...props} dated={dated} waiting={waiting} today={today} />}
      </div>
    </div>
  );
}
