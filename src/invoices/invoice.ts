/** What is read of an invoice. JSON values only: the table of buildings keeps them over a reload. */
import type { ContractFacts } from "../contract/contract-facts";
import type { IsoDay } from "../french/dates";

/** A day that may be the end of the contract, for the visitor to choose. */
export interface OfferedEnd {
  /** Null: the paper says that the contract has no end. */
  day: IsoDay | null;
  /** The line of the paper with the day: « Date d’échéance du contrat : 31/12/2027 » */
  line: string;
  page: number;
}

export interface FoundContract {
  /** Without an end, which the visitor has yet to choose. */
  facts: ContractFacts;
  /** At most three, the best first. */
  ends: readonly OfferedEnd[];
}

export interface Invoice {
  /** The invoice's own day. */
  day: IsoDay | undefined;
  /** One for each meter, up to 100; at least one. */
  contracts: readonly FoundContract[];
  /** The paper has more contracts. */
  hasMore: boolean;
  /** Numbers of the pages that could not be read, and of those without a text. */
  unreadPages: readonly number[];
  barePages: readonly number[];
  /** Hash of the file's bytes, by which the same file is known again. */
  fingerprint: string;
}

/** The facts with the end that the visitor has chosen. @param end undefined: none of those that were found. */
export const factsWith = ({ facts }: FoundContract, end: OfferedEnd | undefined): ContractFacts =>
  end ? { ...facts, end: end.day, isOpenEnded: end.day === null } : facts;
