import { writeFileSync } from "node:fs";

import { format, resolveConfig } from "prettier";

/** JSON as the repository keeps it: an editor's pull and a developer's formatter agree on every byte. */
export async function toJsonText(path: string, value: unknown): Promise<string> {
  const config = await resolveConfig(path, { editorconfig: true });
  return format(JSON.stringify(value, null, 2), { ...config, parser: "json" });
}

/** Writes a value as JSON, formatted as the repository keeps it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  writeFileSync(path, await toJsonText(path, value));
}
