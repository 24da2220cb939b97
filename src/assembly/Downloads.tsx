import { FileDownload } from "../browser/FileDownload";
import { primaryButton, secondaryButton } from "../components/Button";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { fetchAssemblyPdfMaker } from "../pdf/assembly/fetch-assembly-pdf-maker";
import type { AssemblyFile, Day } from "./assembly-file";
import { calendarFile } from "./calendar-file";
import type { AssemblyContent } from "./create-assembly-file";
import type { Entries } from "./entries";
import { fileName } from "./file-name";

interface DownloadsProps {
  page: AssemblyFileEntry;
  settings: AssemblyContent["settings"];
  file: AssemblyFile;
  energy: Entries["energy"];
  /** The visitor's day. */
  today: Day;
}

/** Nothing to fetch: a calendar needs little code, which comes with the section's own. */
const fetchCalendarMaker = () => Promise.resolve(calendarFile);

/** Two files to keep: the whole as a PDF, and its dates for a calendar. */
export function Downloads({ page, settings, file, energy, today }: DownloadsProps) {
  const [pdfLabel = "", calendarLabel = ""] = page.buttons;
  const { copropriete, calendar } = file;
  const { brandName, email, phone } = settings;
  return (
    <>
      <FileDownload
        label={pdfLabel}
        look={primaryButton}
        fetchMaker={fetchAssemblyPdfMaker}
        make={(makePdf) => ({
          file: makePdf(file, { brandName, email, phone, pastLabel: page.livePast, today }),
          name: fileName(copropriete, "pdf"),
        })}
        busy="Préparation du dossier…"
        saved={(name) => `Le dossier est enregistré sous le nom ${name}.`}
        failed="Le dossier n’a pas pu être préparé. Vérifiez votre connexion et réessayez, ou imprimez-le."
      />
      {/* A calendar without a date would be invalid. */}
      {calendar.deadlines.length > 0 && (
        <FileDownload
          label={calendarLabel}
          look={secondaryButton}
          fetchMaker={fetchCalendarMaker}
          make={(makeCalendar) => ({
            file: makeCalendar(calendar.deadlines, {
              copropriete,
              energy,
              brandName,
              host: window.location.hostname,
              now: new Date(),
            }),
            name: fileName(copropriete, "ics"),
          })}
          busy="Préparation des dates…"
          saved={(name) => `Les dates sont enregistrées sous le nom ${name}.`}
          failed="Les dates n’ont pas pu être enregistrées. Réessayez."
        />
      )}
    </>
  );
}
