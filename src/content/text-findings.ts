/** What both checks of characters share: how a message says where a character is. */

/** How many characters before a finding a message quotes. */
export const LONGEST_QUOTE = 20;

/**
 * Says in French where a finding is.
 * @param quote the text before it. Empty at the start.
 */
export const after = (quote: string) => (quote ? `après « ${quote} »` : "au début");

/**
 * Checks each item of a list.
 * @param find returns a finding in French, or undefined.
 * @returns all findings, each with the number of its item, or undefined if there is none.
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
