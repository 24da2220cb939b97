/** What the checks of characters share: how a message says where a character stands. */

/** How many characters a message quotes of the text before a finding. */
export const LONGEST_QUOTE = 20;

/** @param quote the text before a finding; empty at the start. */
export const after = (quote: string) => (quote ? `après « ${quote} »` : "au début");

/**
 * Checks each item of a list.
 * @param find returns a finding in French, or undefined.
 * @returns all findings with the number of their item, or undefined when there is none.
 */
export function findInItems(
  items: readonly unknown[],
  find: (item: unknown) => string | undefined,
): string | undefined {
  const findings = items.flatMap((item, index) => {
    const finding = find(item);
    return finding ? [`au point n° ${index + 1}, ${finding}`] : [];
  });
  return findings.length > 0 ? findings.join(" ; ") : undefined;
}
