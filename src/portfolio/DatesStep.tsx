import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useMemo, useState } from "react";

import { buttonRow, secondaryButton, textButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import { agendaFile } from "../contract/agenda-file";
import { fieldsOf, formNamed, writeText } from "../forms/elements";
import { dayInDigits } from "../french/dates";
import { dayInFrench, type IsoDay } from "../french/dates";
import { fillTemplate } from "../french/templates";
import type { RequestState } from "../study-request/prefill";
import { print } from "../theme/media";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { agendaEvents } from "./agenda";
import { csvFile, energyInFrench } from "./csv";
import { type DatedContract, isStudyDue, remarkOn, type ScheduleContent, stateWord } from "./dated-contracts";
import type { WaitingLine } from "./facts";
import { MOST_REQUESTED, requestFor, typedOf } from "./fill-forms";
import { checkboxLabel, Press, stack } from "./step-parts";

/** The content that the tool shows and computes with. */
export interface ToolProps extends ScheduleContent {
  texts: Queries.PortfolioTexts;
  brandName: string;
}

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

/** Fills the assembly's form. The form reads its fields on `focusout`. */
function openDossier(contract: DatedContract) {
  const form = formNamed("dossier");
  const texts: Readonly<Record<string, string>> = typedOf(contract);
  const fields = form ? fieldsOf(form) : [];
  for (const field of fields) {
    const text = texts[field.name];
    if (text !== undefined) writeText(field, text);
  }
  form?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  fields[0]?.focus();
}

/** One line with a day, or none without it. @param label French words before the day. */
const dayLines = (day: IsoDay | null | undefined, label = "") => (day ? [label + dayInDigits(day)] : []);

/** The task of a row, in its first line after the name: what to do, and until when. */
function taskOf({ plan, days }: DatedContract): readonly string[] {
  switch (plan.state) {
    case "urgent":
      return [`lettre aujourd’hui, reçue au plus tard le ${dayInDigits(days.receipt)}`];
    case "missed":
      return days.isTargetToConfirm
        ? ["date de fin à demander au fournisseur"]
        : dayLines(days.posting, "lettre au plus tard le ");
    case "openEnded":
      return dayLines(days.posting, "lettre à partir du ");
    case "tight":
      return dayLines(days.posting, "lettre le jour du vote, le ");
    case "endsByItself":
      return dayLines(days.signing, "à signer le ");
    default:
      return dayLines(days.posting, "lettre au plus tard le ");
  }
}

interface Column {
  heading: string;
  lines: (dated: DatedContract) => readonly string[];
}

/** The columns after the name and the state. They are words and days: colours alone say nothing. */
const COLUMNS: readonly Column[] = [
  { heading: "Fin du contrat", lines: ({ days, end }) => dayLines(days.target ?? end) },
  { heading: "Assemblée", lines: ({ days }) => dayLines(days.meeting) },
  {
    heading: "Convoquer",
    lines: ({ days }) => [...dayLines(days.convocation), ...dayLines(days.letters, "par lettre\u00a0: ")],
  },
  {
    heading: "Étude",
    lines: (dated) => (isStudyDue(dated) ? ["sans attendre"] : dayLines(dated.days.study)),
  },
  { heading: "Remarque", lines: (dated) => [remarkOn(dated)].filter(Boolean) },
];

/** Too narrow for seven columns: a card for each contract, with its other days on request. */
const cards = "@media screen and (max-width: 63.99em)";
const energyStyles = css(noteText, { display: "block" });
const actions = css({ button: { paddingInline: 0, marginRight: space(2) }, [print]: { display: "none" } });
const onlyCards = css({ display: "none", [cards]: { display: "inline-flex" } });
const table = css(noteText, {
  width: "100%",
  borderCollapse: "collapse",
  color: colors.ink,
  fontVariantNumeric: "tabular-nums",
  "th, td": {
    padding: space(1),
    borderBottom: `1px solid ${colors.line}`,
    textAlign: "left",
    verticalAlign: "top",
    // Only words that are wider than the column break, and dates are not.
    overflowWrap: "break-word",
  },
  "tbody tr": { breakInside: "avoid" },
  [cards]: {
    "&, tbody, tfoot, tr, th, td": { display: "block" },
    thead: visuallyHidden,
    "tbody tr": {
      marginBottom: space(2),
      borderTop: `4px solid ${colors.brand}`,
      background: colors.surface,
    },
    "th, td": { borderBottom: 0, paddingBlock: space(0.5) },
    "tr:not([data-open]) [data-label]": { display: "none" },
    "[data-label]": {
      display: "grid",
      gridTemplateColumns: "2fr 3fr",
      columnGap: space(1),
      // The heading is read once, and not again before each cell.
      "&::before": [strongText, { content: 'attr(data-label) / ""' }],
      "p + p": { gridColumn: 2 },
      "&:empty": { display: "none" },
    },
  },
});

interface RowProps {
  dated: DatedContract;
  isChecked: boolean;
  toggle: () => void;
}

function Row({ dated, isChecked, toggle }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, energy } = dated;
  const about = [name, energyInFrench(energy).toLowerCase()].filter(Boolean).join(", ");
  return (
    <tr data-open={isOpen ? "" : undefined}>
      <th scope="row">
        <label css={checkboxLabel}>
          <input type="checkbox" checked={isChecked} onChange={toggle} />
          <span>
            <span css={visuallyHidden}>Demander l’étude de </span>
            {name}
            {energy && <span css={energyStyles}>{energyInFrench(energy)}</span>}
          </span>
        </label>
      </th>
      <td>
        <p css={strongText}>{stateWord(dated)}</p>
        {taskOf(dated).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div css={actions}>
          <button
            type="button"
            aria-expanded={isOpen}
            css={[textButton, onlyCards]}
            onClick={() => setOpen(!isOpen)}
          >
            Toutes les dates<span css={visuallyHidden}> de {about}</span>
          </button>
          <button type="button" css={textButton} onClick={() => openDossier(dated)}>
            Ouvrir le dossier<span css={visuallyHidden}> de {about}</span>
          </button>
        </div>
      </td>
      {COLUMNS.map(({ heading, lines }) => (
        <td key={heading} data-label={heading}>
          {lines(dated).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </td>
      ))}
    </tr>
  );
}

interface DatesStepProps extends ToolProps {
  /** At least one. */
  dated: readonly DatedContract[];
  /** The CSV file keeps them. */
  waiting: readonly WaitingLine[];
  today: IsoDay;
}

/** The dates of all contracts, in the order of what to do first, and the files and requests made of them. */
export function DatesStep({ texts, periods, steps, today, brandName, dated, waiting }: DatesStepProps) {
  /** The `id` of each contract that is checked. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  // A tick renders the table again, but changes no event.
  const events = useMemo(
    () => agendaEvents(dated, { periods, steps }, window.location.hostname),
    [dated, periods, steps],
  );
  const note = fillTemplate(texts.assumptionsNote, {
    date: dayInFrench(today),
    jours: periods.convocationDays,
  });
  const toggle = (id: string) =>
    setChecked(checked.includes(id) ? checked.filter((other) => other !== id) : [...checked, id]);
  return (
    <div css={stack}>
      <div css={buttonRow}>
        {/* A calendar without events is invalid. */}
        {events.length > 0 && (
          <FileButton
            label="Ajouter les dates à mon agenda"
            name="portefeuille.ics"
            make={() => agendaFile(events, brandName)}
          />
        )}
        <FileButton label="Enregistrer en CSV" name="portefeuille.csv" make={() => csvFile(dated, waiting)} />
        <Press onClick={() => setChecked(dated.slice(0, MOST_REQUESTED).map(({ id }) => id))}>
          Tout cocher
        </Press>
        <RequestLink wanted={dated.filter(({ id }) => checked.includes(id))} />
      </div>
      <table css={table}>
        <caption css={visuallyHidden}>Dates de chaque contrat, les plus urgentes d’abord</caption>
        <thead>
          <tr>
            {["Immeuble", "À faire", ...COLUMNS.map(({ heading }) => heading)].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dated.map((each) => (
            <Row
              key={each.id}
              dated={each}
              isChecked={checked.includes(each.id)}
              toggle={() => toggle(each.id)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={COLUMNS.length + 2}>{note}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A link to the request for the checked contracts, and a status that says how many they are. */
function RequestLink({ wanted }: { wanted: readonly DatedContract[] }) {
  const which = wanted.length === 1 ? "l’immeuble coché" : `les ${wanted.length} immeubles cochés`;
  const isTooMany = wanted.length > MOST_REQUESTED;
  const hint = "Cochez des immeubles pour demander leur étude.";
  const tooMany = `${MOST_REQUESTED} immeubles au plus par demande.`;
  const text = isTooMany ? tooMany : hint;
  return (
    <>
      {wanted.length > 0 && !isTooMany && (
        <Link<RequestState> to="/#contact" state={{ prefill: requestFor(wanted) }} css={secondaryButton}>
          <span key={which}>{`Demander l’étude pour ${which}`}</span>
        </Link>
      )}
      <p role="status" css={noteText}>
        <span key={`${text} ${which}`}>
          {wanted.length > 0 && !isTooMany ? `Demande pour ${which}.` : text}
        </span>
      </p>
    </>
  );
}
