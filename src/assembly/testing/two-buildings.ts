/** Two buildings, and the texts that each source brings of one (docs/decisions/0029-one-record.md). */
import type { ContractFacts } from "../../contract/contract-facts";
import { DECISIVE_FIELDS, type FieldName, type FieldTexts } from "../rules/dossier-fields";
import { textsOfFacts } from "../rules/facts-as-texts";
import { forwardLink } from "../rules/forwarded";

export interface Building {
  facts: ContractFacts;
  /** Texts that no invoice has. */
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

/** Values of A alone: once B is the record, no page, file or request may have such a value. */
export const OF_A =
  /Alpha|203[67]|41\s?000|41\s?111|41\s?222|61\sjours|11\smois|41\slots|31\smois|7\smois au plus/i;

/** Where a record comes from: typed on the guide or on the home page, an invoice, a row of the table, or a link. */
export type Source = "typing" | "home" | "invoice" | "row" | "link";

const withoutEmpty = (texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));

/** All that is known, in an order in which each field is on the page when it is typed into. */
function typedTexts({ facts, others }: Building): FieldTexts {
  const { contractEnd = "", notice = "", ...known } = textsOfFacts(facts);
  return withoutEmpty({ contractEnd, notice, ...others, ...withoutEmpty(known) });
}

/** The texts of some fields. */
const textsOf = (names: readonly FieldName[], texts: FieldTexts): FieldTexts =>
  withoutEmpty(Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])));

/** The texts of the form after a source. */
export const broughtBy: Readonly<Record<Source, (building: Building) => FieldTexts>> = {
  typing: typedTexts,
  home: (building) => textsOf(["contractEnd", "notice", "meter"], typedTexts(building)),
  invoice: ({ facts }) => withoutEmpty(textsOfFacts(facts)),
  row: ({ facts }) => withoutEmpty(textsOfFacts(facts)),
  link: (building) => textsOf(DECISIVE_FIELDS, typedTexts(building)),
};

/** The link that a visitor forwards who has typed everything. @param origin of the site. */
export const linkTo = (building: Building, origin: string): string =>
  forwardLink(typedTexts(building), origin);
