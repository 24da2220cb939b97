interface Part {
  text: string;
  isStressed: boolean;
}

/** Splits a text at the parts to stress, which are in their order. */
export function splitAt(text: string, stressed: readonly string[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (const part of stressed) {
    const at = rest.indexOf(part);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at), isStressed: false }, { text: part, isStressed: true });
    rest = rest.slice(at + part.length);
  }
  return [...parts, { text: rest, isStressed: false }];
}
