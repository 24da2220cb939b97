/** Turns a text into an anchor: « Qui décide ? » becomes `qui-decide`. Reordering the entries does not change it. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
