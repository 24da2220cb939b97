import { css, Global } from "@emotion/react";
import { Link } from "gatsby";
import { type ComponentProps, type SubmitEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import { Notes } from "../components/Notes";
import { agendaFile } from "../contract/agenda-file";
import { fieldsOf, formNamed, readTexts } from "../forms/elements";
import { Group, Labelled, tied } from "../forms/Field";
import { dayInFrench, type IsoDay } from "../french/dates";
import { fillTemplate } from "../french/templates";
import type { RequestState } from "../study-request/prefill";
import { noteText, strongText, subtitleText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import {
  type Building,
  buildingsOf,
  type Dated,
  isDated,
  MOST_REQUESTED,
  requestFor,
  summaryOf,
  typedOf,
} from "./buildings";
import { type Corrections, readContracts } from "./contracts";
import { csvFile, portfolioEvents } from "./files";
import { PortfolioTable, Street } from "./PortfolioTable";
import type { ToolProps } from "./PortfolioTool";
import type { Table } from "./table";

export const stack = css({ display: "grid", gap: space(3), "> *": { minWidth: 0 } });
const paper = css({ display: "none", "@media print": { display: "block" }, h1: subtitleText });
const onlyPaper = css({
  "@page": { size: "A4 landscape", margin: space(3) },
  "@media print": { "body > :not([data-paper])": { display: "none" } },
});

/** The table and its corrections while the visitor is on another page of the site, in this tab's memory only. */
export const draft: { pasted: string; corrections: Corrections } = { pasted: "", corrections: {} };

export const Press = (props: ComponentProps<"button">) => (
  <button type="button" css={secondaryButton} {...props} />
);

const FileButton = ({ label, name, make }: { label: string; name: string; make: () => Blob }) => (
  <DownloadButton
    label={label}
    look={secondaryButton}
    make={() => ({ file: make(), name })}
    busy="Préparation du fichier…"
    ordered={() => `Le téléchargement est lancé. Le fichier s’appelle ${name}.`}
    failed="Le fichier n’a pas pu être enregistré. Réessayez."
  />
);

/** Fills the assembly's tool, whose form reads its fields again when one loses the focus. */
function openDossier(building: Dated) {
  const form = formNamed("dossier");
  const texts: Readonly<Record<string, string>> = typedOf(building);
  const fields = form ? fieldsOf(form) : [];
  for (const field of fields) field.value = texts[field.name] ?? field.value;
  form?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  fields[0]?.focus();
}

/** What follows from a table: a sentence, the lines to mend, the street, the dates, and the files and requests made of them. */
export function PortfolioResults(props: ToolProps & { table: Table; today: IsoDay }) {
  const { texts, table, periods, steps, today, brandName } = props;
  const [corrections, setCorrections] = useState(draft.corrections);
  const [checked, setChecked] = useState<readonly number[]>([]);
  const [isByMonth, setByMonth] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const buildings = useMemo(
    () => buildingsOf(readContracts(table, corrections), { periods, steps }, today),
    [table, corrections, periods, steps, today],
  );

  const dated = buildings.filter(isDated);
  const repeated = buildings.flatMap(({ line, name, sameAs }) =>
    sameAs ? `Ligne ${line}, ${name}\u00a0: identique à la ligne ${sameAs}, ignorée.` : [],
  );
  const wrong = buildings.filter(({ status }) => status === "à corriger");
  const withoutNotice = wrong.filter(({ faults }) =>
    faults.some(({ column, found }) => column === "notice" && !found),
  );
  const events = portfolioEvents(dated, window.location.hostname, today);
  const sentence = summaryOf(buildings, today);
  const values = { date: dayInFrench(today), jours: periods.convocationDays };
  const shown = { buildings: dated, note: fillTemplate(texts.assumptionsNote, values), isByMonth };

  const correct = (lines: readonly Building[], each: (building: Building) => Corrections[number]) => {
    const mended = lines.map((line) => [line.line, { ...corrections[line.line], ...each(line) }] as const);
    const all = { ...corrections, ...Object.fromEntries(mended) };
    Object.assign(draft, { corrections: all });
    setCorrections(all);
    // The focused field or button may disappear.
    summary.current?.focus();
  };
  const mend = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTexts(event.currentTarget);
    correct(wrong, ({ line, faults }) =>
      Object.fromEntries(faults.map(({ column }) => [column, typed[`${line}-${column}`]])),
    );
  };
  const nameOf = (building: Dated) => {
    const { line, name } = building;
    const others = checked.filter((each) => each !== line);
    const isChecked = others.length < checked.length;
    return (
      <>
        <label>
          <input
            type="checkbox"
            checked={isChecked}
            onChange={() => setChecked(isChecked ? others : [...checked, line])}
          />
          <span>{name}</span>
        </label>
        <button type="button" css={textButton} onClick={() => openDossier(building)}>
          Ouvrir le dossier<span css={visuallyHidden}> de {name}</span>
        </button>
      </>
    );
  };
  return (
    <div css={stack}>
      <p ref={summary} role="status" tabIndex={-1} css={strongText}>
        <span key={sentence}>{sentence}</span>
      </p>
      <Notes of={repeated} />
      {wrong.length > 0 && (
        <form onSubmit={mend} css={stack}>
          <Group legend="Lignes à corriger">
            {wrong.flatMap(({ line, name, faults }) =>
              faults.map(({ column, found, message }) => {
                const field = { name: `${line}-${column}`, label: `Ligne ${line}, ${name}`, hint: message };
                return (
                  <Labelled key={`${field.name} ${message}`} field={field}>
                    <input {...tied(field)} defaultValue={found} autoComplete="off" />
                  </Labelled>
                );
              }),
            )}
          </Group>
          <div css={buttonRow}>
            <Press type="submit">Recalculer ces lignes</Press>
            {withoutNotice.length > 0 && (
              <Press onClick={() => correct(withoutNotice, () => ({ assumed: "3 mois" }))}>
                <span key={withoutNotice.length}>
                  {`Appliquer 3\u00a0mois ${withoutNotice.length === 1 ? "à la ligne vide" : `aux ${withoutNotice.length} lignes vides`}`}
                </span>
              </Press>
            )}
          </div>
        </form>
      )}
      {dated.length > 0 && (
        <>
          <Street buildings={dated} today={today} />
          <div css={buttonRow}>
            <Press aria-pressed={isByMonth} onClick={() => setByMonth(!isByMonth)}>
              Par mois
            </Press>
            {isByMonth && <Press onClick={() => window.print()}>Imprimer</Press>}
            <Press onClick={() => setChecked(dated.slice(0, MOST_REQUESTED).map(({ line }) => line))}>
              Tout cocher
            </Press>
            {/* A calendar without events is invalid. */}
            {events.length > 0 && (
              <FileButton
                label="Ajouter les dates à mon agenda"
                name="portefeuille.ics"
                make={() => agendaFile(events, brandName)}
              />
            )}
            <FileButton label="Enregistrer en CSV" name="portefeuille.csv" make={() => csvFile(buildings)} />
          </div>
          <PortfolioTable {...shown} nameOf={nameOf} />
          <RequestLink wanted={dated.filter(({ line }) => checked.includes(line))} />
        </>
      )}
      {isByMonth &&
        createPortal(
          <div data-paper="" css={paper}>
            <Global styles={onlyPaper} />
            <h1>{`Dates des contrats d’énergie au ${dayInFrench(today)}`}</h1>
            <PortfolioTable {...shown} />
          </div>,
          document.body,
        )}
    </div>
  );
}

function RequestLink({ wanted }: { wanted: readonly Building[] }) {
  if (wanted.length === 0) return <p css={noteText}>Cochez des immeubles pour demander leur étude.</p>;
  if (wanted.length > MOST_REQUESTED)
    return <p css={noteText}>{MOST_REQUESTED} immeubles au plus par demande.</p>;
  const which = wanted.length === 1 ? "l’immeuble coché" : `les ${wanted.length} immeubles cochés`;
  return (
    <Link<RequestState> to="/#contact" state={{ prefill: requestFor(wanted) }} css={secondaryButton}>
      <span key={which}>{`Demander l’étude pour ${which}`}</span>
    </Link>
  );
}
