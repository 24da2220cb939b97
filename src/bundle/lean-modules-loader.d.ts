export default function removeUnusedCode(this: { resourcePath: string }, source: string): string;
