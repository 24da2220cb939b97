import { css, Global } from "@emotion/react";
import { Link } from "gatsby";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useForm } from "react-final-form";

import { agendaFile } from "../assembly/rules/calendar-file";
import { buttonRow, secondaryButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import { fieldsOf, formNamed, readTexts, setTexts } from "../forms/elements";
import { Group, Labelled, tied } from "../forms/Field";
import { dayInFrench, type IsoDay } from "../french/dates";
import { fillTemplate } from "../french/templates";
import type { RequestState } from "../study-request/prefill";
import { noteText, strongText, subtitleText } from "../theme/text";
import { space } from "../theme/tokens";
import { type Building, MOST_REQUESTED, requestFor, summaryOf } from "./buildings";
import type { Corrections } from "./contracts";
import { csvFile, portfolioEvents } from "./files";
import { PortfolioTable } from "./PortfolioTable";
import type { ToolProps } from "./PortfolioTool";
import { Street } from "./Street";

const stack = css({ display: "grid", gap: space(3), "> *": { minWidth: 0 } });
const paper = css({ display: "none", "@media print": { display: "block" }, h1: subtitleText });
/** Only the table is printed. */
const printed = css({
  "@page": { size: "A4 landscape", margin: space(3) },
  "@media print": { "body > :not([data-paper])": { display: "none" } },
});

interface ResultsProps extends ToolProps {
  buildings: readonly Building[];
  corrections: Corrections;
  correct: (corrections: Corrections) => void;
  today: IsoDay;
  /** The lines that are checked. */
  checked: ReadonlySet<number>;
  setChecked: (checked: ReadonlySet<number>) => void;
}

/** What follows from a table: a sentence, the lines to mend, the street, the dates, and the files and requests made of them. */
export function PortfolioResults(props: ResultsProps) {
  const { texts, buildings, corrections, correct, today, brandName, periods, checked, setChecked } = props;
  const [isByMonth, setByMonth] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const form = useForm();
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [isPrinting]);

  const dated = buildings.filter(({ dates }) => dates);
  const wrong = buildings.filter(({ faults, sameAs }) => faults.length > 0 && !sameAs);
  const empty = wrong.filter(({ faults }) =>
    faults.some(({ column, found }) => column === "notice" && !found),
  );
  const wanted = dated.filter(({ line }) => checked.has(line));
  const events = portfolioEvents(dated, window.location.hostname, today);
  const sentence = summaryOf(buildings, today);
  const note = fillTemplate(texts.assumptionsNote, {
    date: dayInFrench(today),
    jours: `${periods.convocationDays}`,
  });

  const correctAll = (each: (building: Building) => Corrections[number]) => {
    const all = { ...corrections };
    for (const building of wrong) all[building.line] = { ...all[building.line], ...each(building) };
    correct(all);
    // The field or button with the focus may go.
    summary.current?.focus();
  };
  const mend = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    correctAll(({ line, faults }) =>
      Object.fromEntries(faults.map(({ column }) => [column, typed[`${line}-${column}`]])),
    );
  };
  const assume = () => correctAll((building) => (empty.includes(building) ? { assumed: "3 mois" } : {}));
  const open = ({ typed }: Building) => {
    const element = formNamed("dossier");
    if (!element) return;
    setTexts(form, element, typed);
    fieldsOf(element)[0]?.focus();
  };
  const table = { buildings: dated, note };
  return (
    <div css={stack}>
      <p ref={summary} role="status" tabIndex={-1} css={strongText}>
        <span key={sentence}>{sentence}</span>
      </p>
      {buildings.some(({ sameAs }) => sameAs) && (
        <ul css={noteText}>
          {buildings.flatMap(({ line, name, sameAs }) => {
            const note = `Ligne ${line}, ${name}\u00a0: identique à la ligne ${sameAs ?? ""}, ignorée.`;
            return sameAs ? [<li key={note}>{note}</li>] : [];
          })}
        </ul>
      )}
      {wrong.length > 0 && (
        <form onSubmit={mend} css={stack}>
          <Group legend="Lignes à corriger">
            {wrong.flatMap(({ line, name, faults }) =>
              faults.map(({ column, found, message }) => {
                const label = `Ligne ${line}, ${name}`;
                const field = { kind: "text", name: `${line}-${column}`, label, hint: message } as const;
                return (
                  <Labelled key={`${field.name} ${message}`} field={field}>
                    <input {...tied(field)} defaultValue={found} autoComplete="off" />
                  </Labelled>
                );
              }),
            )}
          </Group>
          <div css={buttonRow}>
            <button css={secondaryButton}>Recalculer ces lignes</button>
            {empty.length > 0 && (
              <button type="button" css={secondaryButton} onClick={assume}>
                <span key={empty.length}>
                  {`Appliquer 3\u00a0mois ${empty.length === 1 ? "à la ligne vide" : `aux ${empty.length} lignes vides`}`}
                </span>
              </button>
            )}
          </div>
        </form>
      )}
      {dated.length > 0 && (
        <>
          <Street buildings={dated} today={today} />
          <div css={buttonRow}>
            <button
              type="button"
              aria-pressed={isByMonth}
              css={secondaryButton}
              onClick={() => setByMonth(!isByMonth)}
            >
              Par mois
            </button>
            <button
              type="button"
              css={secondaryButton}
              onClick={() =>
                setChecked(
                  new Set(checked.size > 0 ? [] : dated.slice(0, MOST_REQUESTED).map(({ line }) => line)),
                )
              }
            >
              {checked.size > 0 ? (
                <span key="uncheck">Tout décocher</span>
              ) : (
                <span key="check">Tout cocher</span>
              )}
            </button>
            <button type="button" css={secondaryButton} onClick={() => setPrinting(true)}>
              Imprimer par mois
            </button>
            {/* A calendar without a date would be invalid. */}
            {events.length > 0 && (
              <DownloadButton
                label="Ajouter les dates à mon agenda"
                look={secondaryButton}
                make={() =>
                  Promise.resolve({ file: agendaFile(events, brandName), name: "portefeuille.ics" })
                }
                busy="Préparation des dates…"
                saved={(name) => `Ouvrez le fichier ${name} pour ajouter les dates à votre agenda.`}
                failed="Les dates n’ont pas pu être enregistrées. Réessayez."
              />
            )}
            <DownloadButton
              label="Enregistrer en CSV"
              look={secondaryButton}
              make={() => Promise.resolve({ file: csvFile(buildings), name: "portefeuille.csv" })}
              busy="Préparation du fichier…"
              saved={(name) => `Le tableau est enregistré sous le nom ${name}.`}
              failed="Le tableau n’a pas pu être enregistré. Réessayez."
            />
          </div>
          <PortfolioTable {...table} {...{ isByMonth, checked, setChecked, open }} />
          {wanted.length === 0 && <p css={noteText}>Cochez des immeubles pour demander leur étude.</p>}
          {wanted.length > MOST_REQUESTED && (
            <p css={noteText}>{MOST_REQUESTED} immeubles au plus par demande.</p>
          )}
          {wanted.length > 0 && wanted.length <= MOST_REQUESTED && (
            <Link<RequestState> to="/#contact" state={{ prefill: requestFor(wanted) }} css={secondaryButton}>
              <span key={wanted.length}>
                {`Demander l’étude pour ${wanted.length === 1 ? "l’immeuble coché" : `les ${wanted.length} immeubles cochés`}`}
              </span>
            </Link>
          )}
        </>
      )}
      {isPrinting &&
        createPortal(
          <div data-paper="" css={paper}>
            <Global styles={printed} />
            <h1>{`Dates des contrats d’énergie au ${dayInFrench(today)}`}</h1>
            <PortfolioTable {...table} isByMonth />
          </div>,
          document.body,
        )}
    </div>
  );
}
