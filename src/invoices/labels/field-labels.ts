/** Labels of invoices: written as printed, in small letters and with accents; capitals, lost accents and broken lines are recognised too. */
export interface FieldLabels {
  /** Each proves the value after it, to its right or below it. */
  proofs: readonly string[];
  /** They prove it where they fill their cell, or stand before a colon. */
  alone?: readonly string[];
  /** They prove it only under a heading of the contract (`CONTRACT_HEADINGS`). */
  underHeading?: readonly string[];
  /** They prove it only in a sentence that speaks of the contract. */
  inSentence?: readonly string[];
  /** Words in the same sentence that exclude it. */
  excludedBy?: readonly string[];
}
