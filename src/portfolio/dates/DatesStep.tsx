import { useState } from "react";

import { buttonRow } from "../../components/Button";
import { calendarFile, hasReminders } from "../../contract/calendar-file";
import { dayInFrench, type IsoDay } from "../../french/dates";
import { fillTemplate } from "../../french/templates";
import { SecondaryButton, stack } from "../step-parts";
import type { Line } from "../table/lines";
import { csvFile } from "./csv";
import type { DatedContract, ScheduleContent } from "./dated-contracts";
import { DatesDownload } from "./DatesDownload";
import { DatesTable } from "./DatesTable";
import { MOST_REQUESTED } from "./fill-forms";
import { RequestBar } from "./RequestBar";

/** The content that the tool shows and computes with. */
export interface ToolProps extends ScheduleContent {
  texts: Queries.PortfolioTexts;
  brandName: string;
}

interface DatesStepProps extends ToolProps {
  /** At least one. */
  dated: readonly DatedContract[];
  /** Lines that are still to mend: the CSV file has them too. */
  waiting: readonly Line[];
  today: IsoDay;
}

/** The dates of all contracts, in the order of what to do first, and the files and requests made of them. */
export function DatesStep({ texts, schedule, steps, today, brandName, dated, waiting }: DatesStepProps) {
  /** The `id` of each ticked contract. */
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  const note = fillTemplate(texts.assumptionsNote, {
    date: dayInFrench(today),
    jours: schedule.convocationDays,
  });
  const toggle = (id: string) =>
    setTickedIds(tickedIds.includes(id) ? tickedIds.filter((other) => other !== id) : [...tickedIds, id]);
  return (
    <div css={stack}>
      <div css={buttonRow}>
        {hasReminders(dated) && (
          <DatesDownload
            madeOf={dated}
            label="Ajouter les dates à mon agenda"
            name="portefeuille.ics"
            make={() => calendarFile(dated, { brandName, host: window.location.hostname })}
          />
        )}
        <DatesDownload
          madeOf={dated}
          label="Enregistrer en CSV"
          name="portefeuille.csv"
          make={() => csvFile(dated, waiting, { schedule, steps })}
        />
        <SecondaryButton onClick={() => setTickedIds(dated.slice(0, MOST_REQUESTED).map(({ id }) => id))}>
          Tout cocher
        </SecondaryButton>
      </div>
      <DatesTable dated={dated} tickedIds={tickedIds} toggle={toggle} note={note} />
      <RequestBar ticked={dated.filter(({ id }) => tickedIds.includes(id))} />
    </div>
  );
}
