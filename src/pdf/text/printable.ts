import { printed } from "../../content/pdf-characters";

/** A letter without its accents, if the fonts have that one: « ễ » becomes « e ». */
const withoutAccents = (character: string) =>
  /\p{L}/u.test(character) ? printed(character.normalize("NFD").charAt(0)) : undefined;

/** What stands for characters that the fonts do not have: an empty box, as in programs without a font for them. */
const UNKNOWN = "☐";

/**
 * Returns the text as the PDF writes it. The content check reports what the PDF cannot write, but a visitor may type anything:
 * letters lose their accents, and an empty box stands for emoji and other scripts. The function is idempotent.
 */
export const toPrintable = (text: string): string =>
  Array.from(text.normalize("NFC"))
    .map((character) => printed(character) ?? withoutAccents(character) ?? UNKNOWN)
    .join("")
    .replace(/☐{2,}/g, UNKNOWN);
