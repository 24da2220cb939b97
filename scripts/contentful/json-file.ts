import { writeFileSync } from "node:fs";

import { format, resolveConfig } from "prettier";

/** JSON as Prettier formats it in this repository: `content:pull` and `npm run format` write the same bytes. */
export async function toJsonText(path: string, value: unknown): Promise<string> {
  const config = await resolveConfig(path, { editorconfig: true });
  return format(JSON.stringify(value, null, 2), { ...config, parser: "json" });
}

/** Writes a value as JSON in this format. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  writeFileSync(path, await toJsonText(path, value));
}
