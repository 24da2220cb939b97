/** The study request that a dossier fills in. */
import { type DeadlineId, inOneLine } from "../../contract/deadlines";
import { noticeInFrench } from "../../french/notice";
import { numberInFrench } from "../../french/numbers";
import type { Prefill } from "../../study-request/request-fields";
import type { Answered } from "./answer-for";
import { dossierFields } from "./dossier-fields";
import type { VisitorAnswers } from "./read-answers";

/**
 * The deadlines in the message. They are few: the visitor may have to send the request by
 * e-mail (study-request/recap.ts), and the length of a `mailto:` link is limited. The letter's day is in the
 * headline.
 */
const DEADLINES_FOR_REQUEST: readonly DeadlineId[] = ["meeting", "end", "wish"];

interface RequestPrefill extends Prefill {
  message: string;
}

/** « Préavis : 3 mois » for each value that is given. */
function linesOf(values: Readonly<Record<string, string | null | false>>): string[] {
  const given = Object.entries(values).filter(([, value]) => value);
  return given.map(([label, value]) => `${label}\u00a0: ${value}`);
}

const withUnit = (value: number | null, unit: string) =>
  value === null ? null : `${numberInFrench(value)}\u00a0${unit}`;

/** The chosen option of the renewal, with its months if they are known. */
function renewalClause({ renewal, renewalMonths }: VisitorAnswers): string {
  const option = dossierFields.renewal.options[renewal ?? ""];
  return renewal === "renews" && renewalMonths ? `Il repart pour ${renewalMonths}\u00a0mois` : option;
}

/** The prefill of the request. Its message has the answer, and the values that the request has no field for. */
export function requestPrefill({
  visitorAnswers,
  answer,
  asksForRenewal,
  deadlines,
}: Answered): RequestPrefill {
  const { copropriete, lots, energy, notice, delegate, meter } = visitorAnswers;
  const { headline, act } = answer;
  const sentences = headline ? [headline, act] : [];
  // A small meter needs no notice.
  const entered = linesOf({
    "Coût annuel de la fourniture HT": withUnit(visitorAnswers.cost, "€"),
    [dossierFields.meter.label]: meter && dossierFields.meter.options[meter],
    [dossierFields.notice.label]: notice && meter !== "small" && noticeInFrench(notice),
    Reconduction: asksForRenewal && renewalClause(visitorAnswers),
    [dossierFields.delegate.label]: delegate && dossierFields.delegate.options[delegate],
    "Montant annuel maximal HT": withUnit(visitorAnswers.ceiling, "€"),
    "Durée maximale du contrat": withUnit(visitorAnswers.duration, "mois"),
  });
  const dates = deadlines
    .filter(({ id, isHypothetical }) => DEADLINES_FOR_REQUEST.includes(id) && !isHypothetical)
    .map(inOneLine);
  const known = [...sentences, ...entered, ...dates];
  // The request has no « Non précisée », so its default energy could be taken for the visitor's answer.
  const unknownEnergy = `${dossierFields.energy.label}\u00a0: ${dossierFields.energy.options[""]}`;
  const saysUnknownEnergy = !energy && known.length > 0;
  return {
    nomCopropriete: copropriete,
    nombreLots: `${lots ?? ""}`,
    typeContrat: energy ?? "",
    message: (saysUnknownEnergy ? [unknownEnergy, ...known] : known).join("\n"),
  };
}
