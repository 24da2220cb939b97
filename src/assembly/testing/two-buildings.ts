/** Two buildings, and what each source brings of one. Units try each ordered pair (docs/decisions/0029-one-record.md). */
import type { ContractFacts } from "../../contract/contract-facts";
import { DECISIVE_FIELDS, type FieldName, type FieldTexts } from "../rules/dossier-fields";
import { textsOfFacts } from "../rules/facts-as-texts";
import { forwardLink } from "../rules/forwarded";

export interface Building {
  facts: ContractFacts;
  /** What only a person knows. */
  others: FieldTexts;
}

export const A: Building = {
  facts: {
    name: "Résidence Alpha",
    end: "2036-05-31",
    isOpenEnded: false,
    notice: { count: 4, unit: "months" },
    energy: "gaz",
    power: null,
    consumption: 411,
    renewal: 11,
    deliveryPoint: "GI111111",
    meter: "large",
  },
  others: {
    meeting: "2036-03-14",
    keepMeeting: "oui",
    convocationDays: "61",
    lots: "41",
    cost: "41 000",
    delegate: "syndic",
    ceiling: "41 111",
    duration: "31",
    waitingCeiling: "41 222",
    waitingMonths: "7",
  },
};

export const B: Building = {
  facts: {
    ...A.facts,
    name: "Résidence Bêta",
    end: "2040-12-31",
    notice: { count: 90, unit: "days" },
    energy: "electricite",
    power: 72,
    consumption: null,
    renewal: null,
    deliveryPoint: "22222222222222",
  },
  others: {},
};

/** What nothing may show of A once B is the record. */
export const OF_A =
  /Alpha|203[67]|41\s?000|41\s?111|41\s?222|61\sjours|11\smois|41\slots|31\smois|7\smois au plus/i;

export type Source = "typing" | "home" | "invoice" | "row" | "link";

const given = (texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** All that is known, in an order in which each field is shown once its turn comes. */
function typedTexts({ facts, others }: Building): FieldTexts {
  const { contractEnd = "", notice = "", ...known } = textsOfFacts(facts);
  return given({ contractEnd, notice, ...others, ...given(known) });
}

const only = (names: readonly FieldName[], texts: FieldTexts): FieldTexts =>
  given(Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])));

/** The texts of the form after a source. */
export const broughtBy: Readonly<Record<Source, (building: Building) => FieldTexts>> = {
  typing: typedTexts,
  home: (building) => only(["contractEnd", "notice", "meter"], typedTexts(building)),
  invoice: ({ facts }) => given(textsOfFacts(facts)),
  row: ({ facts }) => given(textsOfFacts(facts)),
  link: (building) => only(DECISIVE_FIELDS, typedTexts(building)),
};

/** The link that who has typed all may forward. @param origin of the site. */
export const linkTo = (building: Building, origin: string): string =>
  forwardLink(typedTexts(building), origin);
