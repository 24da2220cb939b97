import type { DeadlineId } from "../../contract/deadline-rows";
import { type Deadline, inOneLine } from "../../contract/deadlines";
import type { Answer } from "../../contract/sentences";
import { numberInFrench, periodInFrench } from "../../french/numbers";
import type { Prefill } from "../../study-request/prefill";
import type { Entries } from "./entries";
import { fields } from "./fields";
import { about } from "./rounding";

/** Beside the answer, which names the letter's day: an e-mail link has room for little more. */
const FOR_REQUEST: readonly DeadlineId[] = ["meeting", "end"];

interface RequestElements extends Prefill {
  message: string;
}

/** The prefill of the contact form. No day that is past is named as one to keep. The message has only what that form has no field for. */
export function requestElements(
  entries: Entries,
  { headline, act }: Answer,
  deadlines: readonly Deadline[],
): RequestElements {
  const { copropriete, lots, energy, cost, usage, notice, delegate, meter } = entries;
  const count = (value: number | null, unit: string) => value && `${numberInFrench(value)}\u00a0${unit}`;
  const lines = {
    "Coût annuel de la fourniture HT":
      usage && cost !== null ? `${about(cost)} (${usage})` : count(cost, "€"),
    [fields.meter.label]: meter && fields.meter.options[meter],
    [fields.notice.label]: notice && meter !== "small" && periodInFrench(notice),
    [fields.delegate.label]: delegate && fields.delegate.options[delegate],
    "Montant annuel maximal HT": count(entries.ceiling, "€"),
    "Durée maximale du contrat": count(entries.duration, "mois"),
  };
  const dates = deadlines.filter(({ id, past }) => FOR_REQUEST.includes(id) && !past);
  const known = [
    ...(headline ? [headline, act] : []),
    ...Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : [])),
    ...dates.map(inOneLine),
  ];
  // The contact form has no « Non précisée »: its default must not pass for the visitor's answer.
  const unknownEnergy = `${fields.energy.label}\u00a0: ${fields.energy.options[""]}`;
  return {
    nomCopropriete: copropriete,
    nombreLots: `${lots ?? ""}`,
    typeContrat: energy,
    message: (energy || known.length === 0 ? known : [unknownEnergy, ...known]).join("\n"),
  };
}
