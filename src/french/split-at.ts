interface Part {
  text: string;
  isStressed: boolean;
}

/** Splits a text at the parts to stress, which are in their order. */
export function splitAt(text: string, stressed: readonly string[]): Part[] {
  const parts: Part[] = [];
  let rest = text;
  for (const part of stressed) {
    const start = rest.indexOf(part);
    if (start < 0) continue;
    parts.push({ text: rest.slice(0, start), isStressed: false });
    parts.push({ text: part, isStressed: true });
    rest = rest.slice(start + part.length);
  }
  return [...parts, { text: rest, isStressed: false }];
}
