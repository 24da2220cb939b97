import { existsSync } from "node:fs";

/** Reads the variables of `.env`, if the file exists. Variables that are already set keep their values. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
