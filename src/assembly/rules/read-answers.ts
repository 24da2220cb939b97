/** The answers of a visitor, read from the texts of the form, with a message for each invalid one. */
import type { SiteDelays } from "../../contract/content";
import type { ConveningDelays } from "../../contract/date-rules";
import { canConvene, type GivenAssembly } from "../../contract/plan";
import { TICKED } from "../../forms/elements";
import { cleanText } from "../../french/clean-text";
import type { IsoDay } from "../../french/dates";
import type { Notice } from "../../french/notice";
import { dossierFields, type FieldName, type FieldTexts } from "./dossier-fields";
import { FieldReader, parseConsumption, wholeWith } from "./read-field";

/** The option that is chosen; null for « Je ne sais pas ». */
type Chosen<Options> = Exclude<keyof Options, ""> | null;

/** The answers of a visitor, read from the texts of the fields. Null or an empty text: not given, or invalid. */
export interface VisitorAnswers {
  readonly copropriete: string;
  readonly energy: Chosen<typeof dossierFields.energy.options>;
  readonly lots: number | null;
  /** Yearly supply cost before tax, in euros. */
  readonly cost: number | null;
  /** Unit: kWh a year. */
  readonly consumption: number | null;
  /** Null also for a contract without an end. */
  readonly contractEnd: IsoDay | null;
  readonly isOpenEnded: boolean;
  readonly notice: Notice | null;
  readonly meter: Chosen<typeof dossierFields.meter.options>;
  readonly meeting: GivenAssembly | null;
  /** The visitor keeps this assembly, although it is too late. */
  readonly keepsAssembly: boolean;
  /** The delay of the convocation in the règlement, in days. */
  readonly convocationDays: number | null;
  readonly delegate: Chosen<typeof dossierFields.delegate.options>;
  /** Maximum in euros a year before tax. */
  readonly ceiling: number | null;
  /** The maximum of a waiting contract, which bridges the time to the next vote. Unit: euros a year before tax. */
  readonly waitingCeiling: number | null;
  readonly waitingMonths: number | null;
  /** Null also for a contract without an end. */
  readonly renewal: Chosen<typeof dossierFields.renewal.options>;
  readonly renewalMonths: number | null;
  /** The longest contract, in months. */
  readonly duration: number | null;
  /** A message in French for each invalid field. */
  readonly problems: Readonly<Partial<Record<FieldName, string>>>;
}

function readChoice<Options extends object>(options: Options, typed = ""): Chosen<Options> {
  const isOption = typed !== "" && Object.hasOwn(options, typed);
  return isOption ? (typed as Chosen<Options>) : null;
}

/** Reads the assembly. Its day is a problem if it contradicts the boxes, or if the assembly can no longer be convened. */
function readAssembly(
  reader: FieldReader,
  typed: FieldTexts,
  delays: ConveningDelays,
  today: IsoDay,
): GivenAssembly | null {
  const day = reader.readDay("meeting");
  if (typed.voted === TICKED) {
    if (day && day > today)
      return reader.refuse(
        "meeting",
        "Une assemblée déjà votée a eu lieu\u00a0: indiquez son jour, ou décochez.",
      );
    return { status: "voted", day };
  }
  if (!day) return null;
  if (day < today)
    return reader.refuse(
      "meeting",
      "Ce jour est passé\u00a0: cochez «\u00a0Déjà votée\u00a0», ou changez le jour.",
    );
  if (typed.onAgenda === TICKED) return { status: "onAgenda", day };
  if (canConvene(day, delays, today)) return { status: "planned", day };
  return reader.refuse(
    "meeting",
    "Cette assemblée ne peut plus être convoquée\u00a0: cochez «\u00a0La question est à l’ordre du jour\u00a0», ou changez le jour.",
  );
}

/**
 * Reads the fields. An invalid field counts as not given. Pages show the problem of the field that is read first.
 * @param today the visitor's day. @param siteDelays has the legal delay of the convocation, which a règlement may only lengthen.
 */
export function readAnswers(typed: FieldTexts, today: IsoDay, siteDelays: SiteDelays): VisitorAnswers {
  const reader = new FieldReader(typed);
  const convocationDays = reader.readWith(
    "convocationDays",
    wholeWith("j|jours?", siteDelays.convocationDays, 120),
    `un nombre de jours, ${siteDelays.convocationDays} au moins`,
  );
  const isOpenEnded = typed.openEnded === TICKED;
  const delays = { ...siteDelays, convocationDays: convocationDays ?? siteDelays.convocationDays };
  return {
    copropriete: cleanText(reader.textOf("copropriete")),
    energy: readChoice(dossierFields.energy.options, typed.energy),
    lots: reader.readWith("lots", wholeWith("lots?", 1, 99_999), "un nombre de lots, par exemple 45"),
    cost: reader.readEuros("cost"),
    consumption: reader.readWith(
      "consumption",
      parseConsumption,
      "une consommation en kWh ou en MWh, par exemple 120\u00a0000 ou 120\u00a0MWh",
    ),
    contractEnd: isOpenEnded ? null : reader.readDay("contractEnd"),
    isOpenEnded,
    notice: reader.readNotice(),
    meter: readChoice(dossierFields.meter.options, typed.meter),
    meeting: readAssembly(reader, typed, delays, today),
    keepsAssembly: typed.keepMeeting === TICKED,
    convocationDays,
    delegate: readChoice(dossierFields.delegate.options, typed.delegate),
    ceiling: reader.readEuros("ceiling"),
    waitingCeiling: reader.readEuros("waitingCeiling"),
    waitingMonths: reader.readMonths("waitingMonths", 12, "de 1 à 12, par exemple 3"),
    renewal: isOpenEnded ? null : readChoice(dossierFields.renewal.options, typed.renewal),
    renewalMonths: isOpenEnded ? null : reader.readMonths("renewalMonths", 60, "de 1 à 60, par exemple 12"),
    duration: reader.readMonths("duration", 120, "par exemple 36"),
    problems: reader.problems,
  };
}
