import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Reads the variables of `.env`, if the file exists. Variables that are already set keep their values. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** The folder of the local content: `content/`, unless CONTENT_DIRECTORY names another one, as for the frozen site. */
export const contentDirectory = () => resolve(process.env.CONTENT_DIRECTORY || "content");
