/** Turns a text into an anchor: « Qui décide ? » becomes `qui-decide`. Reordering the entries does not change it. */
export const anchorOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The path of the page that a text names: « Mentions légales » is at `/mentions-legales`. */
export const pathOf = (text: string) => `/${anchorOf(text)}`;
