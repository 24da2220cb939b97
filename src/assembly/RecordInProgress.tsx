import { css } from "@emotion/react";
import { Link } from "gatsby";

import { typeset } from "../components/typeset";
import { useRecord } from "../forms/record";
import { RecordLine } from "../forms/RecordLine";
import { dayInFrench } from "../french/dates";
import { counted } from "../french/numbers";
import { noteText } from "../theme/text";
import type { Answered } from "./rules/answer-for";
import { dossierForm, type FieldName } from "./rules/dossier-fields";
import type { VisitorAnswers } from "./rules/read-answers";

const line = css(noteText, { gridColumn: "1 / -1" });

/** The fields that the home page shows. */
const SHOWN: readonly FieldName[] = [
  "contractEnd",
  "openEnded",
  "notice",
  "meter",
  "renewal",
  "renewalMonths",
];

function assemblyInFrench({ meeting: assembly, keepsAssembly }: VisitorAnswers): string {
  if (!assembly) return "";
  const name = assembly.day ? `assemblée du ${dayInFrench(assembly.day)}` : "assemblée";
  if (assembly.status === "voted") return `${name}, déjà votée`;
  return keepsAssembly ? `${name}, gardée` : name;
}

/** The parts of the label: the answers that count, and have no field on the home page. */
function partsOf(answers: VisitorAnswers): readonly string[] {
  const { copropriete, convocationDays } = answers;
  const convocation = convocationDays === null ? "" : `convocation de ${counted(convocationDays, "jour")}`;
  return [copropriete, assemblyInFrench(answers), convocation].filter(Boolean);
}

/**
 * « Dossier en cours : Résidence A, assemblée du 15 novembre 2027 »: names the answers that count on the home page, and
 * have no field there.
 */
export function RecordInProgress({ answered }: { answered: Answered }) {
  const { texts } = useRecord(dossierForm).record;
  const names = Object.keys(texts) as FieldName[];
  const hasMore = names.some((name) => texts[name] && !SHOWN.includes(name));
  const parts = partsOf(answered.visitorAnswers).join(", ");
  const label = parts ? `Dossier en cours\u00a0: ${parts}` : "Dossier en cours";
  return (
    <>
      {hasMore && (
        <p key={label} css={line}>
          <Link to="/livre-blanc#assemblee">{typeset(label)}</Link>
        </p>
      )}
      <RecordLine recordForm={dossierForm} withErase />
    </>
  );
}
