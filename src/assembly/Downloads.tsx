import { FileDownload } from "../browser/FileDownload";
import { primaryButton, secondaryButton } from "../components/Button";
import { anchorOf } from "../content/links";
import type { AssemblyFile } from "./assembly-file";
import { calendarFile } from "./calendar-file";

export interface DownloadsProps {
  file: AssemblyFile;
  /** Fetches what makes the PDF of a file. */
  fetchPdfMaker: () => Promise<(file: AssemblyFile) => Blob>;
}

/** A name that is safe on every system: `dossier-assemblee-les-erables.pdf`. A copropriété without such letters is left out. */
export function fileName(copropriete: string, extension: "pdf" | "ics"): string {
  const plain = anchorOf(copropriete.replace(/œ/gi, "oe").replace(/æ/gi, "ae"));
  return `${anchorOf(`dossier-assemblee-${plain.slice(0, 60)}`)}.${extension}`;
}

/** Nothing to fetch: a calendar needs little code, which comes with the page's own. */
const fetchCalendarMaker = () => Promise.resolve(calendarFile);

/** Different in each visit, for the dates of a copropriété without a name. */
const visit = Date.now().toString(36);

/** Two files to keep: the whole as a PDF, and its dates for a calendar. */
export function Downloads({ file, fetchPdfMaker }: DownloadsProps) {
  const { copropriete, calendar, madeOn } = file;
  const toCome = calendar.deadlines.filter(({ day }) => day >= madeOn);
  return (
    <>
      <FileDownload
        label="Télécharger le dossier"
        look={primaryButton}
        fetchMaker={fetchPdfMaker}
        make={(makePdf) => ({ file: makePdf(file), name: fileName(copropriete, "pdf") })}
        busy="Préparation du dossier…"
        saved={(name) => `Le dossier est enregistré sous le nom ${name}.`}
        failed="Le dossier n’a pas pu être préparé. Vérifiez votre connexion et réessayez."
      />
      {/* A calendar without a date would be invalid. */}
      {toCome.length > 0 && (
        <FileDownload
          label="Ajouter ces dates à mon agenda"
          look={secondaryButton}
          fetchMaker={fetchCalendarMaker}
          make={(makeCalendar) => ({
            file: makeCalendar(toCome, { ...file, host: window.location.hostname, visit }),
            name: fileName(copropriete, "ics"),
          })}
          busy="Préparation des dates…"
          saved={(name) => `Ouvrez le fichier ${name} pour ajouter les dates à votre agenda.`}
          failed="Les dates n’ont pas pu être enregistrées. Réessayez."
        />
      )}
    </>
  );
}
