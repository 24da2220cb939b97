/** A text as a part of an address: « Qui décide ? » becomes `qui-decide`. It does not change when entries change places. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
