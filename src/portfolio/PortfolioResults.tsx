import { css, Global } from "@emotion/react";
import { Link } from "gatsby";
import { useState } from "react";
import { createPortal } from "react-dom";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import { Notes } from "../components/Notes";
import { agendaFile } from "../contract/agenda-file";
import { fieldsOf, formNamed } from "../forms/elements";
import { dayInFrench, type IsoDay } from "../french/dates";
import { fillTemplate } from "../french/templates";
import type { RequestState } from "../study-request/prefill";
import { noteText, subtitleText, visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import {
  type Building,
  type Dated,
  isDated,
  MOST_REQUESTED,
  requestFor,
  type ScheduleContent,
  typedOf,
} from "./buildings";
import type { Correction } from "./contract";
import { FaultyLines } from "./FaultyLines";
import { csvFile, portfolioEvents } from "./files";
import { Press, stack } from "./parts";
import { MonthTables, PortfolioTable, Street } from "./PortfolioTable";

/** The content that the tool shows and computes with. */
export interface ToolProps extends ScheduleContent {
  texts: Queries.PortfolioTexts;
  brandName: string;
}

const paper = css({ display: "none", "@media print": { display: "block" }, h1: subtitleText });
const onlyPaper = css({
  "@page": { size: "A4 landscape", margin: space(3) },
  "@media print": { "body > :not([data-paper])": { display: "none" } },
});

interface FileButtonProps {
  label: string;
  /** The file's name. */
  name: string;
  make: () => Blob;
}

const FileButton = ({ label, name, make }: FileButtonProps) => (
  <DownloadButton
    label={label}
    look={secondaryButton}
    make={() => ({ file: make(), name })}
    busy="Préparation du fichier…"
    ordered={() => `Le téléchargement est lancé. Le fichier s’appelle ${name}.`}
    failed="Le fichier n’a pas pu être enregistré. Réessayez."
  />
);

/** Fills the form of the assembly's tool. The form reads its fields when one loses the focus, so that this event is sent. */
function openDossier(building: Dated) {
  const form = formNamed("dossier");
  const texts: Readonly<Record<string, string>> = typedOf(building);
  const fields = form ? fieldsOf(form) : [];
  for (const field of fields) field.value = texts[field.name] ?? field.value;
  form?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  fields[0]?.focus();
}

interface ResultsProps extends ToolProps {
  buildings: readonly Building[];
  today: IsoDay;
  /** Adds a correction to each of these lines. */
  correct: (lines: readonly Building[], correctionOf: (building: Building) => Correction) => void;
}

/** A French note on each line that does not count, with the reason. */
const notesOnUncounted = (buildings: readonly Building[]) =>
  buildings.flatMap(({ line, name, sameAs, ignored }) => {
    if (ignored) return [`Ligne ${line}, ${name}\u00a0: «\u00a0${ignored}\u00a0», ignorée.`];
    return sameAs ? [`Ligne ${line}, ${name}\u00a0: identique à la ligne ${sameAs}, ignorée.`] : [];
  });

/** The results of a table: the lines to correct, the street of houses, the dates, and the files and requests made of them. */
export function PortfolioResults({ texts, periods, today, brandName, buildings, correct }: ResultsProps) {
  /** The `id` of each contract that is checked. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [isByMonth, setByMonth] = useState(false);
  const dated = buildings.filter(isDated);
  const faulty = buildings.filter(({ status }) => status === "à corriger");
  const events = portfolioEvents(dated, window.location.hostname, today);
  const note = fillTemplate(texts.assumptionsNote, {
    date: dayInFrench(today),
    jours: periods.convocationDays,
  });

  const nameOf = (building: Dated) => {
    const { id, code, name } = building;
    const isChecked = checked.includes(id);
    const toggle = () => setChecked(isChecked ? checked.filter((other) => other !== id) : [...checked, id]);
    return (
      <>
        <label>
          <input type="checkbox" checked={isChecked} onChange={toggle} />
          <span>
            <span css={visuallyHidden}>Demander l’étude de </span>
            {name}
          </span>
        </label>
        {code && code !== name && <p css={noteText}>{code}</p>}
        <button type="button" css={textButton} onClick={() => openDossier(building)}>
          Ouvrir le dossier<span css={visuallyHidden}> de {name}</span>
        </button>
      </>
    );
  };
  return (
    <div css={stack}>
      <Notes of={notesOnUncounted(buildings)} />
      {faulty.length > 0 && <FaultyLines faulty={faulty} correct={correct} />}
      {dated.length > 0 && (
        <>
          <Street buildings={dated} today={today} />
          <div css={buttonRow}>
            <Press aria-pressed={isByMonth} onClick={() => setByMonth(!isByMonth)}>
              Par mois
            </Press>
            {isByMonth && <Press onClick={() => window.print()}>Imprimer</Press>}
            <Press onClick={() => setChecked(dated.slice(0, MOST_REQUESTED).map(({ id }) => id))}>
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
          <p css={noteText}>Cochez des immeubles pour demander leur étude.</p>
          <PortfolioTable buildings={dated} note={note} isByMonth={isByMonth} nameOf={nameOf} />
          <RequestLink wanted={dated.filter(({ id }) => checked.includes(id))} />
        </>
      )}
      {isByMonth &&
        createPortal(
          <div data-paper="" css={paper}>
            <Global styles={onlyPaper} />
            <h1>{`Dates des contrats d’énergie au ${dayInFrench(today)}`}</h1>
            <MonthTables buildings={dated} note={note} />
          </div>,
          document.body,
        )}
    </div>
  );
}

function RequestLink({ wanted }: { wanted: readonly Building[] }) {
  if (wanted.length === 0) return null;
  if (wanted.length > MOST_REQUESTED)
    return <p css={noteText}>{MOST_REQUESTED} immeubles au plus par demande.</p>;
  const which = wanted.length === 1 ? "l’immeuble coché" : `les ${wanted.length} immeubles cochés`;
  return (
    <Link<RequestState> to="/#contact" state={{ prefill: requestFor(wanted) }} css={secondaryButton}>
      <span key={which}>{`Demander l’étude pour ${which}`}</span>
    </Link>
  );
}
