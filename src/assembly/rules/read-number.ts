/** A text without spaces, in small letters and plain digits. */
const compact = (text: string) => text.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/**
 * A parser of « 34 080,00 € », « € 500 », « 1.040 lots », « 34’080 »; null for other texts and numbers out of range.
 * @param unit pattern of the optional unit. @param most decimals.
 */
export const numberWith = (unit: string, min: number, max: number, most = 2) => {
  // « 1.040 », « 34’080 », « 34080 », « 34080,00 ».
  const number = `(?<whole>\\d{1,3}(?:[.’']\\d{3})+|\\d+)(?:[,.](?<decimals>\\d{1,${most}}))?`;
  const pattern = new RegExp(`^€?${number}(?:${unit})?$`);
  return (text: string) => {
    const found = pattern.exec(compact(text))?.groups;
    if (!found) return null;
    const { whole = "", decimals = "0" } = found;
    const value = Number(`${whole.replace(/[.’']/g, "")}.${decimals}`);
    return value >= min && value <= max ? value : null;
  };
};

/** As `numberWith`, for whole numbers. */
export const wholeWith = (unit: string, min: number, max: number) => (text: string) => {
  const value = numberWith(unit, min, max)(text);
  return Number.isInteger(value) ? value : null;
};
